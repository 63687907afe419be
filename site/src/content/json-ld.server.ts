import * as m from 'virtual:messages'
import { identity } from '@academy/api/shared/identity/identity'
import { absolute, paths } from '~/paths'

const { address, coach } = identity

/**
 * The academy and its head coach as schema.org objects. The call window is a contact point's
 * hours, not the hall's opening hours, which nobody has promised.
 */
export function academyJsonLd() {
  const id = absolute('/#academy')
  const coachId = absolute('/#head-coach')
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SportsActivityLocation',
      '@id': id,
      name: identity.name,
      url: absolute(paths.home()),
      email: identity.email,
      foundingDate: identity.founded,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.lines.join(', '),
        addressLocality: address.city,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.country,
      },
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: identity.phone.display,
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
      },
      founder: { '@type': 'Person', name: identity.founder.name },
      employee: { '@id': coachId },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': coachId,
      name: coach.name,
      jobTitle: m.coachRole(),
      award: m.coachCredentials(),
      worksFor: { '@id': id },
    },
  ]
}

export function breadcrumbJsonLd(steps: { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

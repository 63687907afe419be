import * as m from 'virtual:messages'
import type {
  BreadcrumbList,
  ItemList,
  Person,
  SportsActivityLocation,
  WithContext,
} from 'schema-dts'
import { identity } from '@academy/api/shared/identity/identity'
import { absolute } from '~/paths'
import { paths } from '~/paths'
import { plans } from './plans'

const { address, coach } = identity

/**
 * The academy and its head coach as schema.org objects. The call window is a contact point's
 * hours, not the hall's opening hours, which nobody has promised.
 */
export function academyJsonLd(): [WithContext<SportsActivityLocation>, WithContext<Person>] {
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

export function plansJsonLd(): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: plans.map(({ title, price }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Service',
        name: title(),
        provider: { '@id': absolute('/#academy') },
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: 'INR',
        },
      },
    })),
  }
}

export function breadcrumbJsonLd(
  steps: { name: string; path: string }[]
): WithContext<BreadcrumbList> {
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

import { identity } from '~/identity'

const { address, coach } = identity

/**
 * The academy and its head coach as schema.org objects. The call window is a contact point's
 * hours, not the hall's opening hours, which nobody has promised.
 */
export function academyJsonLd(site: URL | undefined): object[] {
  const id = new URL('/#academy', site).href
  const coachId = new URL('/#head-coach', site).href
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SportsActivityLocation',
      '@id': id,
      name: identity.name,
      url: new URL('/', site).href,
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
      jobTitle: coach.role,
      hasCredential: coach.credentials,
      worksFor: { '@id': id },
    },
  ]
}

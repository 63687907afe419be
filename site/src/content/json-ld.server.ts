import * as m from 'virtual:messages'
import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { WEEKDAYS } from '@academy/api/shared/days/names'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { identity } from '@academy/api/shared/identity/identity'
import { groupWords } from '@academy/api/shared/words/batch_words'
import { plans } from '~/content/plans'
import { language } from '~/i18n/language'
import { absolute, paths } from '~/paths'

const { address } = identity
const english = namesIn('en')

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
      name: english.academy,
      url: absolute(paths.home()),
      email: identity.email,
      foundingDate: identity.founded,
      address: {
        '@type': 'PostalAddress',
        streetAddress: english.addressLines.join(', '),
        addressLocality: english.city,
        addressRegion: english.region,
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
      founder: { '@type': 'Person', name: english.founder },
      employee: { '@id': coachId },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': coachId,
      name: english.coach,
      jobTitle: m.coachRole(),
      award: m.coachCredentials(),
      worksFor: { '@id': id },
    },
  ]
}

/** The classes of the week as one course in a group, each class an instance of it; nothing without any. */
export function timetableJsonLd(batches: readonly ShownBatch[]) {
  if (batches.length === 0) return undefined
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: m.lessonsTitle(),
      description: m.servicesDescription({ plans: plans.length }),
      url: absolute(paths.services()),
      provider: {
        '@type': 'Organization',
        '@id': absolute('/#academy'),
        name: english.academy,
        url: absolute(paths.home()),
      },
      hasCourseInstance: batches.map((batch) => ({
        '@type': 'CourseInstance',
        name: groupWords(language(), batch),
        courseMode: batch.where === 'online' ? 'Online' : 'Onsite',
        courseSchedule: {
          '@type': 'Schedule',
          repeatFrequency: 'P1W',
          byDay: `https://schema.org/${WEEKDAYS.en[batch.weekday]}`,
          startTime: batch.from,
          endTime: batch.to,
          scheduleTimezone: 'Asia/Kolkata',
          ...(batch.firstDay && { startDate: batch.firstDay }),
          ...(batch.lastDay && { endDate: batch.lastDay }),
        },
        ...(batch.where === 'hall' && { location: { '@id': absolute('/#academy') } }),
        ...(batch.seats !== null && { maximumAttendeeCapacity: batch.seats }),
      })),
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

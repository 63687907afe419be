import { namesIn } from '@academy/api/shared/identity/academy_names'
import { identity } from '@academy/api/shared/identity/identity'

const DAY = 86_400_000
const INDIA_AHEAD = 5.5 * 3_600_000

/** A calendar date in India so many days from now, `YYYY-MM-DD`. */
export const inDays = (days: number) =>
  new Date(Date.now() + INDIA_AHEAD + days * DAY).toISOString().slice(0, 10)

/** A tournament with the specified fields alone. */
export const plain = {
  title: 'A plain open',
  description: 'Seven rounds, as specified.',
  formLink: 'https://forms.example/plain',
}

/** Everything that can be known of one, three weeks ahead. */
export const full = {
  title: 'District Open with every fact',
  description: 'Seven rounds in two days.\nBring a pen.',
  formLink: 'https://forms.example/full',
  maxParticipants: '120',
  prizes: JSON.stringify([
    { position: '1st', amount: 15000, description: 'and a trophy' },
    { position: '2nd', amount: 9000 },
  ]),
  startDate: inDays(21),
  endDate: inDays(22),
  reportingTime: '08:30',
  venue: 'Town Hall, Station Road',
  city: 'Sangamner',
  mapUrl: 'https://maps.example/town-hall',
  entryFee: '300',
  entryDeadline: inDays(18),
  seatsNote: '40 seats left',
  rounds: '7',
  format: 'Swiss',
  timeControl: '15 min + 10 sec',
  rated: 'fide',
  eligibility: 'Below 1600',
  categories: JSON.stringify(['Under 9', 'Women']),
  federationCodes: 'AICF 12345',
  contactName: namesIn('en').coach,
  // The academy itself: its fee can be paid by UPI.
  contactPhone: identity.phone.display,
}

export const achievement = {
  title: 'Under-13 champion',
  studentName: 'Asha Patil',
  description: 'Seven wins.',
  date: inDays(-3),
  location: 'Satara',
  ratingChange: '+115',
  tags: '["rapid"]',
}

const WORD = 'Vishwanathrao.Deshpande@sahyadrichess.example'

/** Words without a place to break in every field, the first of everything on the home page. */
export const longWords = {
  tournament: {
    ...full,
    title: `${WORD} ${'W'.repeat(95)}`,
    startDate: inDays(1),
    endDate: inDays(1),
    entryDeadline: inDays(1),
    venue: 'https://maps.app.goo.gl/AbCdEfGhIjKlMnOpQ1234567',
    federationCodes: 'AICF/2026/MAH/EventCodeVeryLongUnbroken1234567890',
    city: WORD,
    contactName: WORD,
    seatsNote: WORD,
    timeControl: WORD,
    format: WORD,
    eligibility: WORD,
  },
  achievement: {
    ...achievement,
    title: 'T'.repeat(95),
    studentName: 'N'.repeat(95),
    location: WORD,
    date: inDays(0),
  },
}

/** Texts that would run, or loosen the policy, if a page, a header or a feed took them as they are. */
export const HOSTILE =
  '</style><script>document.title = "x"</script> ]]> <!-- \'unsafe-inline\'; script-src *'
export const markup = {
  ...full,
  title: HOSTILE,
  description: `${HOSTILE}\n<iframe src="https://evil.example/"></iframe> %0d%0aX-A: 1`,
  venue: HOSTILE,
  city: HOSTILE,
  seatsNote: HOSTILE,
  eligibility: HOSTILE,
  contactName: HOSTILE,
  formLink: 'https://forms.example/?q=%3C/script%3E%27unsafe-inline%27',
  prizes: JSON.stringify([{ position: '1st', amount: 1, description: HOSTILE }]),
}

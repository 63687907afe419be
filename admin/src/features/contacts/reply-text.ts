import { languageOf } from '@academy/api/shared/text/language'
import type { AppLanguage } from '@academy/api/shared/text/languages'
import {
  fillReply,
  type Placeholder,
  type ReplyTopic,
} from '@academy/api/shared/text/ready_replies'
import { indianDay } from '@academy/api/shared/tournament/tournament_state'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { ContactMessage, Data } from '@/lib/data'
import { planPrice, plans } from './plans'

type Event = Pick<Data.Tournament, 'title' | 'startDate' | 'status'>

const HOUR_MS = 3_600_000

/** What stands in the list of everybody, upcoming ones first. */
export const eventsQuery = queryOptions({
  queryKey: ['ready-replies', 'tournaments'],
  queryFn: async (): Promise<Event[]> =>
    (await api.tournaments.index({})).data.map(({ title, startDate, status }) => ({
      ...{ title, startDate, status },
    })),
  staleTime: HOUR_MS,
  meta: { isKept: true },
})

/** Whoever writes Marathi or Hindi on the English page is answered in it. */
export function replyLanguage({ language, subject, message }: ContactMessage): AppLanguage {
  if (language === 'mr' || language === 'hi') return language
  return languageOf(`${subject} ${message}`) ?? 'en'
}

const within = (text: string, part: string) =>
  part !== '' && text.toLowerCase().includes(part.toLowerCase())

/** The plan that a subject names, in any language. */
function planIn(subject: string) {
  return plans.find(({ names }) => Object.values(names).some((name) => within(subject, name)))
}

/** The one that the subject names, else the next. */
function eventFor(subject: string, events: Event[]): Event | undefined {
  const today = indianDay(Date.now())
  const ahead = events.filter(
    ({ startDate, status }) => status === 'scheduled' && (startDate ?? '') >= today
  )
  const dayOf = ({ startDate }: Event) => startDate ?? ''
  return (
    events.find(({ title }) => within(subject, title)) ??
    ahead.sort((a, b) => dayOf(a).localeCompare(dayOf(b)))[0]
  )
}

/** The words by which a message tells its topic, in three languages and in Latin letters. */
const HINTS: [ReplyTopic, RegExp][] = [
  [
    'lesson',
    /free (?:first )?(?:lesson|class)|demo|trial|to try|मोफत|फुकट|मुफ़?्त|फ्री|नि[ः:]शुल्क|डेमो|free class/iu,
  ],
  [
    'fees',
    /\bfees?\b|\bcost|price|charges|how much|फी(?![\u0900-\u097f])|फीस|फ़ीस|शुल्क|कित(?:ी|ने) (?:रुपये|पैसे)|कितना|ख(?:़)?र्च/iu,
  ],
  ['tournament', /tournament|championship|स्पर्धा|स्पर्धे|ट[ुू]र्नामेंट|प्रतियोगिता/iu],
  [
    'batches',
    /batch|timing|schedule|sunday|class|lesson|coach|join|बॅच|बैच|वेळ|समय|रविवार|वर्ग|क्लास|कक्षा|शिक(?!ायत)|सीख|सिखा/iu,
  ],
  ['thanks', /\bthank(?:s| you)\b|धन्यवाद|आभार|शुक्रिया/iu],
]

/** A topic with a ready reply, or a greeting alone. */
export type ReplyChoice = ReplyTopic | 'greeting'

const GREETINGS: Record<AppLanguage, string> = {
  en: 'Hello {name},',
  mr: 'नमस्कार {name},',
  hi: 'नमस्ते {name},',
}

export const greetingIn = (language: AppLanguage) => `${GREETINGS[language]}\n\n`

/** What a message is most likely about, by its subject first. */
export function topicOf({ subject, message }: ContactMessage, events: Event[]): ReplyChoice {
  const plan = planIn(subject)
  if (plan) return planPrice(plan.id) === 0 ? 'lesson' : 'fees'
  if (events.some(({ title }) => within(subject, title))) return 'tournament'
  for (const text of [subject, message]) {
    const found = HINTS.find(([, words]) => words.test(text))
    if (found) return found[0]
  }
  return 'greeting'
}

/** A ready reply for a message, with what is known in the place of its placeholders. */
export function replyTo(
  { name, subject }: ContactMessage,
  text: string,
  language: AppLanguage,
  events: Event[]
): string {
  const plan = planIn(subject)
  const price = plan && planPrice(plan.id)
  const event = eventFor(subject, events)
  const values: Partial<Record<Placeholder, string>> = {
    name,
    ...(plan && { plan: plan.names[language] }),
    ...(price && { price: `₹${price.toLocaleString('en-IN')}` }),
    ...(event && { tournament: event.title }),
    ...(event?.startDate && { date: dayIn(language, event.startDate) }),
  }
  return fillReply(text, values)
}

/** A day such as 'Sunday, 13 December 2026' in a language, with Latin digits. */
function dayIn(language: AppLanguage, day: string): string {
  const locale = language === 'en' ? 'en-IN' : `${language}-IN-u-nu-latn`
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
}

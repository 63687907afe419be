import { dayWords } from '@academy/api/shared/days/day_words'
import { languageOf } from '@academy/api/shared/languages/language_of'
import type { Language } from '@academy/api/shared/languages/languages'
import {
  fillReply,
  type Placeholder,
  type ReplyTopic,
} from '@academy/api/shared/text/ready_replies'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { planRupees, plans } from '@academy/api/shared/plans/plans'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { ContactMessage, Data } from '@/lib/data'
import { mIn } from '@/lib/messages'
import { HOUR_MS } from '@academy/api/shared/days/durations'

type Event = Pick<Data.Tournament, 'title' | 'startDate' | 'status' | 'translations'>

const titlesOf = ({ title, translations = {} }: Event) => [
  title,
  ...Object.values(translations).flatMap((texts) => texts.title ?? []),
]

/** The public list: the next tournament comes first. */
export const eventsQuery = queryOptions({
  // Under its kind: whatever is saved of a tournament may be quoted in the next reply.
  queryKey: ['tournaments', 'public'],
  queryFn: async (): Promise<Event[]> => (await api.tournaments.index({})).data,
  staleTime: HOUR_MS,
  meta: { isCached: true },
})

/** Messages in Marathi or Hindi are answered in that language, also from the English page. */
export function replyLanguage({ language, subject, message }: ContactMessage): Language {
  if (language === 'mr' || language === 'hi') return language
  return languageOf(`${subject} ${message}`) ?? 'en'
}

const within = (text: string, part: string) =>
  part !== '' && text.toLowerCase().includes(part.toLowerCase())

const isNamed = (event: Event, subject: string) =>
  titlesOf(event).some((title) => within(subject, title))

function planIn(subject: string) {
  return plans.find(({ names }) => Object.values(names).some((name) => within(subject, name)))
}

function eventFor(subject: string, events: Event[]): Event | undefined {
  const today = indianDay(Date.now())
  return (
    events.find((event) => isNamed(event, subject)) ??
    events.find(({ startDate, status }) => status === 'scheduled' && (startDate ?? '') >= today)
  )
}

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

export type ReplyChoice = ReplyTopic | 'greeting'

/** With the place for the name, as a ready reply has it. */
export const greetingIn = (language: Language) =>
  `${mIn.replyGreeting(language, { name: '{name}' })}\n\n`

export function topicOf({ subject, message }: ContactMessage, events: Event[]): ReplyChoice {
  const plan = planIn(subject)
  if (plan) return plan.price === 0 ? 'lesson' : 'fees'
  if (events.some((event) => isNamed(event, subject))) return 'tournament'
  for (const text of [subject, message]) {
    const found = HINTS.find(([, words]) => words.test(text))
    if (found) return found[0]
  }
  return 'greeting'
}

export function replyTo(
  { name, subject }: ContactMessage,
  text: string,
  language: Language,
  events: Event[]
): string {
  const plan = planIn(subject)
  const event = eventFor(subject, events)
  const values: Partial<Record<Placeholder, string>> = {
    name,
    ...(plan && { plan: plan.names[language] }),
    ...(plan?.price && { price: planRupees(plan.price) }),
    ...(event && { tournament: event.translations?.[language]?.title ?? event.title }),
    ...(event?.startDate && { date: dayWords(language, event.startDate) }),
  }
  return fillReply(text, values)
}

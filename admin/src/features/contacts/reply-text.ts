import { spanWords } from '@academy/api/shared/days/day_words'
import { languageOf } from '@academy/api/shared/languages/language_of'
import type { Language } from '@academy/api/shared/languages/languages'
import {
  fillReply,
  type Placeholder,
  type ReplyTopic,
} from '@academy/api/shared/text/ready_replies'
import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { planRupees, plans } from '@academy/api/shared/plans/plans'
import { queryOptions } from '@tanstack/react-query'
import { namesDay } from '@/circular/dates'
import { api } from '@/lib/api'
import type { ContactMessage, Data } from '@/lib/data'
import { mIn } from '@/lib/messages'
import { HOUR_MS } from '@academy/api/shared/days/durations'

export type Event = Pick<
  Data.Tournament,
  '_id' | 'title' | 'startDate' | 'endDate' | 'city' | 'status' | 'translations'
>

const titlesOf = ({ title, translations = {} }: Event) => [
  title,
  ...Object.values(translations).flatMap((texts) => texts.title ?? []),
]

export const titleIn = (language: Language, { title, translations }: Event) =>
  translations?.[language]?.title ?? title

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

const isDated = ({ startDate, endDate }: Event, text: string) =>
  [startDate, endDate].some((day) => day !== null && namesDay(latinDigits(text), day))

/** The tournaments that a text names by its title or day. */
function namedIn(text: string, events: Event[]): Event[] {
  const titled = events.filter((event) => isNamed(event, text))
  return titled.length > 0 ? titled : events.filter((event) => isDated(event, text))
}

/**
 * The tournaments that a message may be about: those it names by title, day or town, or else all that
 * are to come. Of several nobody knows which one is meant.
 */
export function eventsFor({ subject, message }: ContactMessage, events: Event[]): Event[] {
  const today = indianDay(Date.now())
  const coming = events.filter(
    ({ startDate, status }) => status === 'scheduled' && (startDate ?? '') >= today
  )
  const text = `${subject} ${message}`
  const ofSubject = events.filter((event) => isNamed(event, subject))
  const ofText = namedIn(text, coming)
  const ofTown = coming.filter(({ city }) => within(text, city ?? ''))
  return [ofSubject, ofText, ofTown].find((found) => found.length > 0) ?? coming
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
  [
    'tournament',
    /tournament|tournment|championship|competition|spardha|स्पर्धा|स्पर्धे|ट[ुू]र्नामेंट|प्रतियोगिता/iu,
  ],
  [
    'batches',
    /batch|timing|schedule|sunday|class|lesson|coach|join|बॅच|बैच|वेळ|समय|रविवार|वर्ग|क्लास|कक्षा|शिक(?!ायत)|सीख|सिखा/iu,
  ],
  ['thanks', /\bthank(?:s| you)\b|धन्यवाद|आभार|शुक्रिया/iu],
]

const BY_EVENT: ReplyTopic[] = ['fees', 'batches']

export type ReplyChoice = ReplyTopic | 'greeting'

/** With the place for the name, as a ready reply has it. */
export const greetingIn = (language: Language) =>
  `${mIn.replyGreeting(language, { name: '{name}' })}\n\n`

export function topicOf({ subject, message }: ContactMessage, events: Event[]): ReplyChoice {
  const plan = planIn(subject)
  if (plan) return plan.price === 0 ? 'lesson' : 'fees'
  if (events.some((event) => isNamed(event, subject))) return 'tournament'
  for (const text of [subject, message]) {
    const found = HINTS.filter(([, words]) => words.test(text)).map(([topic]) => topic)
    const [first] = found
    // The fee or the time of a tournament is asked, not that of the classes.
    const isOfEvent = found.includes('tournament') || namedIn(message, events).length > 0
    if (first) return isOfEvent && BY_EVENT.includes(first) ? 'tournament' : first
  }
  return 'greeting'
}

/** @param event the tournament that it is about; a ready reply says nothing of one that is not known. */
export function replyTo(
  { name, subject }: ContactMessage,
  text: string,
  language: Language,
  event: Event | undefined
): string {
  const plan = planIn(subject)
  const values: Partial<Record<Placeholder, string>> = {
    name,
    ...(plan && { plan: plan.names[language] }),
    ...(plan?.price && { price: planRupees(plan.price) }),
    ...(event && { tournament: titleIn(language, event) }),
    ...(event?.startDate && {
      date: spanWords(language, event.startDate, event.endDate),
    }),
  }
  return fillReply(text, values)
}

import type { ResultsBrief } from '@academy/api/shared/results/results'
import { languages, type Language } from '@academy/api/shared/languages/languages'
import { formatRupees } from '@academy/api/shared/text/rupees'
import { NOTICE_KINDS } from '@academy/api/shared/notices/notice'
import { noticeKindWords } from '@academy/api/shared/notices/notice_words'
import type { Translation } from '@academy/api/shared/text/translations'
import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { ratedWords as rated } from '@academy/api/shared/words/entry_words'
import { prizeWords, type WordedPrize } from '@academy/api/shared/words/prize_words'
import * as titles from '@academy/api/shared/words/results_titles'
import * as results from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { STATES } from '@academy/api/shared/words/state_words'
import { useQuery } from '@tanstack/react-query'
import { ServerImage } from '@/components/server-image'
import { classLabels, lessonModes } from '@/lib/class-labels'
import { language, shared } from '@/lib/language'
import { m } from '@/lib/messages'
import { formatCalendarDate, formatTime, formatWeekday, statusWords } from '@/lib/format'
import { nameOfClass, namedClassesQuery } from '@/lib/named-classes'
import { tournamentLabels } from '@/lib/tournament-labels'
import type { Activity } from './activity-words'

const labels: Record<string, () => string> = {
  ...tournamentLabels,
  ...classLabels,
  isActive: m.status,
  studentName: m.studentName,
  date: m.date,
  location: m.location,
  ratingChange: m.ratingChange,
  tags: m.tags,
  picture: m.image,
  text: m.noticeText,
  kind: m.noticeKind,
  batchIds: m.noticeBatches,
  link: m.noticeLink,
  state: m.status,
  remindOn: m.remindOn,
  hasNote: m.note,
  notificationEmails: m.recipients,
  emailNotifications: m.emailNotifications,
  language: m.language,
  results: shared(titles.results),
}

const choices: Record<string, Record<string, () => string>> = {
  rated: {
    fide: shared(rated.fide),
    state: shared(rated.state),
    no: shared(rated.no),
  },
  status: {
    scheduled: m.scheduled,
    postponed: shared(STATES.postponed),
    cancelled: shared(STATES.cancelled),
  },
  where: lessonModes,
  kind: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, shared(noticeKindWords[kind])])),
  state: { new: m.isNew, read: m.stateRead, answered: m.stateAnswered },
}

const DAYS = [
  'startDate',
  'endDate',
  'entryDeadline',
  'movedFrom',
  'date',
  'remindOn',
  'firstDay',
  'lastDay',
]

const TIMES = ['reportingTime', 'endTime', 'from', 'to']

function wordsOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (name === 'isActive') return statusWords(Boolean(value))
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  if (name === 'weekday') return formatWeekday(Number(value))
  if (name === 'entryFee') return formatRupees(Number(value))
  if (name === 'language') return languages[value as Language]
  if (name === 'results') return resultsWords(value as LoggedResults)
  if (name === 'entryFees') return (value as GroupFee[]).map(feeWords).join('\n')
  if (name === 'prizes') return (value as WordedPrize[]).map(prizeWords).join('\n')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'object') return (value as Translation).text
  const text = String(value)
  if (DAYS.includes(name)) return formatCalendarDate(text)
  if (TIMES.includes(name)) return formatTime(text)
  return choices[name]?.[text]?.() ?? text
}

const feeWords = ({ group, amount }: GroupFee) => `${group} ${formatRupees(amount)}`

/** As it was logged: the number of rounds is null where nobody had said it. */
interface LoggedResults extends Omit<ResultsBrief, 'rounds'> {
  rounds: number | null
}

function resultsWords({ state, round, rounds }: LoggedResults): string {
  if (state === 'final') return m.resultsAreFinal()
  return round === 0
    ? results.startingList[language()]
    : roundWords.roundOf[language()](round, rounds)
}

/** Of `venue` and what is in it, and of `translations.mr.venue`, which is a field of its own. */
export function labelOf(name: string): string {
  const [first = '', language, field = ''] = name.split('.')
  if (first !== 'translations') return labels[first]?.() ?? first
  return [labels[field]?.() ?? field, languages[language as Language]].join(' · ')
}

interface Change {
  before: object | null
  after: object | null
}

export function fieldsOf({ before, after }: Change): string {
  if (after && 'results' in after) {
    return [titles.results[language()], wordsOf('results', after.results)]
      .filter(Boolean)
      .join(': ')
  }
  const names = before ? Object.keys(after ?? {}) : []
  return names.map(labelOf).join(', ')
}

/** With the text it was made from where nothing else has changed: it was kept for another one. */
function sideOf(value: unknown, other: unknown): unknown {
  const [one, another] = [value, other] as (Translation | null | undefined)[]
  const isKept = one?.text !== undefined && one.text === another?.text
  return isKept ? m.translationFor({ text: one.text, source: one.source }) : value
}

export function ChangedFields({ activity: { before, after } }: { activity: Activity }) {
  const fields = Object.entries(after ?? {}).filter(
    ([name, value]) => before || value === false || wordsOf(name, value) || name === 'picture'
  )
  return (
    <dl className="grid gap-5">
      {fields.map(([name, value]) => (
        <div key={name} className="grid gap-2">
          <dt className="font-bold text-pale">{labelOf(name)}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            {before && <State title={m.before()} name={name} value={sideOf(before[name], value)} />}
            <State title={m.after()} name={name} value={sideOf(value, before?.[name])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface StateProps {
  title: string
  name: string
  value: unknown
}

const State = ({ title, name, value }: StateProps) => (
  <div className="min-w-0 rounded-control border-l-4 border-border-strong bg-background px-4 py-3 last:border-primary">
    <p className="text-sm text-muted-foreground">{title}</p>
    <StateValue name={name} value={value} />
  </div>
)

function StateValue({ name, value }: Omit<StateProps, 'title'>) {
  if (name === 'picture') return <Thumbnail picture={value as { url: string | null } | null} />
  if (name === 'batchIds') return <ClassNames ids={(value ?? []) as string[]} />
  return <Words words={wordsOf(name, value)} />
}

const Words = ({ words }: { words: string }) => (
  <p className="wrap-anywhere whitespace-pre-line">{words || m.nothingHere()}</p>
)

/** Also of those that were removed since. */
function ClassNames({ ids }: { ids: string[] }) {
  const { data, isPending } = useQuery(namedClassesQuery(ids))
  if (ids.length > 0 && isPending) return <Words words={String(ids.length)} />
  return <Words words={ids.map((id) => nameOfClass(id, data ?? {})).join('\n')} />
}

function Thumbnail({ picture }: { picture: { url: string | null } | null }) {
  if (!picture) return <p>{m.noPicture()}</p>
  if (!picture.url) return <p>{m.pictureGone()}</p>
  return (
    <ServerImage
      src={picture.url}
      alt=""
      loading="lazy"
      decoding="async"
      className="mt-1 h-24 w-auto max-w-full rounded-control object-contain"
    />
  )
}

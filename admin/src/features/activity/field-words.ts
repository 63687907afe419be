import type { ResultsBrief } from '@academy/api/shared/results/results'
import type { AppLanguage } from '@academy/api/shared/text/languages'
import { m } from '@/lib/messages'
import { formatCalendarDate, formatRupees, statusWords } from '@/lib/format'
import { tournamentLabels } from '@/lib/tournament-labels'
import { language } from '~/i18n/language'
import type { Activity } from './queries'

const labels: Record<string, string> = {
  ...tournamentLabels,
  isActive: m.status(),
  translations: m.otherLanguages(),
  studentName: m.studentName(),
  date: m.date(),
  location: m.location(),
  ratingChange: m.ratingChange(),
  tags: m.tags(),
  text: m.replyText(),
  state: m.status(),
  remindOn: m.remindOn(),
  hasNote: m.note(),
  notificationEmails: m.recipients(),
  emailNotifications: m.emailNotifications(),
  language: m.language(),
  results: m.results(),
}

export function labelOf(name: string, kind: Activity['kind']): string {
  if (name === 'picture') return kind === 'tournaments' ? m.banner() : m.image()
  return labels[name] ?? name
}

const choices: Record<string, Record<string, string>> = {
  rated: { fide: m.ratedFide(), state: m.ratedState(), no: m.ratedNo() },
  status: { scheduled: m.scheduled(), postponed: m.postponed(), cancelled: m.cancelled() },
  state: { new: m.isNew(), read: m.stateRead(), answered: m.stateAnswered() },
}

const DAYS = new Set(['startDate', 'endDate', 'entryDeadline', 'date', 'remindOn'])

export function wordsOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (name === 'isActive') return statusWords(Boolean(value))
  if (typeof value === 'boolean') return value ? m.yes() : m.no()
  if (name === 'entryFee') return formatRupees(Number(value))
  if (name === 'language') return languageName(value as AppLanguage)
  if (name === 'results') return resultsWords(value as ResultsBrief)
  if (Array.isArray(value)) return value.map(entryWords).join(name === 'prizes' ? '\n' : ', ')
  if (typeof value === 'object') return translationWords(value as Translations)
  const text = String(value)
  return choices[name]?.[text] ?? (DAYS.has(name) ? formatCalendarDate(text) : text)
}

const resultsWords = ({ state, round, rounds }: ResultsBrief) =>
  state === 'final' ? m.resultsFinal() : m.resultsRound({ round, rounds })

const names = new Intl.DisplayNames(language(), { type: 'language' })

export const languageName = (code: AppLanguage) => names.of(code) ?? code

type Translations = Partial<Record<AppLanguage, Record<string, string>>>

function entryWords(entry: unknown): string {
  if (typeof entry === 'string') return entry
  const { position, amount, description } = entry as {
    position: string
    amount: number
    description?: string
  }
  return [`${position}: ${formatRupees(amount)}`, description].filter(Boolean).join(' ')
}

const translationWords = (translations: Translations) =>
  Object.entries(translations)
    .flatMap(([code, texts]) => [languageName(code as AppLanguage), ...Object.values(texts)])
    .join('\n')

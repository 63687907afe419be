import { latinDigits } from '@academy/api/shared/text/devanagari_digits'
import { plainText } from '@academy/api/shared/text/plain_text'
import { withScheme } from '@academy/api/shared/tournament/registration_link'
import {
  CATEGORIES_MAX,
  CATEGORIES_TOO_MANY,
  CATEGORY_MAX,
  CATEGORY_TOO_LONG,
  ENTRY_FEE_INVALID,
  ENTRY_FEE_MAX,
  factRules as rules,
  findDateFaults,
  RATED_KINDS,
  ROUNDS_INVALID,
  ROUNDS_MAX,
  ROUNDS_MIN,
  TEXT_FACTS,
  type TextFact,
} from '@academy/api/shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '@academy/api/shared/tournament/tournament_state'
import * as z from 'zod/mini'
import { m } from '@/lib/messages'
import type { ComparedField } from '@/features/items/form/compare'
import { factLabels } from '@/lib/event-facts'
import { faultMessage } from '@/lib/fault-message'
import type { Tournament } from '@/lib/data'
import { optionalWholeNumber, slug, text } from '@/lib/field-schema'
import { formatCalendarDate, formatRupees } from '@/lib/format'

function readCategories(typed: string): string[] {
  const labels = typed.split(/[,\n]/).map((label) => plainText(label))
  return [...new Set(labels.filter(Boolean))]
}

const categories = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const labels = readCategories(typed)
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message: faultMessage(message), input: typed })
      return z.NEVER
    }
    if (labels.length > CATEGORIES_MAX) return refuse(CATEGORIES_TOO_MANY)
    if (labels.some((label) => label.length > CATEGORY_MAX)) return refuse(CATEGORY_TOO_LONG)
    return labels
  })
)

/** The fields of the folded part; texts may be empty, dates and times are India's. */
export const factFields = {
  ...(Object.fromEntries(TEXT_FACTS.map((name) => [name, text(rules[name])])) as Record<
    TextFact,
    ReturnType<typeof text>
  >),
  contactPhone: text(rules.contactPhone, latinDigits),
  mapUrl: text(rules.mapUrl, withScheme),
  resultsUrl: text(rules.resultsUrl, withScheme),
  entryFee: optionalWholeNumber({ min: 0, max: ENTRY_FEE_MAX, message: ENTRY_FEE_INVALID }),
  rounds: optionalWholeNumber({ min: ROUNDS_MIN, max: ROUNDS_MAX, message: ROUNDS_INVALID }),
  rated: z.enum(['', ...RATED_KINDS]),
  categories,
  status: z.enum(TOURNAMENT_STATUSES),
  slug,
}

type FactSchema = z.ZodMiniObject<typeof factFields>
export type TypedFacts = z.input<FactSchema>
export type CheckedFacts = z.output<FactSchema>
export type FactName = keyof TypedFacts

const FACT_NAMES = Object.keys(factFields) as FactName[]

export const isFact = (name: string): name is FactName => name in factFields

type Dates = Parameters<typeof findDateFaults>[0]

/** Whether the dates follow each other; said beside whatever else is wrong. */
export const dateChecks = (['endDate', 'entryDeadline'] as const).map((name) =>
  z.refine<Dates>((dates) => !findDateFaults(dates)[name], {
    path: [name],
    error: ({ input }) => faultMessage(findDateFaults(input as Dates)[name] ?? ''),
    when: () => true,
  })
)

export function typedFacts(tournament: Tournament | undefined): TypedFacts {
  const texts = FACT_NAMES.map((name) => [name, String(tournament?.[name] ?? '')])
  return {
    ...(Object.fromEntries(texts) as TypedFacts),
    categories: tournament?.categories.join(', ') ?? '',
    status: tournament?.status ?? 'scheduled',
  }
}

/** What a copy does not take over: it is another event. */
export const UNCOPIED_FACTS = {
  status: 'scheduled',
  statusReason: '',
  slug: '',
  startDate: '',
  endDate: '',
  entryDeadline: '',
  resultsUrl: '',
} satisfies Partial<TypedFacts>

/** The facts as the form is sent; an address that is empty stays as it is. */
export function factTexts(checked: CheckedFacts) {
  return {
    ...checked,
    entryFee: checked.entryFee?.toString() ?? '',
    rounds: checked.rounds?.toString() ?? '',
    categories: JSON.stringify(checked.categories),
    slug: checked.slug || undefined,
  }
}

export const ratedWords = {
  '': m.ratedUnsaid(),
  fide: m.ratedFide(),
  state: m.ratedState(),
  no: m.ratedNo(),
}
export const eventStatusWords = {
  scheduled: m.scheduled(),
  postponed: m.postponed(),
  cancelled: m.cancelled(),
}

export function factWords(name: FactName, facts: Partial<TypedFacts>): string {
  const typed = facts[name]
  if (!typed) return ''
  if (name in rules && 'isDay' in rules[name as TextFact]) return formatCalendarDate(typed)
  switch (name) {
    case 'entryFee':
      return formatRupees(Number(typed.replace(/\D/g, '')))
    case 'rated':
      return ratedWords[facts.rated ?? '']
    case 'status':
      return eventStatusWords[facts.status ?? 'scheduled']
    case 'categories':
      return readCategories(typed).join(', ')
    default:
      return typed
  }
}

export const comparedFacts: readonly ComparedField<TypedFacts>[] = FACT_NAMES.map((name) => ({
  name,
  label: factLabels[name],
  words: (facts) => factWords(name, facts),
}))

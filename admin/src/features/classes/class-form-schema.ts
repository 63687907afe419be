import {
  batchRules,
  findContradictions,
  LESSON_MODES,
  plainAges,
  seatsRule,
  seatsTakenRule,
  type Batch,
  type LessonMode,
} from '@academy/api/shared/classes/batches'
import type { Language } from '@academy/api/shared/languages/languages'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import * as z from 'zod/mini'
import type { ComparedField } from '@/features/items/form/compare'
import { translationsSchema } from '@/features/items/translations/translations-schema'
import {
  comparedTranslations,
  typedTranslations,
} from '@/features/items/translations/typed-translations'
import { classLabels, lessonModes } from '@/lib/class-labels'
import { faultMessage } from '@/lib/fault-message'
import { optionalWholeNumber, text } from '@/lib/field-schema'
import { formatCalendarDate, formatTime, formatWeekday } from '@/lib/format'
import type { Snapshot } from '@/unsent/forms'
import type { DirectorsClass } from './class-kind'

const DAYS = ['0', '1', '2', '3', '4', '5', '6'] as const

const fields = z.object({
  weekday: z.enum(DAYS),
  from: text(batchRules.from),
  to: text(batchRules.to),
  level: text(batchRules.level),
  ages: text(batchRules.ages, plainAges),
  where: z.enum(LESSON_MODES),
  place: text(batchRules.place),
  seats: optionalWholeNumber(seatsRule),
  seatsTaken: optionalWholeNumber(seatsTakenRule),
  firstDay: text(batchRules.firstDay),
  lastDay: text(batchRules.lastDay),
  translations: translationsSchema(translationRules.classes),
})

type Compared = Parameters<typeof findContradictions>[0]

function contradictionAt(name: keyof Batch, batch: Compared) {
  const [, , fault] = findContradictions(batch).find(([field]) => field === name) ?? []
  return fault
}

/** Whether fields go together, whatever else is wrong. */
const checks = (['to', 'ages', 'level', 'seats', 'seatsTaken', 'lastDay'] as const).map((name) =>
  z.refine<Compared>((batch) => contradictionAt(name, batch) === undefined, {
    path: [name],
    error({ input }) {
      const fault = contradictionAt(name, input as Compared)
      return fault && faultMessage(fault)
    },
    when: () => true,
  })
)

export const classSchema = fields.check(...checks)

type TypedClass = z.input<typeof classSchema>
export type CheckedClass = z.output<typeof classSchema>

/** A new one is proposed as most are: on Sunday, in the hall. */
export const classSnapshot = (one: DirectorsClass | undefined): Snapshot<TypedClass> => ({
  values: {
    weekday: DAYS[one?.weekday ?? 0] ?? '0',
    from: one?.from ?? '',
    to: one?.to ?? '',
    level: one?.level ?? '',
    ages: one?.ages ?? '',
    where: one?.where ?? 'hall',
    place: one?.place ?? '',
    seats: String(one?.seats ?? ''),
    seatsTaken: String(one?.seatsTaken ?? ''),
    firstDay: one?.firstDay ?? '',
    lastDay: one?.lastDay ?? '',
    translations: typedTranslations(translationRules.classes, one?.translations),
  },
  pictureUrl: null,
  version: one?.version,
})

export const classTranslated = {
  level: classLabels.level,
  place: classLabels.place,
}

/** What a level is called in a language by a class that has it; undefined where none says it. */
export const levelIn = (language: Language, level: string, classes: readonly DirectorsClass[]) =>
  classes
    .map(({ translations }) => translations?.[language]?.level)
    .find((translation) => translation?.source === level)?.text

/** A class online has no place. */
export const onlineTranslated = { level: classLabels.level }

export const weekdayOptions = () => DAYS.map((day) => [day, formatWeekday(Number(day))] as const)

export const modeOptions = () =>
  LESSON_MODES.map((mode): [LessonMode, string] => [mode, lessonModes[mode]()])

const TEXTS = ['level', 'ages', 'place', 'seats', 'seatsTaken'] as const

export const classFields: readonly ComparedField<TypedClass>[] = [
  {
    name: 'weekday',
    label: classLabels.weekday,
    words: ({ weekday }) => formatWeekday(Number(weekday)),
  },
  ...(['from', 'to'] as const).map((name) => ({
    name,
    label: classLabels[name],
    words: (typed: TypedClass) => typed[name] && formatTime(typed[name]),
  })),
  ...TEXTS.map((name) => ({
    name,
    label: classLabels[name],
    words: (typed: TypedClass) => typed[name],
  })),
  {
    name: 'where',
    label: classLabels.where,
    words: ({ where }) => lessonModes[where](),
  },
  ...(['firstDay', 'lastDay'] as const).map((name) => ({
    name,
    label: classLabels[name],
    words: (typed: TypedClass) => typed[name] && formatCalendarDate(typed[name]),
  })),
  ...comparedTranslations(classTranslated),
]

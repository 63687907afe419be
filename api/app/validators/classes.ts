import vine from '@vinejs/vine'
import type { Faults } from '#exceptions/error_body'
import { FieldError } from '#exceptions/field_error'
import {
  batchesRule,
  findBatchFaults,
  lessonTranslations,
  LESSON_MODES,
  plainBatch,
  type Batch,
} from '#shared/classes/batches'
import { notAList, tooMany } from '#shared/rules/list_field_rule'
import {
  readTranslations,
  translationRules,
  type TranslatedField,
} from '#shared/rules/translation_rules'
import type { SourcedTranslations } from '#shared/text/translations'
import { isUuid } from '#support/uuid'
import { reportingBy } from '#validators/fault_reporter'

const absentIsEmpty = (value: unknown) => value ?? ''
const emptyIsNull = (value: unknown) => (value === '' ? null : (value ?? null))

const text = () => vine.string().parse(absentIsEmpty)
const whole = () => vine.number({ strict: true }).withoutDecimals()
const wholeOrNull = () => whole().parse(emptyIsNull).nullable()
const dayOrNull = () => vine.string().parse(emptyIsNull).nullable()

const batch = vine.object({
  _id: vine.string().optional(),
  weekday: whole(),
  from: text(),
  to: text(),
  level: text(),
  ages: text(),
  where: vine.enum(LESSON_MODES),
  place: text(),
  seats: wholeOrNull(),
  seatsTaken: wholeOrNull(),
  firstDay: dayOrNull(),
  lastDay: dayOrNull(),
  translations: vine.any().optional(),
})

/** Of its form alone; what the values are worth is told by `readBatches`. */
export const classesValidator = vine.create({
  batches: vine.array(batch).maxLength(batchesRule.max),
})
classesValidator.errorReporter = reportingBy((rule) =>
  rule === 'array.maxLength' ? tooMany(batchesRule) : notAList(batchesRule)
)

export interface SentBatch extends Batch {
  id?: string
  translations: SourcedTranslations<TranslatedField<'classes'>>
  /** What is wrong with it, by its fields: no reason to refuse one that stays as it is stored. */
  faults?: Faults
}

type Sent = Awaited<ReturnType<typeof classesValidator.validate>>['batches'][number]

/** @throws FieldError for ids that are none, or of two classes: `batches.2._id` */
export function readBatches(sent: Sent[]): SentBatch[] {
  const wrongIds: Faults = {}
  const known = new Set<string>()
  const batches = sent.map(({ _id, translations, ...one }, index): SentBatch => {
    const plain = plainBatch(one)
    const faults: Faults = { ...findBatchFaults(plain) }
    const id = _id?.toLowerCase()
    const place = `batches.${index}._id`
    if (id && !isUuid(id)) wrongIds[place] = notAList(batchesRule)
    else if (id && known.has(id)) wrongIds[place] = { code: 'class_twice' }
    if (id) known.add(id)
    const { value, fault } = readTranslations(translationRules.classes, translations ?? {})
    if (fault) faults.translations = fault
    return {
      ...plain,
      ...(id && { id }),
      // As sent, so that wrong ones can be told from those that are stored.
      translations: fault ? translations : lessonTranslations(plain, value),
      faults,
    }
  })
  if (Object.keys(wrongIds).length > 0) throw new FieldError(wrongIds)
  return batches
}

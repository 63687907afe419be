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
}

type Sent = Awaited<ReturnType<typeof classesValidator.validate>>['batches'][number]

/** @throws FieldError with the first fault of each field: `batches.2.to` */
export function readBatches(sent: Sent[]): SentBatch[] {
  const faults: Faults = {}
  const known = new Set<string>()
  const batches = sent.map(({ _id, translations, ...one }, index): SentBatch => {
    const plain = plainBatch(one)
    const found: Faults = { ...findBatchFaults(plain) }
    const id = _id?.toLowerCase()
    if (id && !isUuid(id)) found._id = notAList(batchesRule)
    else if (id && known.has(id)) found._id = { code: 'class_twice' }
    if (id) known.add(id)
    const { value, fault } = readTranslations(translationRules.classes, translations ?? {})
    if (fault) found.translations = fault
    for (const [field, what] of Object.entries(found)) {
      faults[`batches.${index}.${field}`] = what
    }
    return {
      ...plain,
      ...(id && { id }),
      translations: lessonTranslations(plain, value ?? {}),
    }
  })
  if (Object.keys(faults).length > 0) throw new FieldError(faults)
  return batches
}

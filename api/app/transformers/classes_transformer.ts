import { BaseTransformer } from '@adonisjs/core/transformers'
import type Batch from '#models/batch'
import { lessonPlace } from '#shared/classes/batches'
import { isGivenFrom } from '#shared/classes/next_lesson'
import { indianDay } from '#shared/days/indian_days'
import { languageOf } from '#shared/languages/language_of'
import type { TranslatedField } from '#shared/rules/translation_rules'
import { publicTranslations, storedTranslations } from '#support/stored_translations'

export interface Classes {
  batches: Batch[]
  /** Of the whole list. */
  version: number
}

function fieldsOf(batch: Batch) {
  return {
    _id: batch.id,
    weekday: batch.weekday,
    from: batch.from,
    to: batch.to,
    level: batch.level,
    ages: batch.ages,
    where: batch.where,
    place: lessonPlace(batch),
    seats: batch.seats,
    seatsTaken: batch.seatsTaken,
    firstDay: batch.firstDay,
    lastDay: batch.lastDay,
  }
}

function publicBatch(batch: Batch) {
  const fields = fieldsOf(batch)
  const language = languageOf(`${fields.level} ${fields.place}`)
  const translations = publicTranslations<TranslatedField<'classes'>>({
    ...fields,
    translations: batch.translations,
  })
  return {
    ...fields,
    ...(language && { language }),
    ...(translations && { translations }),
  }
}

/** Those that are over are left out. */
export function publicBatches(batches: Batch[]) {
  const today = indianDay(Date.now())
  return batches.filter((batch) => isGivenFrom(today, batch)).map(publicBatch)
}

export function directorsBatch(batch: Batch) {
  const translations = storedTranslations<TranslatedField<'classes'>>(batch)
  return { ...fieldsOf(batch), version: batch.version, ...(translations && { translations }) }
}

export default class ClassesTransformer extends BaseTransformer<Classes> {
  toObject() {
    return { batches: publicBatches(this.resource.batches) }
  }

  /** All, with all translations and their sources, and the version that `If-Match` is made from. */
  forAdmin() {
    const { batches, version } = this.resource
    return { batches: batches.map(directorsBatch), version }
  }
}

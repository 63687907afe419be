import { BaseTransformer } from '@adonisjs/core/transformers'
import type Notice from '#models/notice'
import { languageOf } from '#shared/languages/language_of'
import type { TranslatedField } from '#shared/rules/translation_rules'
import { publicTranslations, storedTranslations } from '#support/stored_translations'

export default class NoticeTransformer extends BaseTransformer<Notice> {
  toObject() {
    const translations = publicTranslations<TranslatedField<'notices'>>(this.resource)
    return { ...this.#fields(), ...(translations && { translations }) }
  }

  #fields() {
    const { resource } = this
    const { place, text } = resource
    const language = languageOf(`${text} ${place}`)
    return {
      _id: resource.id,
      kind: resource.kind,
      firstDay: resource.firstDay,
      lastDay: resource.lastDay,
      batchIds: resource.batchIds,
      place,
      text,
      link: resource.link,
      ...(language && { language }),
      version: resource.version,
      updatedAt: resource.updatedAt,
    }
  }

  /** With all translations and their sources: also those that are not shown. */
  forAdmin() {
    const { resource } = this
    const translations = storedTranslations<TranslatedField<'notices'>>(resource)
    return {
      ...this.#fields(),
      createdAt: resource.createdAt,
      ...(translations && { translations }),
    }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import type Achievement from '#models/achievement'
import { goneAt } from '#models/mixins/soft_deletes'
import { publicTranslations, storedTranslations } from '#support/stored_translations'
import { isPublic } from '#visibility/public_rows'
import { sharePicture } from '#pictures/share_picture'
import { pictureUrl, toPicture } from '#pictures/stored_picture'
import { signedPictureUrl } from '#pictures/signed_picture_url'
import type { TranslatedField } from '#shared/rules/translation_rules'
import { languageOf } from '#shared/languages/language_of'

export default class AchievementTransformer extends BaseTransformer<Achievement> {
  toObject() {
    return { ...this.#fields(), ...this.#translations() }
  }

  #fields() {
    const { resource } = this
    // Pictures that are not public have signed URLs, for the director.
    const urlOf = isPublic(resource) ? undefined : signedPictureUrl
    const { title, studentName, description, location, tags, picture } = resource
    const language = languageOf([title, studentName, description, location, ...tags].join(' '))
    return {
      _id: resource.id,
      slug: resource.slug,
      title,
      studentName,
      description,
      date: resource.date,
      location,
      ratingChange: resource.ratingChange,
      tags,
      image: picture && pictureUrl(picture, urlOf),
      imagePicture: picture && toPicture(picture, urlOf),
      ...(language && { language }),
      isActive: resource.isActive,
      createdAt: resource.createdAt,
    }
  }

  #translations() {
    const translations = publicTranslations<TranslatedField<'achievements'>>(this.resource)
    return translations && { translations }
  }

  forPage() {
    const { resource } = this
    return {
      ...this.toObject(),
      version: resource.version,
      updatedAt: resource.updatedAt,
      sharePicture: sharePicture({ kind: 'achievements', item: resource }),
    }
  }

  /** With all translations and their sources: also those that are not shown. */
  forAdmin() {
    const { version } = this.resource
    const translations = storedTranslations<TranslatedField<'achievements'>>(this.resource)
    return { ...this.#fields(), version, ...(translations && { translations }) }
  }

  deleted() {
    const deletedAt = this.resource.deletedAt ?? null
    return { ...this.forAdmin(), deletedAt, goneAt: deletedAt && goneAt(deletedAt) }
  }
}

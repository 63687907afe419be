import { BaseTransformer } from '@adonisjs/core/transformers'
import type Achievement from '#models/achievement'
import { goneAt } from '#models/mixins/soft_deletes'
import { storedTranslations } from '#database/stored_translations'
import { isPublic } from '#visibility/public_rows'
import { sharePicture } from '#pictures/share_picture'
import { pictureUrl, readStoredPicture, toPicture } from '#pictures/stored_picture'
import { signedPictureUrl } from '#pictures/signed_picture_url'
import { languageOf } from '#shared/text/language'
import type { AchievementTranslations } from '#shared/text/translations'

export default class AchievementTransformer extends BaseTransformer<Achievement> {
  toObject() {
    const { resource } = this
    // Pictures that are not public have signed URLs, for the director.
    const urlOf = isPublic(resource) ? undefined : signedPictureUrl
    const picture = readStoredPicture(resource.picture)
    const { title, studentName, description, location, tags } = resource
    const translations = storedTranslations<AchievementTranslations>(resource.translations)
    const language = languageOf([title, studentName, description, location, tags].join(' '))
    return {
      _id: resource.id,
      slug: resource.slug,
      title,
      studentName,
      description,
      date: resource.date,
      location,
      ratingChange: resource.ratingChange,
      tags: JSON.parse(tags) as string[],
      image: picture && pictureUrl(picture, urlOf),
      imagePicture: picture && toPicture(picture, urlOf),
      ...(language && { language }),
      ...(translations && { translations }),
      isActive: Boolean(resource.isActive),
      createdAt: resource.createdAt,
    }
  }

  forPage() {
    const { resource } = this
    return {
      ...this.toObject(),
      version: resource.version,
      updatedAt: resource.updatedAt,
      sharePicture: sharePicture({ list: 'achievements', item: resource }),
    }
  }

  forAdmin() {
    return { ...this.toObject(), version: this.resource.version }
  }

  deleted() {
    const deletedAt = this.resource.deletedAt ?? null
    return { ...this.forAdmin(), deletedAt, goneAt: deletedAt && goneAt(deletedAt) }
  }
}

import { BaseTransformer } from '@adonisjs/core/transformers'
import { goneAt } from '#models/mixins/soft_deletes'
import type Tournament from '#models/tournament'
import { publicTranslations, storedTranslations } from '#support/stored_translations'
import { isPublic } from '#visibility/public_rows'
import { pictureUrl, toPicture } from '#pictures/stored_picture'
import { signedPictureUrl } from '#pictures/signed_picture_url'
import type { TranslatedField } from '#shared/rules/translation_rules'
import { languageOf } from '#shared/languages/language_of'
import type { ListedPrize } from '#shared/tournament/prize_ids'
import { prizeCount, prizeTotal } from '#shared/tournament/prizes'
import { TEXT_FACTS, type TextFact } from '#shared/tournament/tournament_facts'

/** The texts that a director writes freely; all others are in Latin letters. */
const freeTexts = (row: Tournament) =>
  [
    row.title,
    row.description,
    ...row.prizes.flatMap(({ position, description }) => [position, description]),
    ...row.categories,
    ...row.entryFees.map(({ group }) => group),
    ...TEXT_FACTS.map((name) => row[name]),
  ].join(' ')

/** `places`: how many places win this amount; absent for one. */
const withPlaces = (prize: ListedPrize, places: number): ListedPrize & { places?: number } =>
  places > 1 ? { ...prize, places } : prize

/** Unknown facts are null or an empty list; dates and times are Indian. */
function factsOf(row: Tournament) {
  const texts = Object.fromEntries(TEXT_FACTS.map((name) => [name, row[name]]))
  return {
    ...(texts as Record<TextFact, string | null>),
    entryFee: row.entryFee,
    entryFees: row.entryFees,
    rounds: row.rounds,
    rated: row.rated,
    categories: row.categories,
    status: row.status,
  }
}

export default class TournamentTransformer extends BaseTransformer<Tournament> {
  toObject() {
    return { ...this.#fields(), ...this.#translations() }
  }

  #fields() {
    const { resource } = this
    // Pictures that are not public have signed URLs, for the director.
    const urlOf = isPublic(resource) ? undefined : signedPictureUrl
    const { picture, listedPrizes: prizes } = resource
    const counts = prizes.map((prize) => prizeCount(prize))
    const total = prizeTotal(prizes, counts)
    const language = languageOf(freeTexts(resource))
    return {
      _id: resource.id,
      slug: resource.slug,
      title: resource.title,
      description: resource.description,
      banner: picture && pictureUrl(picture, urlOf),
      bannerPicture: picture && toPicture(picture, urlOf),
      formLink: resource.formLink,
      isActive: resource.isActive,
      maxParticipants: resource.maxParticipants,
      prizes: prizes.map((prize, at) => withPlaces(prize, counts[at] ?? 1)),
      ...(total.count > prizes.length && { prizeTotal: total }),
      ...(language && { language }),
      ...factsOf(resource),
      results: resource.results,
      createdAt: resource.createdAt,
    }
  }

  #translations() {
    const translations = publicTranslations<TranslatedField<'tournaments'>>(this.resource)
    return translations && { translations }
  }

  forCalendar() {
    const { version, updatedAt } = this.resource
    return { ...this.toObject(), version, updatedAt }
  }

  /** With all translations and their sources: also those that are not shown. */
  forAdmin() {
    const { version } = this.resource
    const translations = storedTranslations<TranslatedField<'tournaments'>>(this.resource)
    return { ...this.#fields(), version, ...(translations && { translations }) }
  }

  deleted() {
    const deletedAt = this.resource.deletedAt ?? null
    return { ...this.forAdmin(), deletedAt, goneAt: deletedAt && goneAt(deletedAt) }
  }
}

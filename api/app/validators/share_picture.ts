import vine from '@vinejs/vine'
import { LANGUAGES } from '#shared/text/languages'
import { NO_TRANSLATIONS } from '#database/stored_translations'
import { plainText } from '#shared/text/plain_text'
import { ENTRY_FEE_MAX, factRules } from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'
import { readTranslations, translationRules } from '#shared/rules/translation_rules'
import { exists } from '#validators/calendar_date'
import { readJson } from '#validators/json_field'
import { pictureField, pictureSentences } from '#validators/picture_field'
import { sentencesOf } from '#validators/text_field'

/** More than any of its texts may have; the card cuts what does not fit. */
const LONGEST = 200

// A form that is being filled in is no error: what cannot be used yet counts as not known.

/** An absent field has to come through too, to be told that nothing is known. */
const sent = () => vine.any().parse((value) => value ?? '')

/** Whatever was sent, as one line. */
const line = () =>
  sent().transform((value) =>
    typeof value === 'string' ? plainText(value).replace(/\s+/g, ' ').slice(0, LONGEST) : ''
  )

const day = () =>
  sent().transform((value) => {
    const isDay = typeof value === 'string' && factRules.startDate.pattern.value.test(value)
    return isDay && exists(value) ? (value as string) : null
  })

const fee = () =>
  sent().transform((value) => {
    const rupees = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : null
    return rupees !== null && rupees <= ENTRY_FEE_MAX ? rupees : null
  })

const status = () =>
  sent().transform((value) => TOURNAMENT_STATUSES.find((known) => known === value) ?? 'scheduled')

/** The language that the card's own words are in. */
const language = () =>
  sent().transform((value) => LANGUAGES.find((known) => known === value) ?? 'en')

const translations = (list: keyof typeof translationRules) =>
  sent().transform((value) => {
    const read = readTranslations(translationRules[list], readJson(value))
    return typeof read === 'string' ? NO_TRANSLATIONS : JSON.stringify(read)
  })

export const tournamentSharePictureValidator = vine.create({
  id: line(),
  language: language(),
  title: line(),
  startDate: day(),
  endDate: day(),
  venue: line(),
  city: line(),
  entryFee: fee(),
  entryDeadline: day(),
  status: status(),
  statusReason: line(),
  translations: translations('tournaments'),
  banner: pictureField().optional(),
})
tournamentSharePictureValidator.messagesProvider = sentencesOf({}, pictureSentences('banner'))

export const achievementSharePictureValidator = vine.create({
  id: line(),
  language: language(),
  title: line(),
  studentName: line(),
  date: day(),
  location: line(),
  ratingChange: line(),
  translations: translations('achievements'),
  image: pictureField().optional(),
})
achievementSharePictureValidator.messagesProvider = sentencesOf({}, pictureSentences('image'))

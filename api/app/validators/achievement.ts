import vine from '@vinejs/vine'
import {
  TAG_MAX,
  TAG_TOO_LONG,
  TAGS_INVALID,
  TAGS_MAX,
  TAGS_TOO_MANY,
  achievementRules as rules,
} from '#shared/rules/achievement_rules'
import { slugRule } from '#shared/rules/slug_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { booleanField, booleanSentences } from '#validators/boolean_field'
import { calendarDate } from '#validators/calendar_date'
import { pictureField, pictureSentences, removePictureField } from '#validators/picture_field'
import { tagsField } from '#validators/tags_field'
import { sentencesOf, textField } from '#validators/text_field'
import { translationsField } from '#validators/translations_field'

const optional = {
  ratingChange: textField(rules.ratingChange).optional(),
  tags: tagsField({
    max: TAGS_MAX,
    tooMany: TAGS_TOO_MANY,
    longest: TAG_MAX,
    tooLong: TAG_TOO_LONG,
    invalid: TAGS_INVALID,
  }).optional(),
  isActive: booleanField().optional(),
  translations: translationsField(translationRules.achievements).optional(),
  image: pictureField().optional(),
}

const messages = sentencesOf(rules, {
  ...booleanSentences('isActive'),
  ...pictureSentences('image'),
})

export const createAchievementValidator = vine.create({
  title: textField(rules.title),
  studentName: textField(rules.studentName),
  description: textField(rules.description),
  date: calendarDate(rules.date),
  location: textField(rules.location),
  ...optional,
})
createAchievementValidator.messagesProvider = messages

export const updateAchievementValidator = vine.create({
  title: textField(rules.title).optional(),
  studentName: textField(rules.studentName).optional(),
  description: textField(rules.description).optional(),
  date: calendarDate(rules.date).optional(),
  location: textField(rules.location).optional(),
  ...optional,
  removePicture: removePictureField('image').optional(),
  slug: textField(slugRule).optional(),
})
updateAchievementValidator.messagesProvider = messages

import vine from '@vinejs/vine'
import * as limits from '#shared/rules/achievement_rules'
import { slugRule } from '#shared/rules/slug_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { booleanField, booleanMessages } from '#validators/boolean_field'
import { calendarDate } from '#validators/calendar_date'
import { pictureField, pictureMessages, removePictureField } from '#validators/picture_field'
import { tagsField } from '#validators/tags_field'
import { messagesOf, textField } from '#validators/text_field'
import { translationsField } from '#validators/translations_field'

const { achievementRules: rules } = limits

const required = {
  title: textField(rules.title),
  studentName: textField(rules.studentName),
  description: textField(rules.description),
  date: calendarDate(rules.date),
  location: textField(rules.location),
}

const optional = {
  ratingChange: textField(rules.ratingChange).optional(),
  tags: tagsField({
    max: limits.TAGS_MAX,
    tooMany: limits.TAGS_TOO_MANY,
    longest: limits.TAG_MAX,
    tooLong: limits.TAG_TOO_LONG,
    invalid: limits.TAGS_INVALID,
  }).optional(),
  isActive: booleanField().optional(),
  translations: translationsField(translationRules.achievements).optional(),
  image: pictureField().optional(),
}

const messages = messagesOf(rules, {
  ...booleanMessages('isActive'),
  ...pictureMessages('image'),
})

export const createAchievementValidator = vine.create({ ...required, ...optional })
createAchievementValidator.messagesProvider = messages

export const updateAchievementValidator = vine.create({
  ...vine.object(required).partial().getProperties(),
  ...optional,
  removePicture: removePictureField('image').optional(),
  slug: textField(slugRule).optional(),
})
updateAchievementValidator.messagesProvider = messages

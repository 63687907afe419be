import vine from '@vinejs/vine'
import { achievementRules as rules, tagRule, tagsRule } from '#shared/rules/achievement_rules'
import { slugRule } from '#shared/rules/slug_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { booleanField } from '#validators/boolean_field'
import { reporting } from '#validators/fault_reporter'
import { pictureField, removePictureField } from '#validators/picture_field'
import { tagsField } from '#validators/tags_field'
import { textField } from '#validators/text_field'
import { translationsField } from '#validators/translations_field'

const required = {
  title: textField(rules.title),
  studentName: textField(rules.studentName),
  description: textField(rules.description),
  date: textField(rules.date),
  location: textField(rules.location),
}

const optional = {
  ratingChange: textField(rules.ratingChange).optional(),
  tags: tagsField(tagsRule, tagRule).optional(),
  isActive: booleanField().optional(),
  translations: translationsField(translationRules.achievements).optional(),
  image: pictureField().optional(),
}

export const createAchievementValidator = vine.create({ ...required, ...optional })
createAchievementValidator.errorReporter = reporting(rules)

export const updateAchievementValidator = vine.create({
  ...vine.object(required).partial().getProperties(),
  ...optional,
  removePicture: removePictureField('image').optional(),
  slug: textField(slugRule).optional(),
})
updateAchievementValidator.errorReporter = reporting(rules)

import vine from '@vinejs/vine'
import { NOTICE_KINDS } from '#shared/notices/notice'
import { KIND_MISSING, noticeBatchesRule, noticeRules as rules } from '#shared/notices/notice_rules'
import { notAList, tooMany } from '#shared/rules/list_field_rule'
import { translationRules } from '#shared/rules/translation_rules'
import { reporting, unknownChoice } from '#validators/fault_reporter'
import { textField } from '#validators/text_field'
import { translationsObject } from '#validators/translations_field'

const required = {
  kind: vine.enum(NOTICE_KINDS),
  firstDay: textField(rules.firstDay),
  lastDay: textField(rules.lastDay),
}

const optional = {
  batchIds: vine
    .array(vine.string())
    .maxLength(noticeBatchesRule.max)
    .parse((ids) => (Array.isArray(ids) ? [...new Set(ids)] : ids))
    .optional(),
  place: textField(rules.place).optional(),
  text: textField(rules.text).optional(),
  link: textField(rules.link).optional(),
  translations: translationsObject(translationRules.notices).optional(),
}

const ownReporting = reporting(rules, {
  'kind.enum': unknownChoice('The kind', NOTICE_KINDS),
  'kind.required': KIND_MISSING,
  'batchIds.array': notAList(noticeBatchesRule),
  'batchIds.*.string': notAList(noticeBatchesRule),
  'array.maxLength': tooMany(noticeBatchesRule),
})

export const createNoticeValidator = vine.create({ ...required, ...optional })
createNoticeValidator.errorReporter = ownReporting

export const updateNoticeValidator = vine.create({
  ...vine.object(required).partial().getProperties(),
  ...optional,
})
updateNoticeValidator.errorReporter = ownReporting

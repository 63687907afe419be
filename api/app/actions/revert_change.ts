import { randomUUIDv7 } from 'node:crypto'
import { changeSettings } from '#actions/change_settings'
import { restoreItem } from '#actions/restore_item'
import { saveItem } from '#actions/save_item'
import { NothingBefore, PictureGone } from '#exceptions/refusals'
import type { ShownActivity } from '#activity/activities'
import { FieldError } from '#exceptions/field_error'
import { isKind, kindOf, modelOf, type Item, type Kind } from '#kinds'
import type { Fields } from '#activity/log'
import { readReplyId } from '#activity/reply_id'
import { revertedTranslations } from '#activity/item_content'
import { readTranslations, translationRules } from '#shared/rules/translation_rules'
import Tournament from '#models/tournament'
import { readStoredPicture } from '#pictures/stored_picture'
import { updateAchievementValidator } from '#validators/achievement'
import { readyReplyValidator } from '#validators/ready_replies'
import { settingsValidator } from '#validators/settings'
import { updateTournamentValidator } from '#validators/tournament'
import { assertDates } from '#validators/tournament_facts'

function formOf(fields: Fields): Fields {
  const texts = Object.entries(fields).map(([name, value]) => {
    if (value === null) return [name, '']
    return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]
  })
  return Object.fromEntries(texts)
}

function storable(kind: Kind, translations: object): string {
  const { value, fault } = readTranslations(translationRules[kind], translations)
  if (fault) throw new FieldError({ translations: fault })
  return JSON.stringify(value)
}

/** Restores only the fields of this change, and validates them by the current rules. */
export async function revertChange(row: ShownActivity, ifMatch?: string): Promise<string> {
  const id = randomUUIDv7()
  const before = row.before === null ? null : (JSON.parse(row.before) as Fields)
  if (isKind(row.kind)) {
    const model = modelOf(row.kind)
    if (row.action === 'deleted') {
      await restoreItem(await model.findDeletedOrFail(row.item_id), id)
    } else if (before) {
      await revertItem(await model.findLiveOrFail(row.item_id), before, id, ifMatch)
    } else throw new NothingBefore()
  } else if (before && row.kind === 'settings') await revertSettings(before, id)
  else if (before && row.kind === 'ready_replies') await revertReply(row.item_id!, before, id)
  else throw new NothingBefore()
  return id
}

async function revertItem(
  item: Item,
  { picture, ...before }: Fields & { picture?: { base: string } | null },
  activity: string,
  ifMatch?: string
) {
  const isTournament = item instanceof Tournament
  const isGone = picture && picture.base !== readStoredPicture(item.picture)?.base
  if (isGone && Object.keys(before).length === 0) throw new PictureGone()
  const validator = isTournament ? updateTournamentValidator : updateAchievementValidator
  const fields: object = await validator.validate(formOf(before))
  await saveItem(item, {
    change(row: Item) {
      row.merge(fields)
      row.translations = storable(kindOf(row), revertedTranslations(row, before))
      if (row instanceof Tournament) assertDates(row)
    },
    removesPicture: picture === null,
    ifMatch,
    activity,
  })
}

async function revertSettings(before: Fields, id: string) {
  const { notificationEmails, emailNotifications } = await settingsValidator.validate(before)
  await changeSettings((row) => {
    row.recipients = notificationEmails ?? row.recipients
    row.emailNotifications = emailNotifications ?? row.emailNotifications
  }, id)
}

async function revertReply(itemId: string, before: Fields, id: string) {
  const [topic, language] = readReplyId(itemId)
  const reply = { topic, language, text: before.text ?? '' }
  const { text } = await readyReplyValidator.validate(reply)
  await changeSettings((row) => row.setReply(topic, language, text), id)
}

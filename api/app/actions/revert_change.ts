import { randomUUIDv7 } from 'node:crypto'
import RestoreItem from '#actions/restore_item'
import SaveItem from '#actions/save_item'
import { NothingBefore, PictureGone } from '#exceptions/refusals'
import type { ShownActivity } from '#activity/activities'
import { FieldError } from '#exceptions/field_error'
import { isKind, kindOf, modelOf, type Item, type Kind } from '#kinds'
import type { Fields } from '#activity/log'
import { revertedTranslations } from '#activity/item_content'
import { readTranslations, translationRules } from '#shared/rules/translation_rules'
import Settings, { readReplyId } from '#models/settings'
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
export default class RevertChange {
  async handle(row: ShownActivity, ifMatch?: string): Promise<string> {
    const id = randomUUIDv7()
    const before = row.before === null ? null : (JSON.parse(row.before) as Fields)
    if (isKind(row.kind)) {
      const model = modelOf(row.kind)
      if (row.action === 'deleted') {
        await new RestoreItem().handle(await model.findDeletedOrFail(row.item_id), id)
      } else if (before) {
        await this.#item(await model.findLiveOrFail(row.item_id), before, id, ifMatch)
      } else throw new NothingBefore()
    } else if (before && row.kind === 'settings') await this.#settings(before, id)
    else if (before && row.kind === 'ready_replies') await this.#reply(row.item_id!, before, id)
    else throw new NothingBefore()
    return id
  }

  async #item(
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
    await new SaveItem().handle(item, {
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

  async #settings(before: Fields, id: string) {
    const { notificationEmails, emailNotifications } = await settingsValidator.validate(before)
    await Settings.change((row) => {
      row.recipients = notificationEmails ?? row.recipients
      row.emailNotifications = emailNotifications ?? row.emailNotifications
    }, id)
  }

  async #reply(itemId: string, before: Fields, id: string) {
    const [topic, language] = readReplyId(itemId)
    const reply = { topic, language, text: before.text ?? '' }
    const { text } = await readyReplyValidator.validate(reply)
    await Settings.change((row) => row.setReply(topic, language, text), id)
  }
}

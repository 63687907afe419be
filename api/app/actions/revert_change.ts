import { randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import {
  changeSettings,
  presentReplies,
  replyFields,
  settingsFields,
} from '#actions/change_settings'
import { restoreItem } from '#actions/restore_item'
import { restoreNotice } from '#actions/restore_notice'
import { saveClasses } from '#actions/save_classes'
import { saveItem, type Save } from '#actions/save_item'
import { saveNotice } from '#actions/save_notice'
import { NotFound, NothingBefore, PictureGone, StaleItem } from '#exceptions/refusals'
import type { ShownActivity } from '#activity/activities'
import { FieldError } from '#exceptions/field_error'
import { itemsOf, type Item, type ItemOf, type Kind } from '#kinds'
import Notice from '#models/notice'
import { changedSince, type Fields } from '#activity/difference'
import { readReplyId } from '#activity/reply_id'
import { isRevertible, type RevertibleKind } from '#activity/revertible'
import { contentOf, revertedTranslations, untranslated } from '#activity/item_content'
import Batch from '#models/batch'
import type Settings from '#models/settings'
import ClassesTransformer, { directorsBatch } from '#transformers/classes_transformer'
import { isMatch } from '#writes/entity_tag'
import { readTranslations, translationRules } from '#shared/rules/translation_rules'
import { updateAchievementValidator } from '#validators/achievement'
import { readBatches } from '#validators/classes'
import { updateNoticeValidator } from '#validators/notice'
import { readyReplyValidator } from '#validators/ready_replies'
import { settingsValidator } from '#validators/settings'
import { updateTournamentValidator } from '#validators/tournament'
import { assertDates } from '#validators/tournament_facts'

interface Validated<Row extends Item> {
  fields: Partial<ModelAttributes<Row>>
  check?: Save<Row>['check']
}

const VALIDATED: { [K in Kind]: (form: Fields) => Promise<Validated<ItemOf[K]>> } = {
  tournaments: async (form) => ({
    fields: await updateTournamentValidator.validate(form),
    check: assertDates,
  }),
  achievements: async (form) => ({
    fields: await updateAchievementValidator.validate(form),
  }),
}

function formOf(fields: Fields): Fields {
  const texts = Object.entries(fields).map(([name, value]) => {
    if (value === null) return [name, '']
    return [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]
  })
  return Object.fromEntries(texts)
}

function storable<K extends keyof typeof translationRules>(kind: K, translations: object) {
  const { value, fault } = readTranslations(translationRules[kind], translations)
  if (fault) throw new FieldError({ translations: fault })
  return value
}

interface Reversion {
  before: Fields | null
  /** Of the new entry. */
  id: string
  ifMatch?: string | undefined
}

/**
 * Restores only the fields of this change, and validates them by the current rules. What was changed
 * again later is not taken back with it: the later change is undone first, so that each undo shows
 * what it takes back. The same for a list, an element of which may have been added since.
 * @throws FieldError with the fields that were changed again
 */
export async function revertChange(row: ShownActivity, ifMatch?: string): Promise<string> {
  const id = randomUUIDv7()
  const { before } = row
  if (!isRevertible(row.kind)) throw new NothingBefore()
  await REVERSIONS[row.kind](row, { before, id, ifMatch })
  return id
}

type Revert = (row: ShownActivity, reversion: Reversion) => Promise<void>

const REVERSIONS: Record<RevertibleKind, Revert> = {
  tournaments: (row, reversion) => revertItem('tournaments', row, reversion),
  achievements: (row, reversion) => revertItem('achievements', row, reversion),
  notices: revertNotice,
  classes: revertClass,
  settings: revertSettings,
  ready_replies: revertReply,
}

function assertNotChangedSince({ before, after }: ShownActivity, current: Fields) {
  if (!before || !after) return
  // A picture that was replaced is gone, and stays as it is.
  const { picture, ...texts } = before
  const restored = picture ? texts : before
  const names = changedSince({ before: restored, after }, current)
  if (names.length === 0) return
  throw new FieldError(Object.fromEntries(names.map((name) => [name, { code: 'changed_since' }])))
}

async function revertItem<K extends Kind>(
  kind: K,
  row: ShownActivity,
  { before, id, ifMatch }: Reversion
) {
  const { action, item_id: itemId } = row
  const items = itemsOf(kind, db.connection()).where('id', itemId ?? '')
  if (action === 'deleted') {
    await restoreItem(kind, await items.whereNotNull('deleted_at').firstOrFail(), id)
    return
  }
  if (!before) throw new NothingBefore()
  const item = await items.whereNull('deleted_at').firstOrFail()
  const { picture, ...texts } = before as Fields & { picture?: { base: string } | null }
  const isGone = picture && picture.base !== item.picture?.base
  if (isGone && Object.keys(texts).length === 0) throw new PictureGone()
  const { fields, check } = await VALIDATED[kind](formOf(texts))
  await saveItem(kind, item, {
    fieldsOf(current) {
      assertNotChangedSince(row, contentOf(current))
      return {
        ...fields,
        translations: storable(kind, revertedTranslations(current, texts)),
      }
    },
    check,
    removesPicture: picture === null,
    ifMatch,
    activity: id,
  })
}

async function revertNotice(row: ShownActivity, { before, id, ifMatch }: Reversion) {
  const { action, item_id: itemId } = row
  const notices = Notice.query().where('id', itemId ?? '')
  if (action === 'deleted') {
    await restoreNotice(await notices.whereNotNull('deleted_at').firstOrFail(), id)
    return
  }
  if (!before) throw new NothingBefore()
  const notice = await notices.whereNull('deleted_at').firstOrFail()
  const fields = await updateNoticeValidator.validate(before)
  await saveNotice(notice, {
    fieldsOf(current) {
      assertNotChangedSince(row, contentOf(current))
      return {
        ...fields,
        translations: storable('notices', revertedTranslations(current, before)),
      }
    },
    ifMatch,
    activity: id,
  })
}

async function revertSettings(row: ShownActivity, { before, id, ifMatch }: Reversion) {
  if (!before) throw new NothingBefore()
  const { notificationEmails, emailNotifications } = await settingsValidator.validate(before)
  const change = (settings: Settings) => {
    assertNotChangedSince(row, settingsFields(settings))
    settings.recipients = notificationEmails ?? settings.recipients
    settings.emailNotifications = emailNotifications ?? settings.emailNotifications
  }
  await changeSettings(change, { activity: id, ifMatch })
}

async function revertReply(row: ShownActivity, { before, id, ifMatch }: Reversion) {
  if (!before) throw new NothingBefore()
  const [topic, language] = readReplyId(row.item_id!)
  const reply = { topic, language, text: before.text ?? '' }
  const { text } = await readyReplyValidator.validate(reply)
  const change = (settings: Settings) => {
    assertNotChangedSince(row, replyFields(settings, topic, language))
    settings.setReply(topic, language, text)
  }
  await changeSettings(change, {
    activity: id,
    ifMatch,
    presentOf: presentReplies,
  })
}

/** A deleted class comes back with the id that it had; one that is there again stays as it is. */
async function revertClass(row: ShownActivity, { before, id: activity, ifMatch }: Reversion) {
  if (!before) throw new NothingBefore()
  const id = row.item_id!
  await saveClasses({
    batchesOf(present) {
      const current = present.find((batch) => batch.id === id)
      if (row.action === 'deleted' ? current : !current) throw new NotFound()
      if (current && !isMatch(ifMatch, current)) {
        throw new StaleItem(directorsBatch(current))
      }
      if (current) assertNotChangedSince(row, contentOf(current))
      const former = new Batch().fill({ ...current?.$attributes, ...untranslated(before), id })
      former.translations = revertedTranslations(current ?? former, before)
      const batches = [...present.filter((batch) => batch.id !== id), former]
      return readBatches(new ClassesTransformer({ batches, version: 0 }).forAdmin().batches)
    },
    activity,
  })
}

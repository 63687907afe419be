import { randomUUIDv7 } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeItem } from '#actions/change_item'
import { findCurrentItem } from '#writes/current_item'
import { AsBefore } from '#exceptions/refusals'
import { FieldError } from '#exceptions/field_error'
import { enqueue } from '#database/enqueue'
import MakeAvif from '#jobs/make_avif'
import { kindOf, KINDS, type Item, type Kind } from '#kinds'
import { differenceOf, logActivity, type Difference, type Fields } from '#activity/log'
import { contentOf } from '#activity/item_content'
import { currentKey } from '#writes/idempotency_keys'
import { freeSlug, aliasTitles, replaceSlug } from '#writes/slugs'
import { publicTranslations, translatedTexts } from '#support/stored_translations'
import { readClient } from '#database/read_client'
import { isPublic } from '#visibility/public_rows'
import { isUuidV7 } from '#support/uuid'
import { removePicture, storePicture } from '#pictures/picture_store'
import { readStoredPicture, type StoredPicture } from '#pictures/stored_picture'
import { UnusablePicture } from '#pictures/unusable_picture'
import type { ActivityAction } from '#shared/rules/activities'
import { languageOf } from '#shared/languages/language_of'

interface Save<Row> {
  /** Applies and checks the change; called a second time on the current row inside the transaction. */
  change?: (item: Row) => void
  bytes?: Buffer
  /** Removes the picture; not together with `bytes`. */
  removesPicture?: boolean | undefined
  ifMatch?: string
  activity?: string
}

interface Saved<Row> {
  item: Row
  replaced: StoredPicture | null
}

/** The title for the slug of a new item: the English one where the title is in Devanagari. */
function addressTitle(item: Item): string {
  const english = publicTranslations<'title'>(item)?.en?.title
  return languageOf(item.title) && english ? english : item.title
}

function actionOf({ after }: Difference): ActivityAction {
  if (Object.keys(after).join() !== 'isActive') return 'changed'
  return after.isActive ? 'shown' : 'hidden'
}

/** The idempotency key where possible, so that a client that lost the response recognises the item. */
async function newId(list: Kind): Promise<string> {
  const key = currentKey()
  const isFree = key && isUuidV7(key) && !(await readClient().from(list).where('id', key).first())
  return isFree ? key : randomUUIDv7()
}

/** Writes files before the row that names them, and removes replaced files after the commit. */
export async function saveItem<Row extends Item>(item: Row, save: Save<Row>): Promise<Row> {
  const { change, bytes } = save
  item.id ??= await newId(kindOf(item))
  // Before the slow encoding: the change may be refused, and it decides the folder of the files.
  change?.(item)
  const picture = bytes && (await store(item, bytes))
  let saved: Saved<Row>
  try {
    const createdId = item.$isPersisted ? save.activity : item.id
    const write = (trx: TransactionClientContract) => commit(trx, item, save, picture)
    saved = await changeItem(kindOf(item), item.id, write, createdId)
  } catch (error) {
    if (picture && !(await mayBeSaved(item, picture))) await removePicture(picture)
    throw error
  }
  if (saved.replaced) await removeReplaced(saved.item, saved.replaced)
  return saved.item
}

/** A connection that is lost during the commit leaves open whether the row was saved. */
async function mayBeSaved(item: Item, picture: StoredPicture): Promise<boolean> {
  try {
    const row = await readClient().from(kindOf(item)).where('id', item.id).first()
    return readStoredPicture(row?.picture ?? null)?.base === picture.base
  } catch {
    // The nightly sweep removes it where it was not.
    return true
  }
}

async function store(item: Item, bytes: Buffer) {
  const kind = kindOf(item)
  try {
    return await storePicture(kind, bytes, isPublic(item))
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    throw new FieldError({ [KINDS[kind].pictureField]: error.fault })
  }
}

async function commit<Row extends Item>(
  trx: TransactionClientContract,
  requested: Row,
  { change, ifMatch, removesPicture = false, activity }: Save<Row>,
  picture?: StoredPicture
): Promise<Saved<Row>> {
  const list = kindOf(requested)
  const isNew = !requested.$isPersisted
  const item = isNew ? requested : await findCurrentItem(trx, requested, ifMatch)
  const previousContent = isNew ? null : contentOf(item)
  const isReplaced = !isNew && (picture !== undefined || removesPicture)
  const replaced = isReplaced ? readStoredPicture(item.picture) : null
  if (isNew) item.slug = await freeSlug(trx, list, addressTitle(item))
  else await applyChange(item, change, trx, list)
  if (picture) {
    item.picture = JSON.stringify(picture)
    await enqueue(trx, MakeAvif, { list, id: item.id, base: picture.base })
  }
  if (removesPicture) item.picture = null
  const hasTitles = item.$dirty.translations ?? item.$dirty.title
  await item.useTransaction(trx).save()
  if (hasTitles) await aliasAllTitles(trx, list, item, isNew)
  await note(trx, item, previousContent, activity)
  return { item, replaced }
}

async function note(
  trx: TransactionClientContract,
  item: Item,
  previous: Fields | null,
  activity?: string
) {
  const details = { kind: kindOf(item), itemId: item.id, name: item.title, id: activity }
  const content = contentOf(item)
  if (!previous) return logActivity(trx, { ...details, action: 'created', after: content })
  const difference = differenceOf(previous, content)
  if (difference) {
    const action = activity ? 'reverted' : actionOf(difference)
    await logActivity(trx, { ...details, action, ...difference })
  } else if (activity) throw new AsBefore()
}

async function applyChange<Row extends Item>(
  item: Row,
  change: Save<Row>['change'],
  trx: TransactionClientContract,
  list: Kind
) {
  const { id, slug } = item
  change?.(item)
  if (item.$dirty.slug) await replaceSlug(trx, list, { id, slug }, item.slug)
}

/** Titles in other languages redirect to the item, and its own when the slug comes from another. */
function aliasAllTitles(trx: TransactionClientContract, list: Kind, item: Item, isNew: boolean) {
  const titles = translatedTexts(item, 'title')
  if (isNew && addressTitle(item) !== item.title) titles.push(item.title)
  return aliasTitles(trx, list, item.id, titles)
}

/** After the commit: an error here must not be reported as a failed save. */
async function removeReplaced({ id }: Item, replaced: StoredPicture) {
  try {
    await removePicture(replaced)
  } catch (error) {
    logger.error({ err: error, item: id }, 'files of a replaced picture were not removed')
  }
}

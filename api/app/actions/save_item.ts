import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { changeItem } from '#actions/change_item'
import { contentOf } from '#activity/item_content'
import { differenceOf, type Difference } from '#activity/difference'
import { logActivity } from '#activity/log'
import { enqueue } from '#database/enqueue'
import { readClient } from '#database/read_client'
import { translatedTexts } from '#support/stored_translations'
import { FieldError } from '#exceptions/field_error'
import { AsBefore } from '#exceptions/refusals'
import MakeAvif from '#jobs/make_avif'
import { itemsOf, PICTURE_FIELDS, type Item, type ItemOf, type Kind } from '#kinds'
import { removePicture, storePicture } from '#pictures/picture_store'
import type { StoredPicture } from '#pictures/stored_picture'
import { UnusablePicture } from '#pictures/unusable_picture'
import type { ActivityAction } from '#shared/rules/activities'
import { isPublic, type Visibility } from '#visibility/public_rows'
import { assertMatch, findCurrentItem } from '#writes/current_item'
import { newId } from '#writes/new_id'
import { addressTitle, slugTextsOf } from '#writes/slug_texts'
import { aliasTitles, freeSlug, isOutdatedSlug, replaceSlug } from '#writes/slugs'

export interface Save<Row extends Item> {
  /** The fields to change; told from the row, which may be another by then than the request read. */
  fieldsOf?: (row: Row) => Partial<ModelAttributes<Row>>
  /** Throws for values that do not go together. */
  check?: (values: ModelAttributes<Row>) => void
  bytes?: Buffer
  /** Removes the picture; not together with `bytes`. */
  removesPicture?: boolean | undefined
  ifMatch?: string
  /** The id of its entry in the log, where the log is what brings the fields back. */
  activity?: string
}

interface Update<Row extends Item> extends Save<Row> {
  /** Of its entry in the log, which is a reversion where `activity` is said. */
  logId: string
}

interface Committed<Row> {
  item: Row
  /** Whose files go once nothing names them. */
  replaced: StoredPicture | null
}

/** Writes files before the row that names them, and removes replaced files after the commit. */
export async function saveItem<K extends Kind>(
  kind: K,
  item: ItemOf[K],
  save: Save<ItemOf[K]>
): Promise<ItemOf[K]> {
  item.id ??= await newId(kind)
  const picture = await prepare(kind, item, save)
  const { item: saved, replaced } = await commit(kind, item, save, picture)
  if (replaced) await removePicture(replaced)
  return saved
}

/** Before the transaction, because a picture takes seconds; a change that is refused anyhow stores none. */
async function prepare<K extends Kind>(
  kind: K,
  item: ItemOf[K],
  save: Save<ItemOf[K]>
): Promise<StoredPicture | undefined> {
  if (item.$isPersisted) assertMatch(kind, item, save.ifMatch)
  const values = valuesAfter(item, save)
  save.check?.(values)
  if (!save.bytes) return undefined
  try {
    return await storePicture(kind, save.bytes, isPublic(values))
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw error
    throw new FieldError({ [PICTURE_FIELDS[kind]]: error.fault })
  }
}

function valuesAfter<Row extends Item>(item: Row, { fieldsOf }: Save<Row>) {
  return { ...item.$attributes, ...fieldsOf?.(item) } as ModelAttributes<Row> & Visibility
}

async function commit<K extends Kind>(
  kind: K,
  item: ItemOf[K],
  save: Save<ItemOf[K]>,
  picture?: StoredPicture
): Promise<Committed<ItemOf[K]>> {
  const isNew = !item.$isPersisted
  // The client's key where possible, so that it can name what it has changed, to undo it.
  const logId = save.activity ?? (await newId('activities'))
  const write = (trx: TransactionClientContract) =>
    isNew
      ? insert(trx, kind, item, picture)
      : update(trx, kind, item.id, { ...save, logId }, picture)
  try {
    return await changeItem(kind, item.id, write, isNew ? item.id : save.activity)
  } catch (error) {
    if (picture && !(await mayBeSaved(kind, item.id, picture))) await removePicture(picture)
    throw error
  }
}

/** A connection that is lost during the commit leaves open whether the row was saved. */
async function mayBeSaved(kind: Kind, id: string, picture: StoredPicture): Promise<boolean> {
  try {
    const row = await itemsOf(kind, readClient()).where({ id }).first()
    return row?.picture?.base === picture.base
  } catch {
    // The nightly sweep removes it where it was not.
    return true
  }
}

async function insert<Row extends Item>(
  trx: TransactionClientContract,
  kind: Kind,
  item: Row,
  picture?: StoredPicture
): Promise<Committed<Row>> {
  item.slug = await freeSlug(trx, kind, addressTitle(item))
  if (picture) await namePicture(trx, kind, item, picture)
  await item.useTransaction(trx).save()
  const titles = translatedTexts(item, 'title')
  if (addressTitle(item) !== item.title) titles.push(item.title)
  await aliasTitles(trx, kind, item.id, titles)
  await logActivity(trx, {
    kind,
    action: 'created',
    itemId: item.id,
    name: item.title,
    after: contentOf(item),
  })
  return { item, replaced: null }
}

async function update<K extends Kind>(
  trx: TransactionClientContract,
  kind: K,
  id: string,
  { fieldsOf, check, removesPicture = false, ifMatch, activity, logId }: Update<ItemOf[K]>,
  picture?: StoredPicture
): Promise<Committed<ItemOf[K]>> {
  const item = await findCurrentItem(trx, kind, id, ifMatch)
  const { slug } = item
  const slugTexts = slugTextsOf(kind, item)
  const content = contentOf(item)
  const isReplaced = picture !== undefined || removesPicture
  const replaced = isReplaced ? item.picture : null
  if (fieldsOf) item.merge(fieldsOf(item))
  check?.(item)
  if (!item.$dirty.slug && isOutdatedSlug(slug, slugTexts, slugTextsOf(kind, item))) {
    item.slug = await freeSlug(trx, kind, addressTitle(item), id)
  }
  if (item.$dirty.slug) await replaceSlug(trx, kind, { id, slug }, item.slug)
  if (picture) await namePicture(trx, kind, item, picture)
  if (removesPicture) item.picture = null
  const hasTitles = item.$dirty.translations ?? item.$dirty.title
  await item.useTransaction(trx).save()
  if (hasTitles) await aliasTitles(trx, kind, id, translatedTexts(item, 'title'))
  await logChange(trx, kind, item, differenceOf(content, contentOf(item)), { activity, logId })
  return { item, replaced }
}

async function namePicture(
  trx: TransactionClientContract,
  kind: Kind,
  item: Item,
  picture: StoredPicture
) {
  item.picture = picture
  await enqueue(trx, MakeAvif, { kind, id: item.id, base: picture.base })
}

async function logChange(
  trx: TransactionClientContract,
  kind: Kind,
  item: Item,
  difference: Difference | null,
  { activity, logId }: Pick<Update<Item>, 'activity' | 'logId'>
) {
  if (!difference && activity) throw new AsBefore()
  if (!difference) return
  await logActivity(trx, {
    kind,
    action: activity ? 'reverted' : actionOf(difference),
    itemId: item.id,
    name: item.title,
    id: logId,
    ...difference,
  })
}

function actionOf({ after }: Difference): ActivityAction {
  if (Object.keys(after).join() !== 'isActive') return 'changed'
  return after.isActive ? 'shown' : 'hidden'
}

import { randomUUIDv7 } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { differenceOf } from '#activity/difference'
import { contentOf } from '#activity/item_content'
import { logActivity, type Activity } from '#activity/log'
import { storedName } from '#activity/named_class'
import type { Faults } from '#exceptions/error_body'
import { FieldError } from '#exceptions/field_error'
import { AsBefore, StaleItem } from '#exceptions/refusals'
import Batch from '#models/batch'
import { SETTINGS_ID } from '#models/settings'
import { findClasses } from '#queries/find_classes'
import ClassesTransformer, { type Classes } from '#transformers/classes_transformer'
import type { SentBatch } from '#validators/classes'
import { isMatch } from '#writes/entity_tag'
import { keyedTransaction } from '#writes/keyed_transaction'
import { invalidateList } from '#writes/list_revision'

interface Save {
  /** The whole list: what it lacks is deleted. A class keeps the id that it comes with. */
  batchesOf: (present: Batch[]) => SentBatch[]
  ifMatch?: string | undefined
  /** The id of its entry in the log, where the log is what brings a class back. */
  activity?: string
}

/**
 * A class that is wrong as it is stored does not keep the others from being saved.
 * @throws StaleItem; FieldError for what is new; AsBefore when nothing would be reverted
 */
export function saveClasses({ batchesOf, ifMatch, activity }: Save): Promise<Classes> {
  return keyedTransaction(async (trx) => {
    // First, because it takes the write lock: rows read below cannot change.
    await invalidateList(trx, 'classes')
    const present = await findClasses(trx)
    if (!isMatch(ifMatch, present)) throw new StaleItem(new ClassesTransformer(present).forAdmin())
    const changes = await store(trx, present.batches, batchesOf(present.batches))
    if (activity && changes.length === 0) throw new AsBefore()
    for (const change of changes) {
      await logActivity(trx, activity ? { ...change, action: 'reverted', id: activity } : change)
    }
    if (changes.length > 0) {
      await trx.from('settings').where('id', SETTINGS_ID).increment('classes_version', 1)
    }
    return findClasses(trx)
  }, activity)
}

/**
 * @returns what has changed, class by class
 * @throws FieldError with the first fault of each field: `batches.2.to`
 */
async function store(
  trx: TransactionClientContract,
  present: Batch[],
  batches: SentBatch[]
): Promise<Activity[]> {
  const rows = new Map(present.map((row) => [row.id, row]))
  const changes: Activity[] = []
  const refused: Faults = {}
  for (const [place, { id = randomUUIDv7(), faults = {}, ...fields }] of batches.entries()) {
    const row = rows.get(id) ?? new Batch()
    rows.delete(id)
    const isNew = !row.$isPersisted
    const before = contentOf(row)
    row.merge({ id, ...fields })
    // Saved as it was, it would count as another version.
    if (!isNew && !row.$isDirty) continue
    for (const [field, what] of Object.entries(faults)) refused[`batches.${place}.${field}`] = what
    if (Object.keys(refused).length > 0) continue
    await row.useTransaction(trx).save()
    const after = contentOf(row)
    const difference = differenceOf(before, after)
    if (isNew) changes.push({ ...named(row), action: 'created', after })
    else if (difference) changes.push({ ...named(row), action: 'changed', ...difference })
  }
  if (Object.keys(refused).length > 0) throw new FieldError(refused)
  for (const row of rows.values()) {
    await row.useTransaction(trx).delete()
    changes.push({ ...named(row), action: 'deleted', before: contentOf(row) })
  }
  return changes
}

const named = (batch: Batch) => ({
  kind: 'classes' as const,
  itemId: batch.id,
  name: storedName(batch),
})

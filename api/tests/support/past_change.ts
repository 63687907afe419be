import { randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { timestamp } from '#support/timestamp'

/** A line of the list of activity: a tournament had another title. */
export async function pastChange(itemId: string, at = timestamp()) {
  const id = randomUUIDv7()
  await db.table('activities').insert({
    id,
    happened_at: at,
    origin: 'server',
    kind: 'tournaments',
    item_id: itemId,
    name: 'Now',
    action: 'changed',
    before: '{"title":"Then"}',
    after: '{"title":"Now"}',
  })
  return { id }
}

/** Nothing was done yet: tests that do without a transaction leave what they did. */
export async function emptied() {
  await db.from('activities').delete()
}

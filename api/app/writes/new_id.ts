import { randomUUIDv7 } from 'node:crypto'
import { readClient } from '#database/read_client'
import { isUuidV7 } from '#support/uuid'
import { currentKey } from '#writes/keyed_transaction'

/** The idempotency key where possible, so that a client that lost the response recognises the row. */
export async function newId(table: string): Promise<string> {
  const key = currentKey()
  const isFree = key && isUuidV7(key) && !(await readClient().from(table).where('id', key).first())
  return isFree ? key : randomUUIDv7()
}

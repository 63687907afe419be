import { isUuid } from '#support/uuid'
import { readClient } from '#database/read_client'
import { itemsOf, type ItemOf, type Kind } from '#kinds'
import { onlyPublic } from '#visibility/public_rows'

function isSlug(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9-]{1,100}$/.test(text)
}

function byAddress<K extends Kind>(kind: K, address: unknown) {
  const items = itemsOf(kind, readClient())
  if (isUuid(address)) return items.where('id', address.toLowerCase())
  const slug = isSlug(address) ? address : ''
  const previous = readClient().from('old_slugs').select('item_id').where({ kind, slug })
  return items.where((either) => either.where('slug', slug).orWhereIn('id', previous))
}

/**
 * By id, slug or former slug.
 * @param options.inactiveToo for a director
 * @throws E_ROW_NOT_FOUND
 */
export function findShownOrFail<K extends Kind>(
  kind: K,
  address: unknown,
  { inactiveToo = false } = {}
): Promise<ItemOf[K]> {
  const items = byAddress(kind, address)
  if (inactiveToo) return items.whereNull('deleted_at').firstOrFail()
  return onlyPublic(items).firstOrFail()
}

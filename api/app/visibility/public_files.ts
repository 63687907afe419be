import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readClient } from '#database/read_client'
import { isKind, itemsOf, kinds, type Item, type Kind } from '#kinds'
import { shareFiles, type Shared } from '#pictures/share_picture'
import { storedPath } from '#pictures/stored_file'
import { pictureBase, pictureFiles, readStoredPicture } from '#pictures/stored_picture'
import { isPublic, onlyPublic } from '#visibility/public_rows'
import { findPodium } from '#visibility/public_results'

/** An item with all that its share picture shows of it today. */
export async function sharedOf(
  item: Item,
  client: QueryClientContract = readClient()
): Promise<Shared> {
  if (item.kind === 'achievements') return { kind: item.kind, item }
  return { kind: item.kind, item, podium: await findPodium(item, client) }
}

/** What may be shared of the item with this id today; null when it is not public. */
export async function findShared(
  id: string,
  client: QueryClientContract = readClient()
): Promise<Shared | null> {
  for (const kind of kinds) {
    const item = await onlyPublic(itemsOf(kind, client)).where({ id }).first()
    if (item) return sharedOf(item, client)
  }
  return null
}

/** The files that an item may have today, where they belong. Share pictures are drawn when asked for. */
export async function filesOf(item: Item, client: QueryClientContract): Promise<string[]> {
  const isShown = isPublic(item)
  const pictures = pictureFiles(item.picture).map((name) => storedPath(name, isShown))
  return isShown ? [...pictures, ...shareFiles(await sharedOf(item, client))] : pictures
}

/** Whether a public item names this file of a picture. */
export async function isPublicPicture(name: string): Promise<boolean> {
  const [kind] = name.split('/')
  if (!kind || !isKind(kind)) return false
  // Without the model: a page asks for many pictures.
  const named = readClient()
    .from(kind)
    .whereLike('picture', `%"${pictureBase(name)}"%`)
  const row = await onlyPublic(named).select('picture').first()
  return row !== null && pictureFiles(readStoredPicture(row.picture)).includes(name)
}

/** Null when there is no such row. */
export async function findFiles(kind: Kind, id: string, client: QueryClientContract) {
  const item = await itemsOf(kind, client).where({ id }).first()
  return item && filesOf(item, client)
}

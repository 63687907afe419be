import anyAscii from 'any-ascii'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PublicListName } from '#models/revision'
import { isUuid } from '#models/uuid'

const LONGEST = 80

/** Words of routes: what stands, or may come to stand, where a slug could. */
const RESERVED = [
  ...['admin', 'archive', 'api', 'create', 'edit', 'export', 'feed', 'index', 'login'],
  ...['new', 'page', 'restore', 'search', 'send', 'sitemap', 'tags', 'uploads'],
]

export function isSlug(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9-]{1,100}$/.test(text)
}

/** Title to address: any script to plain letters, words joined by hyphens, apostrophes left out. */
export function slugOf(title: string): string {
  const words = anyAscii(title)
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'untitled'
}

/** A slug that no row of the list has had so far, deleted ones included. */
export async function freeSlug(
  trx: TransactionClientContract,
  list: PublicListName,
  title: string
): Promise<string> {
  const slug = slugOf(title)
  const rows = await trx
    .from(list)
    .select('slug')
    .where('slug', slug)
    .orWhereLike('slug', `${slug}-%`)
  const taken = new Set([...RESERVED, ...rows.map((row) => row.slug)])
  // A slug that looks like an id would be looked up as one.
  if (!taken.has(slug) && !isUuid(slug)) return slug
  let suffix = 2
  while (taken.has(`${slug}-${suffix}`)) suffix += 1
  return `${slug}-${suffix}`
}

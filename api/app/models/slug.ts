import anyAscii from 'any-ascii'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PublicListName } from '#models/revision'

const LONGEST = 80

/** Addresses that mean something else where a slug could stand. */
const RESERVED = ['admin']

export function isSlug(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z0-9-]{1,100}$/.test(text)
}

/** Title to address: any script to plain letters, words joined by hyphens. */
export function slugOf(title: string): string {
  const words = anyAscii(title)
    .toLowerCase()
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
  if (!taken.has(slug)) return slug
  let suffix = 2
  while (taken.has(`${slug}-${suffix}`)) suffix += 1
  return `${slug}-${suffix}`
}

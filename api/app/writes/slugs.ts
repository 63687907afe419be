import anyAscii from 'any-ascii'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { FieldError } from '#exceptions/field_error'
import type { Kind } from '#kinds'
import { isUuid } from '#support/uuid'
import { romanise } from '#shared/text/romanise/romanise'

const LONGEST = 80

const UNTITLED = 'untitled'

/** Path segments of routes of the API and the site. */
const RESERVED = [
  'admin',
  'archive',
  'api',
  'create',
  'deleted',
  'edit',
  'export',
  'feed',
  'index',
  'login',
  'new',
  'page',
  'restore',
  'search',
  'send',
  'sitemap',
  'tags',
  'uploads',
]

export function slugOf(title: string): string {
  const words = anyAscii(romanise(title))
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '') || UNTITLED
}

/** A slug that no row of the kind has or had, including deleted rows. */
export async function freeSlug(
  trx: TransactionClientContract,
  kind: Kind,
  title: string
): Promise<string> {
  const slug = slugOf(title)
  const like = (query: DatabaseQueryBuilderContract) =>
    query.where('slug', slug).orWhereLike('slug', `${slug}-%`)
  const present = await trx.from(kind).select('slug').where(like)
  const old = await trx.from('old_slugs').select('slug').where('kind', kind).where(like)
  const taken = new Set([...RESERVED, ...[...present, ...old].map((row) => row.slug)])
  // A slug that looks like a UUID would be looked up as an id.
  if (!taken.has(slug) && !isUuid(slug)) return slug
  let suffix = 2
  while (taken.has(`${slug}-${suffix}`)) suffix += 1
  return `${slug}-${suffix}`
}

interface SlugOwner {
  id: string
  slug: string
}

export async function replaceSlug(
  trx: TransactionClientContract,
  kind: Kind,
  { id, slug: old }: SlugOwner,
  slug: string
) {
  const present = await trx.from(kind).where('slug', slug).whereNot('id', id).first()
  const previous = trx.from('old_slugs').where({ kind, slug })
  const isTaken = present !== null || (await previous.clone().whereNot('item_id', id).first())
  if (isTaken || RESERVED.includes(slug) || isUuid(slug)) {
    throw new FieldError({ slug: { code: 'slug_taken' } })
  }
  await previous.delete()
  await trx.table('old_slugs').insert({ kind, slug: old, item_id: id })
}

export async function aliasTitles(
  trx: TransactionClientContract,
  kind: Kind,
  id: string,
  titles: string[]
) {
  for (const title of titles) {
    const slug = slugOf(title)
    const isFree = slug !== UNTITLED && (await freeSlug(trx, kind, title)) === slug
    if (isFree) await trx.table('old_slugs').insert({ kind, slug, item_id: id })
  }
}

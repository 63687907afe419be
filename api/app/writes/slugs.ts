import anyAscii from 'any-ascii'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { FieldError } from '#exceptions/field_error'
import type { Kind } from '#kinds'
import { isUuid } from '#support/uuid'
import type { SlugTexts } from '#writes/slug_texts'
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

const hyphenated = (text: string) =>
  anyAscii(romanise(text))
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')

export function slugOf(title: string): string {
  return (
    hyphenated(title)
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '') || UNTITLED
  )
}

const wordsOf = (texts: string[]) =>
  new Set(texts.flatMap((text) => hyphenated(text).split('-').filter(Boolean)))

/**
 * Whether a slug holds a word that has gone from the titles, or one of a name that is in no text any more:
 * it may be the name of a child that was taken away.
 */
export function isOutdatedSlug(slug: string, before: SlugTexts, after: SlugTexts): boolean {
  const titles = wordsOf(after.titles)
  const names = new Set([...titles, ...wordsOf(after.names)])
  const lost = [
    ...[...wordsOf(before.titles)].filter((word) => !titles.has(word)),
    ...[...wordsOf(before.names)].filter((word) => !names.has(word)),
  ]
  const words = slug.split('-')
  const isCut = slug.length === LONGEST
  return (
    words.some((word) => lost.includes(word)) ||
    (isCut && lost.some((word) => word.startsWith(words.at(-1)!)))
  )
}

/** A slug that no other row of the kind has or had, including deleted rows. */
export async function freeSlug(
  trx: TransactionClientContract,
  kind: Kind,
  title: string,
  ownId = ''
): Promise<string> {
  const slug = slugOf(title)
  const like = (query: DatabaseQueryBuilderContract) =>
    query.where('slug', slug).orWhereLike('slug', `${slug}-%`)
  const present = await trx.from(kind).select('slug').whereNot('id', ownId).where(like)
  const old = await trx
    .from('old_slugs')
    .select('slug')
    .where('kind', kind)
    .whereNot('item_id', ownId)
    .where(like)
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

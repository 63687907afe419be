import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { Kind } from '#kinds'
import { invalidateList } from '#writes/list_revision'
import { readStoredPicture } from '#pictures/stored_picture'
import env from '#start/env'
import { bucket } from '#tests/environment'
import type { Item, State } from './state.js'

/** What the tests here fill. */
const TABLES = [
  'tournaments',
  'achievements',
  'notices',
  'contact_messages',
  'activities',
  'old_slugs',
  'idempotency_keys',
  'queue_jobs',
  'auth_access_tokens',
  'users',
]

/** Empties the tables, and makes cached lists forget them. */
export async function emptyTables() {
  await db.transaction(async (trx) => {
    await invalidateList(trx, 'tournaments')
    await invalidateList(trx, 'achievements')
    for (const name of TABLES) await trx.from(name).delete()
  })
}

async function readItems(kind: Kind): Promise<Item[]> {
  const rows = await db.from(kind)
  const previous = await db.from('old_slugs').where('kind', kind).orderBy('slug')
  const results = new Map<string, string>()
  for (const { tournament_id: id, document } of await db.from('tournament_results')) {
    const { names, hidden, hiddenBefore = [] } = JSON.parse(document)
    results.set(id, `${names} ${hiddenBefore.length > 0 ? [1] : hidden}`)
  }
  return rows.map((row) => ({
    kind,
    id: row.id,
    title: row.title,
    slug: row.slug,
    previousSlugs: previous.filter((old) => old.item_id === row.id).map((old) => old.slug),
    isActive: Boolean(row.is_active),
    startDate: row.start_date ?? null,
    endDate: row.end_date ?? null,
    picture: readStoredPicture(row.picture)?.width ?? null,
    translated: translatedTitle(JSON.parse(row.translations)),
    version: row.version,
    results: row.results ? (results.get(row.id) ?? null) : null,
    formerResults: row.results ? null : formerOf(results.get(row.id)),
    resultsVersion: row.results_version ?? 0,
    deletedAt: moment(row.deleted_at),
  }))
}

/** Of results that were removed, nothing is left to keep where nobody was hidden and no name short. */
const formerOf = (results = 'full ') => (results === 'full ' ? null : results)

const translatedTitle = ({ mr }: { mr?: { title: { text: string; source: string } } }) =>
  mr ? `${mr.title.text} of ${mr.title.source}` : null

const moment = (text: string | null) => (text === null ? null : Date.parse(text))

/** What the tables hold of each item. */
export async function readTables(): Promise<State['items']> {
  const items = [...(await readItems('tournaments')), ...(await readItems('achievements'))]
  return Object.fromEntries(items.map((item) => [item.id, item]))
}

/** Where the bytes are, also those in a bucket: asking that for its names takes ten times as long. */
const root = bucket ? dirname(bucket.pathOf('')) : join(env.get('DATA_DIR'), 'uploads')
const temporary = join(env.get('DATA_DIR'), 'tmp')

/** What the server of the bucket adds to the name of a file; it keeps others beside it. */
const ENDING = bucket ? '._S3rver_object' : ''

async function paths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const picturePaths = async () => (await paths(root)).filter((path) => path.endsWith(ENDING))

/** Names of all stored files, and of those that are being written. */
export async function filesThere(): Promise<string[]> {
  const names = (await picturePaths()).map((path) => relative(root, path).replace(ENDING, ''))
  return [...names, ...(await paths(temporary))]
}

export async function removeFiles() {
  const folders = await readdir(root).catch(() => [])
  await Promise.all(folders.map((name) => rm(join(root, name), { recursive: true, force: true })))
  await rm(temporary, { recursive: true, force: true })
  await mkdir(temporary, { recursive: true })
}

/** Dates every file back, by milliseconds. */
export async function ageFiles(by: number) {
  for (const path of await picturePaths()) {
    const then = new Date((await stat(path)).mtimeMs - by)
    await utimes(path, then, then)
  }
}

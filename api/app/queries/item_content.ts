import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { Fields } from '#queries/activity_log'

const DERIVED = new Set([
  ...['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'],
  ...['searchText', 'lastDay', 'results', 'resultsVersion'],
])

const JSON_COLUMNS = new Set(['picture', 'prizes', 'categories', 'tags', 'translations'])

export function contentOf(item: LucidRow): Fields {
  const entries = Object.entries(item.$attributes).filter(([name]) => !DERIVED.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, fieldOf(name, value)]))
}

function fieldOf(name: string, value: unknown): unknown {
  if (name === 'isActive') return Boolean(value)
  if (name === 'picture') return typeof value === 'string' ? pictureOf(value) : null
  return JSON_COLUMNS.has(name) ? JSON.parse(String(value)) : value
}

/** Without the placeholder, which would still show a removed picture. */
function pictureOf(json: string) {
  const { base, widths } = JSON.parse(json) as { base: string; widths: number[] }
  return { base, widths }
}

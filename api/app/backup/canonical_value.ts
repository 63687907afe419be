/** What a column holds, whatever the engine keeps it as. */
export type ColumnKind = 'boolean' | 'number' | 'time' | 'json' | 'text'

const KINDS: [type: RegExp, kind: ColumnKind][] = [
  [/^boolean$/, 'boolean'],
  [/^(smallint|integer|bigint|numeric|real|double precision)$/, 'number'],
  [/^timestamp/, 'time'],
  [/^jsonb?$/, 'json'],
  [/^(text|character|character varying|uuid)$/, 'text'],
]

/**
 * @param type as PostgreSQL's information schema names it
 * @throws Error for a type that nobody has said how to convert
 */
export function columnKind(type: string): ColumnKind {
  const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1]
  if (!kind) throw new Error(`Rows with a column of type ${type} cannot be copied yet`)
  return kind
}

/** Members in the order of their names, so that equal values are equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)])
  )
}

const READ: Record<ColumnKind, (value: unknown) => unknown> = {
  // SQLite has 0 and 1.
  boolean: (value) => {
    if (value === true || value === 1) return true
    if (value === false || value === 0) return false
    throw new Error(`${String(value)} is neither true nor false`)
  },
  // PostgreSQL's driver gives a bigint as text.
  number: (value) => {
    const number = Number(value)
    if (Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER) return number
    throw new Error(`${String(value)} is no number that can be copied`)
  },
  // SQLite has milliseconds or a text in UTC without saying so.
  time: (value) => {
    if (typeof value === 'number' || value instanceof Date) return new Date(value).toISOString()
    const text = String(value)
    const isBare = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(text)
    return new Date(isBare ? `${text.replace(' ', 'T')}Z` : text).toISOString()
  },
  json: (value) => sorted(typeof value === 'string' ? JSON.parse(value) : value),
  text: String,
}

/** A value as the database gave it, as the same value on either engine. */
export function toCanonical(kind: ColumnKind, value: unknown): unknown {
  return value === null || value === undefined ? null : READ[kind](value)
}

/** A canonical value as PostgreSQL's driver takes it. */
export function toStored(kind: ColumnKind, value: unknown): unknown {
  return kind === 'json' && value !== null ? JSON.stringify(value) : value
}

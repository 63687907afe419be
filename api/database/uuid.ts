const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anything else never reaches the database: PostgreSQL refuses a NUL in any text. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}

/** Whether it is one that sorts by the time it was made at (RFC 9562), as those of our rows do. */
export const isUuidV7 = (id: string) => isUuid(id) && id[14] === '7'

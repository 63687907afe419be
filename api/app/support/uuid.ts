const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Check ids before a query: PostgreSQL refuses text with a NUL. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text)
}

export const isUuidV7 = (id: string) => isUuid(id) && id[14] === '7'

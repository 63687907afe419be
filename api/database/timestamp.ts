/** A moment as the database keeps it: ISO 8601 in UTC with milliseconds, which sorts as text. */
export function timestamp(at: number | Date = Date.now()): string {
  return new Date(at).toISOString()
}

export function timestamp(at: number | Date = Date.now()): string {
  return new Date(at).toISOString()
}

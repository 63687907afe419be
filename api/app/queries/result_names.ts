import env from '#start/env'

/** The day from which players are shown by their initials, months after the last day of play. */
export function namesUntil(lastDay: string): string {
  const day = new Date(lastDay)
  day.setUTCMonth(day.getUTCMonth() + env.get('RESULT_NAMES_MONTHS'))
  return day.toISOString().slice(0, 10)
}

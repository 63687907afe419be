/** A calendar date `YYYY-MM-DD` as it is printed: `15 October 2016`. No time zone has a part in it. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`)
  )
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
]

function read(day: string) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return { year, month: MONTHS[month - 1]!, date }
}

/** `2026-12-13` → 'Sun 13 Dec 2026' */
export function dayWords(day: string): string {
  const { year, month, date } = read(day)
  const weekday = WEEKDAYS[new Date(day).getUTCDay()]!
  return `${weekday} ${date} ${month} ${year}`
}

export function shortDayWords(day: string): string {
  const { month, date } = read(day)
  return `${date} ${month}`
}

/** From the first day to the last: 'Sun 13 Dec 2026', '12–14 Dec 2026', '30 Nov – 2 Dec 2026'. */
export function spanWords(startDate: string, endDate: string | null): string {
  if (!endDate || endDate === startDate) return dayWords(startDate)
  return fromTo(read(startDate), read(endDate))
}

interface DateParts {
  year: number
  month: string
  date: number
}

export function fromTo(start: DateParts, end: DateParts): string {
  const last = `${end.date} ${end.month} ${end.year}`
  if (start.year !== end.year) return `${start.date} ${start.month} ${start.year} – ${last}`
  if (start.month !== end.month) return `${start.date} ${start.month} – ${last}`
  return `${start.date}–${last}`
}

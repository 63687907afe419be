import { MONTHS } from '../days/names.js'

interface Row {
  createdAt: string
  name: string
  email: string
  phone: string
  subject: string
  message: string
  isRead: boolean
  answeredAt?: string | null
  note?: string | null
  remindOn?: string | null
  language?: string | null
}

const MONTH = `(?:${MONTHS.en.map((name) => `${name.slice(0, 3)}|${name}`).join('|')})`

/** What a spreadsheet would run as a formula, or show as another number or as a day. */
const MISREAD = [
  /^[=+\-@＝＋－＠﹢﹣﹦﹫\t\r\n]/,
  /^0\d/,
  /^\d{12,}$/,
  /^\d+e\d+$/i,
  /^\d{1,4}[-/.]\d{1,4}(?:[-/.]\d{1,4})?$/,
  new RegExp(`^${MONTH}[\\s.-]*\\d{1,4}$`, 'i'),
  new RegExp(`^\\d{1,4}[\\s.-]*${MONTH}(?:[\\s.-]*\\d{1,4})?$`, 'i'),
]

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A leading tab makes it text. */
const typed = (text: string) =>
  quoted(MISREAD.some((pattern) => pattern.test(text)) ? `\t${text}` : text)

const line = (cells: string[]) => `${cells.join(',')}\r\n`

/** CSV in UTF-8 with a byte order mark, for Excel; every cell quoted. */
export function contactTable(zone: string) {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const titles = [`Received (${zone})`, 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Status']
  const handled = ['Note', 'Remind on', 'Language']
  return {
    head: `\uFEFF${line([...titles, ...handled].map(quoted))}`,
    row: ({ createdAt, name, email, phone, subject, message, isRead, ...rest }: Row) =>
      line([
        quoted(clock.format(new Date(createdAt))),
        typed(name),
        typed(email),
        typed(phone),
        typed(subject),
        typed(message),
        quoted(rest.answeredAt ? 'Answered' : isRead ? 'Read' : 'New'),
        typed(rest.note ?? ''),
        quoted(rest.remindOn ?? ''),
        quoted(rest.language ?? ''),
      ]),
  }
}

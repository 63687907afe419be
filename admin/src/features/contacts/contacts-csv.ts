import type { ContactMessage } from '@/lib/data'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The messages as a table for a spreadsheet: UTF-8 with a byte order mark (Excel guesses wrongly
 * without), CRLF, every cell quoted, times in the viewer's zone.
 */
export function contactsCsv(messages: ContactMessage[]) {
  const head = [`Received (${zone})`, 'Name', 'Email', 'Phone', 'Subject', 'Message', 'Status']
  const rows = messages.map(({ createdAt, name, email, phone, subject, message, isRead }) => [
    localTime(new Date(createdAt)),
    name,
    email,
    phone,
    subject,
    message,
    isRead ? 'Read' : 'New',
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/**
 * A spreadsheet takes a cell that begins with one of these for a formula, and eats the first zero
 * of a number. A tab before it keeps it text and stays when the file is saved again; the usual
 * apostrophe does not.
 */
function cell(text: string) {
  const safe = /^(?:[=+\-@\t\r\n]|0\d)/.test(text) ? `\t${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function localTime(date: Date) {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`
}

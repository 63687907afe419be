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

/** A leading tab stops a spreadsheet from running formulas and dropping leading zeros. */
function cell(text: string) {
  const safe = /^(?:[=+\-@＝＋－＠﹢﹣﹦﹫\t\r\n]|0\d)/.test(text) ? `\t${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

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
    head: `\uFEFF${line([...titles, ...handled])}`,
    row: ({ createdAt, name, email, phone, subject, message, isRead, ...rest }: Row) =>
      line([
        clock.format(new Date(createdAt)),
        name,
        email,
        phone,
        subject,
        message,
        rest.answeredAt ? 'Answered' : isRead ? 'Read' : 'New',
        rest.note ?? '',
        rest.remindOn ?? '',
        rest.language ?? '',
      ]),
  }
}

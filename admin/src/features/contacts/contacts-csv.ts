import { contactTable } from '@academy/api/shared/contact_table'
import type { ContactMessage } from '@/lib/data'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The messages as a file for a spreadsheet, times in the viewer's zone. */
export function contactsCsv(messages: ContactMessage[]) {
  const { head, row } = contactTable(zone)
  return head + messages.map(row).join('')
}

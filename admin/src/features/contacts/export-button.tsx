import { contactTable } from '@academy/api/shared/rules/contact_table'
import { useMutation } from '@tanstack/react-query'
import { DownloadIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import type { Rows } from '@/features/items/list/use-list'
import type { ContactMessage } from '@/lib/data'
import { loadAll } from '@/lib/pages'

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Saves all that passes search and filters, loaded or not, as a file for a spreadsheet, with times
 * in the viewer's zone.
 */
export function ExportButton({ rows }: { rows: Rows<ContactMessage> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadAll(rows.kind, rows.filters),
    onSuccess: save,
    meta: { failure: rows.kind.loadFailure },
  })
  return (
    <LabelledButton
      Icon={DownloadIcon}
      label={isPending ? m.exporting() : m.exportCsv()}
      disabled={rows.count === 0 || isPending}
      onClick={() => mutate()}
    />
  )
}

function save(messages: ContactMessage[]) {
  const { head, row } = contactTable(zone)
  const table = head + messages.map(row).join('')
  const url = URL.createObjectURL(new Blob([table], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `contacts-${new Date().toLocaleDateString('sv')}.csv`
  link.click()
  // Firefox reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

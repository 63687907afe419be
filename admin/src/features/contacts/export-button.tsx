import { DownloadIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { ContactMessage } from '@/lib/data'
import { contactsCsv } from './contacts-csv'

/** Saves what the list shows as a file for a spreadsheet. */
export function ExportButton({ messages }: { messages: ContactMessage[] }) {
  function save() {
    const url = URL.createObjectURL(new Blob([contactsCsv(messages)], { type: 'text/csv' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `contacts-${new Date().toLocaleDateString('sv')}.csv`
    link.click()
    // Firefox reads the address only after this turn.
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <Button
      variant="outline"
      className="max-sm:w-12 max-sm:px-0!"
      disabled={messages.length === 0}
      onClick={save}
    >
      <DownloadIcon aria-hidden />
      <span className="max-sm:sr-only">Export CSV</span>
    </Button>
  )
}

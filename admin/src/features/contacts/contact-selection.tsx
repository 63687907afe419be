import { MailOpenIcon } from 'lucide-react'
import * as m from 'virtual:admin-messages'
import type { Job } from '@/components/list-screen/bulk'
import { ICON_ON_PHONES, SelectionBar } from '@/components/list-screen/selection-bar'
import type { Rows } from '@/components/list-screen/use-list'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'

const reading: Job<ContactMessage> = {
  verb: 'mark as read',
  past: 'marked as read',
  call: async ({ _id: id }) => (await api.admin.readMarks.store({ params: { id } })).data,
}

export default function ContactSelection({ rows }: { rows: Rows<ContactMessage> }) {
  return (
    <SelectionBar rows={rows}>
      {(chosen, run) => (
        <Button
          variant="outline"
          size="sm"
          className={ICON_ON_PHONES}
          onClick={() =>
            void run(
              chosen.filter((item) => !item.isRead),
              reading
            )
          }
        >
          <MailOpenIcon aria-hidden className="sm:hidden" />
          <span className="max-sm:sr-only">{m.markRead()}</span>
        </Button>
      )}
    </SelectionBar>
  )
}

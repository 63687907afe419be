import { MailOpenIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { SignButton } from '@/components/icon-button'
import type { Job } from '@/features/items/list/bulk'
import { SelectionBar } from '@/features/items/list/selection-bar'
import type { Rows } from '@/features/items/list/use-list'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'

const reading: Job<ContactMessage> = {
  verb: 'mark as read',
  past: 'marked as read',
  isReload: true,
  call: async ({ _id: id }) => (await api.admin.readMarks.store({ params: { id } })).data,
}

export default function ContactSelection({ rows }: { rows: Rows<ContactMessage> }) {
  return (
    <SelectionBar rows={rows}>
      {(chosen, run) => (
        <SignButton
          Icon={MailOpenIcon}
          label={m.markRead()}
          className="sm:[&>svg]:hidden"
          size="sm"
          onClick={() =>
            void run(
              chosen.filter((item) => !item.isRead),
              reading
            )
          }
        />
      )}
    </SelectionBar>
  )
}

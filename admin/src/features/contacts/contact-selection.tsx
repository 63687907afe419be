import { useBulk, type Job } from '@/components/list-screen/bulk'
import { SelectionBar } from '@/components/list-screen/selection-bar'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { contactsQuery } from './queries'

const reading: Job<ContactMessage> = {
  verb: 'mark as read',
  past: 'marked as read',
  call: (item) => api.admin.readMarks.store({ params: { id: item._id } }),
  after: (item) => [{ ...item, isRead: true }],
}
const deletion: Job<ContactMessage> = {
  verb: 'delete',
  past: 'deleted',
  call: (item) => api.admin.contactMessages.destroy({ params: { id: item._id } }),
  after: () => [],
  undo: {
    verb: 'restore',
    past: 'restored',
    call: (item) => api.admin.contactMessageRestorations.store({ params: { id: item._id } }),
  },
}

export function ContactSelection({ items }: { items: ContactMessage[] }) {
  const bulk = useBulk<ContactMessage>({
    key: contactsQuery.queryKey,
    one: 'contact',
    many: 'contacts',
    nameOf: (item) => item.name,
  })
  return (
    <SelectionBar items={items} bulk={bulk} deletion={deletion}>
      {(chosen) => (
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            void bulk.run(
              chosen.filter((item) => !item.isRead),
              reading
            )
          }
        >
          Mark Read
        </Button>
      )}
    </SelectionBar>
  )
}

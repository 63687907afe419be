import { useBulk, type Job } from '@/components/list-screen/bulk'
import { SelectionBar } from '@/components/list-screen/selection-bar'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { contactsQuery } from './queries'

const reading: Job<ContactMessage> = {
  verb: 'mark as read',
  past: 'marked as read',
  call: async ({ _id: id }) => [(await api.admin.readMarks.store({ params: { id } })).data],
}
const deletion: Job<ContactMessage> = {
  verb: 'delete',
  past: 'deleted',
  async call({ _id: id }) {
    await api.admin.contactMessages.destroy({ params: { id } })
    return []
  },
  undo: {
    verb: 'restore',
    past: 'restored',
    async call({ _id: id }) {
      await api.admin.contactMessageRestorations.store({ params: { id } })
      return undefined
    },
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

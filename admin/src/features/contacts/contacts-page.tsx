import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { FilterSelect } from '@/components/list-screen/filter-select'
import { useItemAddress } from '@/components/list-screen/item-address'
import { ListScreen } from '@/components/list-screen/list-screen'
import { useListState } from '@/components/list-screen/list-state'
import { SelectButton, SelectionProvider } from '@/components/list-screen/selection'
import { WindowedList } from '@/components/list-screen/windowed-list'
import { RecentlyDeleted } from '@/components/recently-deleted/recently-deleted'
import { matchesSearch } from '@/lib/search'
import { dateOptions, hasReadStatus, rangeStart, readOptions } from './contact-filters'
import { ContactSelection } from './contact-selection'
import { ContactItem } from './contact-item'
import { ContactListSkeleton } from './contact-list-skeleton'
import { DeleteContact } from './delete-contact'
import { ExportButton } from './export-button'
import { deletedContacts } from './deleted-contacts'
import { contactsQuery, useMarkRead } from './queries'

const words = {
  title: 'Contact Form Submissions',
  search: 'Search contacts...',
  counted: 'contacts',
  empty: 'No contact submissions yet',
  noMatch: 'No contacts found',
}
// New messages come by themselves; a hidden tab rests.
const whileLooking = { refetchInterval: 30_000, refetchOnWindowFocus: true } as const
const defaults = { q: '', status: 'all', date: 'all', open: '' }

export default function ContactsPage() {
  const query = useQuery({ ...contactsQuery, ...whileLooking })
  const list = useListState(defaults)
  const address = useItemAddress()
  const markRead = useMarkRead()
  const { q, status, date, open } = list.values
  const [openedUnread, setOpenedUnread] = useState('')

  // The field stays quick while ten thousand messages are searched a moment later.
  const search = useDeferredValue(q)
  const { data } = query
  const matches = useMemo(() => {
    const from = rangeStart(date)
    return (data ?? []).filter(
      (item) =>
        // The one being read stays, although reading it takes it out of 'Unread'.
        (hasReadStatus(item, status) || item._id === openedUnread) &&
        (!from || new Date(item.createdAt) >= from) &&
        matchesSearch(search, [item.name, item.email, item.message, item.subject])
    )
  }, [data, search, status, date, openedUnread])

  function toggle(id: string, isRead: boolean) {
    const isOpening = open !== id
    list.set({ open: isOpening ? id : '' })
    setOpenedUnread(isOpening ? id : '')
    if (isOpening && !isRead) markRead.mutate(id)
  }

  return (
    <SelectionProvider>
      <ListScreen
        words={words}
        piece="bishop"
        query={query}
        matches={matches}
        list={{ ...list, isDefault: q === '' && status === 'all' && date === 'all' }}
        hasFilter={status !== 'all' || date !== 'all'}
        filters={
          <>
            <FilterSelect
              label="Status"
              options={readOptions}
              value={status}
              onChange={(value) => list.set({ status: value })}
            />
            <FilterSelect
              label="Date Range"
              options={dateOptions}
              value={date}
              onChange={(value) => list.set({ date: value })}
            />
          </>
        }
        actions={
          <>
            <SelectButton />
            <ExportButton messages={matches} />
            <RecentlyDeleted kind={deletedContacts} />
          </>
        }
        skeleton={<ContactListSkeleton />}
      >
        <WindowedList items={matches} stretch={20} guess={120} className="grid gap-3">
          {(item) => (
            <ContactItem
              key={item._id}
              contact={item}
              isOpen={item._id === open}
              onToggle={() => toggle(item._id, item.isRead)}
              onDelete={() => address.openDelete(item._id)}
            />
          )}
        </WindowedList>
      </ListScreen>
      <DeleteContact
        contact={query.data?.find((item) => item._id === address.deleteId)}
        onClose={address.close}
      />
      <ContactSelection items={matches} />
    </SelectionProvider>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterSelect } from '@/components/list-screen/filter-select'
import { useItemAddress } from '@/components/list-screen/item-address'
import { ListScreen } from '@/components/list-screen/list-screen'
import { useListState } from '@/components/list-screen/list-state'
import { matchesSearch } from '@/lib/search'
import { dateOptions, hasReadStatus, rangeStart, readOptions } from './contact-filters'
import { ContactItem } from './contact-item'
import { ContactListSkeleton } from './contact-list-skeleton'
import { DeleteContact } from './delete-contact'
import { contactsQuery, useMarkRead } from './queries'

const words = {
  title: 'Contact Form Submissions',
  search: 'Search contacts...',
  counted: 'contacts',
  empty: 'No contact submissions yet',
  noMatch: 'No contacts found',
}
const defaults = { q: '', status: 'all', date: 'all', open: '' }

export default function ContactsPage() {
  const query = useQuery(contactsQuery)
  const list = useListState(defaults)
  const address = useItemAddress()
  const markRead = useMarkRead()
  const { q, status, date, open } = list.values
  const [openedUnread, setOpenedUnread] = useState('')

  const from = rangeStart(date)
  const matches = (query.data ?? []).filter(
    (item) =>
      // The one being read stays, although reading it takes it out of 'Unread'.
      (hasReadStatus(item, status) || item._id === openedUnread) &&
      (!from || new Date(item.createdAt) >= from) &&
      matchesSearch(q, [item.name, item.email, item.message, item.subject])
  )

  function toggle(id: string, isRead: boolean) {
    const isOpening = open !== id
    list.set({ open: isOpening ? id : '' })
    setOpenedUnread(isOpening ? id : '')
    if (isOpening && !isRead) markRead.mutate(id)
  }

  return (
    <>
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
        skeleton={<ContactListSkeleton />}
      >
        <ul className="grid gap-3">
          {matches.map((item) => (
            <ContactItem
              key={item._id}
              contact={item}
              isOpen={item._id === open}
              onToggle={() => toggle(item._id, item.isRead)}
              onDelete={() => address.openDelete(item._id)}
            />
          ))}
        </ul>
      </ListScreen>
      <DeleteContact
        contact={query.data?.find((item) => item._id === address.deleteId)}
        onClose={address.close}
      />
    </>
  )
}

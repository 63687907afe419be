import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '@/lib/messages'
import { FilterSelect } from '@/components/labelled-select'
import { useItemAddress } from '@/features/items/list/item-address'
import { ItemList } from '@/features/items/list/item-list'
import { ListScreen } from '@/features/items/list/list-screen'
import { useListState } from '@/features/items/list/list-state'
import { useItem, useList } from '@/features/items/list/use-list'
import { Skeleton } from '@/components/ui/skeleton'
import type { ContactMessage } from '@/lib/data'
import { formatDay } from '@/lib/format'
import { itemQuery } from '@/lib/pages'
import type { Counts } from '@/lib/resource'
import { ContactItem } from './contact-item'
import { dateOptions, rangeStart, statusFilters, statusOptions } from './contact-filters'
import { contactResource } from './contact-resource'
import { countsQuery } from './counts'
import { ExportButton } from './export-button'
import { LinkedMessage } from './linked-message'
import { useMarkRead } from './queries'

const words = {
  title: m.contactsTitle(),
  search: m.contactsSearch(),
  empty: m.contactsEmpty(),
  noMatch: m.contactsNoMatch(),
}
// New messages come by themselves; a hidden tab rests.
const refetchInterval = 30_000
const defaults = { q: '', status: 'all', date: 'all', open: '', message: '' }

export default function ContactsPage() {
  const list = useListState(defaults, ['open'])
  const address = useItemAddress()
  const markRead = useMarkRead()
  const { q, status, date, open, message } = list.values
  const client = useQueryClient()

  const { data: linked } = useQuery({
    ...itemQuery(contactResource, message),
    enabled: message !== '',
  })
  const from = rangeStart(date)?.toISOString() ?? ''
  const rows = useList(contactResource, { q, from, ...statusFilters(status) }, { refetchInterval })
  const opened = useItem(contactResource, open || null)
  const { counts } = rows
  useEffect(() => {
    if (counts) client.setQueryData(countsQuery.queryKey, counts)
  }, [client, counts])

  const isFound = rows.items.some(({ _id }) => _id === open)
  const { set } = list
  useEffect(() => {
    if (open && q && rows.isThere && !rows.isSearching && !isFound) set({ open: '' })
  })
  const hasFilter = [status, date].some((chosen) => chosen !== 'all')

  function toggle(id: string, isRead: boolean) {
    const isOpening = open !== id
    if (!isOpening) list.close({ open: '' })
    else if (open) list.set({ open: id })
    else list.open({ open: id })
    if (isOpening && !isRead) markRead.mutate(id)
  }

  return (
    <ListScreen
      words={words}
      piece="bishop"
      rows={rows}
      list={{ ...list, isDefault: q === '' && !hasFilter }}
      hasFilter={hasFilter}
      hasWaiting={opened !== undefined && !q}
      filters={
        <>
          <FilterSelect
            label={m.status()}
            options={statusOptions(status)}
            value={status}
            onChange={(value) => list.set({ status: value })}
          />
          <FilterSelect
            label={m.dateRange()}
            options={dateOptions}
            value={date}
            onChange={(value) => list.set({ date: value })}
          />
        </>
      }
      actions={<ExportButton rows={rows} />}
      above={
        <>
          <LeavingMessages leaving={counts?.leaving} />
          {linked && (
            <LinkedMessage
              key={message}
              contact={linked}
              onClose={() => list.set({ message: '' })}
              onDelete={() => address.openDelete(message)}
            />
          )}
        </>
      }
      skeleton={<ContactListSkeleton />}
    >
      <ItemList
        rows={rows}
        items={isFound || !opened || q ? rows.items : withOpened(rows.items, opened)}
        className="grid gap-3"
      >
        {(item) =>
          // It stands above already.
          item._id !== linked?._id && (
            <ContactItem
              key={item._id}
              contact={item}
              isOpen={item._id === open}
              onToggle={() => toggle(item._id, item.isRead)}
              onDelete={() => address.openDelete(item._id)}
            />
          )
        }
      </ItemList>
    </ListScreen>
  )
}

/** The open one stays in its place, although reading or answering takes it out of what is filtered. */
function withOpened(items: ContactMessage[], opened: ContactMessage) {
  const at = items.findIndex(({ createdAt }) => createdAt < opened.createdAt)
  return items.toSpliced(at < 0 ? items.length : at, 0, opened)
}

/** Says before it happens that messages will be removed, and how to keep what is in them. */
function LeavingMessages({ leaving }: Pick<Counts, 'leaving'>) {
  if (!leaving?.first) return null
  const { count, first, months } = leaving
  return (
    <p className="-mt-2 mb-5 text-sm text-muted-foreground">
      {m.leavingBefore({ count })}
      <time dateTime={first} className="inline-block">
        {formatDay(first)}
      </time>
      {m.leavingAfter({ months })}
    </p>
  )
}

function ContactListSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className="grid gap-3 rounded-panel border bg-card p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}

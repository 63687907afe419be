import { useQuery } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { FilterSelect } from '@/components/labelled-select'
import { useItemAddress } from '@/features/items/list/item-address'
import { ListScreen } from '@/features/items/list/list-screen'
import { useListState } from '@/features/items/list/list-state'
import { useItem, useList } from '@/features/items/list/use-list'
import type { ContactMessage } from '@/lib/data'
import { formatDay } from '@/lib/format'
import { itemQuery } from '@/lib/pages'
import { ContactItem } from './contact-item'
import { dateOptions, rangeStart, statusFilters, statusOptions } from './contact-filters'
import { contactResource } from './contact-resource'
import { ExportButton } from './export-button'

const words = {
  title: m.contactsTitle(),
  search: m.contactsSearch(),
  empty: m.contactsEmpty(),
  noMatch: m.contactsNoMatch(),
}
const defaults = { q: '', status: 'all', date: 'all', open: '', message: '' }

const SECOND_MS = 1_000

/** New messages come by themselves; sooner, what becomes of a mail that is about to be sent. */
function refreshFor(opened: ContactMessage | null | undefined) {
  const isBeingMailed = opened?.notifications.some(
    ({ state, nextAttemptAt: at }) =>
      state === 'queued' && at && Date.parse(at) < Date.now() + 30 * SECOND_MS
  )
  return (isBeingMailed ? 2 : 30) * SECOND_MS
}

export default function ContactsPage() {
  const list = useListState(defaults, ['open'])
  const address = useItemAddress()
  const { q, status, date, open, message } = list.values

  const { data: linked } = useQuery({
    ...itemQuery(contactResource, message),
    enabled: message !== '',
    refetchInterval: ({ state }) => refreshFor(state.data),
  })
  const opened = useItem(contactResource, open || null)
  const refetchInterval = refreshFor(opened)
  const from = rangeStart(date)?.toISOString() ?? ''
  const rows = useList(contactResource, { q, from, ...statusFilters(status) }, refetchInterval)
  const hasFilter = status !== 'all' || date !== 'all'
  const leaving = rows.counts?.leaving

  return (
    <ListScreen
      words={words}
      piece="bishop"
      rows={rows}
      list={{ ...list, isDefault: q === '' && !hasFilter }}
      hasFilter={hasFilter}
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
          {leaving?.first && (
            <p className="-mt-2 mb-5 text-sm text-muted-foreground">
              {m.leaving({
                count: leaving.count,
                months: leaving.months,
                day: formatDay(leaving.first),
              })}
            </p>
          )}
          {linked && (
            <section aria-label={m.messageFromMail()} className="mb-6">
              <p className="mb-2 text-sm text-muted-foreground">{m.fromMail()}</p>
              <div role="list">
                <ContactItem
                  key={message}
                  contact={linked}
                  isOpen
                  onToggle={() => list.set({ message: '' })}
                  onDelete={() => address.open('delete', message)}
                />
              </div>
            </section>
          )}
        </>
      }
      className="grid gap-3"
      items={opened && !q ? withOpened(rows.items, opened) : rows.items}
    >
      {(item) =>
        // It stands above already.
        item._id !== linked?._id && (
          <ContactItem
            key={item._id}
            contact={item}
            isOpen={item._id === open}
            onToggle={() => toggle(item._id)}
            onDelete={() => address.open('delete', item._id)}
          />
        )
      }
    </ListScreen>
  )

  function toggle(id: string) {
    if (open === id) list.close({ open: '' })
    else if (open) list.set({ open: id })
    else list.open({ open: id })
  }
}

/** The open one stays in its position, although reading or answering takes it out of what is filtered. */
function withOpened(items: ContactMessage[], opened: ContactMessage) {
  if (items.some(({ _id }) => _id === opened._id)) return items
  const at = items.findIndex(({ createdAt }) => createdAt < opened.createdAt)
  return items.toSpliced(at < 0 ? items.length : at, 0, opened)
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as m from 'virtual:admin-messages'
import { FilterSelect } from '@/components/labelled-select'
import { useItemAddress } from '@/components/list-screen/item-address'
import { ListScreen } from '@/components/list-screen/list-screen'
import { useListState } from '@/components/list-screen/list-state'
import { useList } from '@/components/list-screen/use-list'
import { WindowedList } from '@/components/list-screen/windowed-list'
import { itemQuery } from '@/lib/pages'
import { lazyPart } from '@/lib/lazy-with-preload'
import { filterValue } from '@/lib/status-filter'
import { answerOptions, dateOptions, rangeStart, readOptions } from './contact-filters'
import { ContactItem } from './contact-item'
import { countsQuery } from './counts'
import { ContactListSkeleton } from './contact-list-skeleton'
import { contactResource } from './contact-resource'
import { ExportButton } from './export-button'
import { LeavingMessages } from './leaving-messages'
import { LinkedMessage } from './linked-message'
import { useMarkRead } from './queries'

const ContactSelection = lazyPart(() => import('./contact-selection'))

const words = {
  title: m.contactsTitle(),
  search: m.contactsSearch(),
  empty: m.contactsEmpty(),
  noMatch: m.contactsNoMatch(),
}
// New messages come by themselves; a hidden tab rests.
const refetchInterval = 30_000
const defaults = { q: '', status: 'all', date: 'all', answer: 'all', open: '', message: '' }

export default function ContactsPage() {
  const list = useListState(defaults)
  const address = useItemAddress()
  const markRead = useMarkRead()
  const { q, status, date, answer, open, message } = list.values
  const client = useQueryClient()

  const { data: linked } = useQuery({
    ...itemQuery(contactResource, message),
    enabled: message !== '',
  })
  const rows = useList(
    contactResource,
    {
      q,
      status: filterValue(readOptions, status),
      from: rangeStart(date)?.toISOString() ?? '',
      state: answer === 'due' ? '' : filterValue(answerOptions, answer),
      remind: answer === 'due' ? answer : '',
    },
    // The open one stays, although reading or answering takes it out of what is looked at.
    { refetchInterval, kept: open }
  )
  const { counts } = rows
  useEffect(() => {
    if (counts) client.setQueryData(countsQuery.queryKey, counts)
  }, [client, counts])

  const hasFilter = [status, date, answer].some((chosen) => chosen !== 'all')

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
      filters={
        <>
          <FilterSelect
            label={m.status()}
            options={readOptions}
            value={status}
            onChange={(value) => list.set({ status: value })}
          />
          <FilterSelect
            label={m.answer()}
            options={answerOptions}
            value={answer}
            onChange={(value) => list.set({ answer: value })}
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
      selection={<ContactSelection rows={rows} />}
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
      <WindowedList rows={rows} guess={120} className="grid gap-3">
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
      </WindowedList>
    </ListScreen>
  )
}

import { MESSAGE_PARAMETER } from '@academy/api/shared/addresses/admin_addresses'
import { contactTable } from '@academy/api/shared/rules/contact_table'
import { useMutation } from '@tanstack/react-query'
import { DownloadIcon } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { LabelledButton } from '@/components/icon-button'
import { FilterSelect } from '@/components/labelled-select'
import { useItemDialog } from '@/features/items/list/item-dialog'
import { ListScreen } from '@/features/items/list/list-screen'
import { useListState } from '@/features/items/list/list-state'
import { useItem, useList, type Rows } from '@/features/items/list/use-list'
import type { ContactMessage } from '@/lib/data'
import { formatDay } from '@/lib/format'
import { useLayer } from '@/lib/history'
import { loadAll } from '@/lib/item-queries'
import { ContactItem } from './contact-item'
import {
  dateOptions,
  rangeStart,
  statusFilters,
  statusOptions,
  stripFilterWords,
} from './contact-filters'
import { contactResource } from './contact-resource'
import { linkedMessage, MESSAGE_LAYER, type OpenMessage } from './open-message'

const words = {
  title: m.contactsTitle,
  search: m.contactsSearch,
  empty: m.contactsEmpty,
  noMatch: m.contactsNoMatch,
}
const defaults = { q: '', status: 'all', date: 'all' }

const REFRESH_MS = 30_000
/** While a mail about the open message waits to be sent. */
const MAIL_REFRESH_MS = 3_000

/** The mail about a message leads to it by an address; from there on it is open as any other. */
export default function ContactsPage() {
  const id = useSearchParams()[0].get(MESSAGE_PARAMETER)
  if (id === null) return <Contacts />
  return <Navigate replace to={paths.contacts} state={linkedMessage(id)} />
}

function Contacts() {
  const list = useListState(defaults)
  const dialog = useItemDialog()
  const message = useLayer<OpenMessage>(MESSAGE_LAYER)
  const { q, status, date } = list.values

  const openId = message.value?.id
  const opened = useItem(contactResource, openId ?? null)
  const hasQueuedMail = opened?.notifications.some(({ state }) => state === 'queued')
  const refetchInterval = hasQueuedMail ? MAIL_REFRESH_MS : REFRESH_MS
  const from = rangeStart(date)?.toISOString() ?? ''
  const rows = useList(contactResource, { q, from, ...statusFilters(status) }, refetchInterval)
  const fromStrip = stripFilterWords(status)
  const hasFilter = (status !== 'all' && !fromStrip) || date !== 'all'
  const leaving = rows.counts?.leaving

  return (
    <ListScreen
      words={words}
      piece="bishop"
      rows={rows}
      list={{ ...list, isDefault: q === '' && !hasFilter }}
      hasFilter={hasFilter}
      chip={
        fromStrip === undefined
          ? undefined
          : { words: fromStrip, onRemove: () => list.set({ status: 'all' }) }
      }
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
            options={dateOptions()}
            value={date}
            onChange={(value) => list.set({ date: value })}
          />
        </>
      }
      actions={<ExportButton rows={rows} />}
      above={
        leaving?.first && (
          <p className="-mt-2 mb-5 text-sm text-muted-foreground">
            {m.leaving({
              count: leaving.count,
              months: leaving.months,
              day: formatDay(leaving.first),
            })}
          </p>
        )
      }
      className="grid gap-3"
      items={opened && !q ? withOpened(rows.items, opened, message.value?.isFirst) : rows.items}
    >
      {(item) => (
        <ContactItem
          key={item._id}
          contact={item}
          isOpen={item._id === openId}
          onToggle={() => toggle(item._id)}
          onDelete={() => dialog.open('delete', item._id)}
        />
      )}
    </ListScreen>
  )

  function toggle(id: string) {
    if (openId === id) message.close()
    else if (message.isOpen) message.change({ id })
    else message.open({ id })
  }
}

/**
 * The open one stays in its position, although reading or answering takes it out of what is filtered;
 * one that a mail leads to stands first, however old it is.
 */
function withOpened(items: ContactMessage[], opened: ContactMessage, isFirst = false) {
  if (isFirst) return [opened, ...items.filter(({ _id }) => _id !== opened._id)]
  if (items.some(({ _id }) => _id === opened._id)) return items
  const at = items.findIndex(({ createdAt }) => createdAt < opened.createdAt)
  return items.toSpliced(at < 0 ? items.length : at, 0, opened)
}

function ExportButton({ rows }: { rows: Rows<ContactMessage> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => loadAll(rows.kind, rows.filters),
    onSuccess: save,
    meta: { failure: rows.kind.loadFailure() },
  })
  return (
    <LabelledButton
      Icon={DownloadIcon}
      label={isPending ? m.exporting() : m.exportCsv()}
      disabled={rows.count === 0 || isPending}
      onClick={() => mutate()}
    />
  )
}

function save(messages: ContactMessage[]) {
  const { head, row } = contactTable(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const table = head + messages.map(row).join('')
  const url = URL.createObjectURL(new Blob([table], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `contacts-${new Date().toLocaleDateString('sv')}.csv`
  link.click()
  // Firefox reads the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

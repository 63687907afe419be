import { PencilIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { useItemAddress } from '@/features/items/list/item-address'
import { WaitingMark } from '@/features/items/item-card'
import { pictureUrl } from '@/features/items/picture/form-picture'
import { askFor, isPerhapsSent, pictureOf, type Entry } from '@/lib/outbox/store'

/** A new item in its place in the list, which the server does not have yet. */
export function WaitingCard({ entry }: { entry: Entry }) {
  const { openNew } = useItemAddress()
  const { title, values } = entry
  const picture = pictureOf(entry)
  function edit() {
    askFor('entry', entry.id)
    openNew()
  }
  return (
    <div
      role="listitem"
      className="flex flex-col overflow-hidden rounded-panel border border-dashed border-border-strong bg-card"
    >
      <div className="border-b px-5 py-2">
        <WaitingMark entry={entry} />
      </div>
      {picture instanceof File && (
        <img
          src={pictureUrl(picture)}
          alt=""
          className="aspect-4/3 w-full bg-secondary object-contain"
        />
      )}
      <div className="grid gap-3 p-5">
        <h2 className="text-xl leading-snug font-bold wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 text-muted-foreground">
          {(values as { description?: string }).description}
        </p>
      </div>
      <div className="mt-auto flex items-center gap-3 border-t py-2 pr-2 pl-5">
        <p className="grow text-sm text-muted-foreground">
          {isPerhapsSent(entry) ? m.perhapsOnSite() : m.notOnSiteYet()}
        </p>
        <IconButton Icon={PencilIcon} label={m.editOf({ title })} onClick={edit} />
      </div>
    </div>
  )
}

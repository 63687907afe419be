import { whatsappMessage } from '@academy/api/shared/text/share'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { stateWords } from '@academy/api/shared/words/state_words'
import {
  CalendarOffIcon,
  CircleCheckIcon,
  CopyIcon,
  ExternalLinkIcon,
  EyeOffIcon,
  ForwardIcon,
  PrinterIcon,
} from 'lucide-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { sitePaths } from '@/paths'
import { setActive } from '@/features/items/list/mutations'
import { achievementMessage, tournamentMessage } from '@/features/items/share-message'
import { ServerImage } from '@/components/server-image'
import { LabelledButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { achievementResource } from '@/features/achievements/achievement-resource'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import { cn } from '@/lib/cn'
import type { Achievement, Tournament } from '@/lib/data'
import { language } from '@/lib/language'
import { cachedItems } from '@/lib/item-cache'
import { itemQuery } from '@/lib/item-queries'
import type { Item, PublishableResource } from '@/lib/resource'

/** The API leads from any name to the item's present picture in the language of the name. */
const pictureOf = ({ _id }: Item) =>
  `/uploads/share/${_id}/0000000000000000${language() === 'en' ? '' : `-${language()}`}.jpg`

const OFF: ReadonlySet<string> = new Set(['postponed', 'cancelled', 'finished'])

type Shareable = Item & { title: string; isActive: boolean }

/** What the sheet says and sends of a kind of item. */
interface Shared<T extends Shareable> {
  resource: PublishableResource<T>
  path: (item: T) => string
  message: (item: T) => string
  poster?: (item: T) => string
  /** Why nobody needs to be told of it any more. */
  off?: (item: T) => string | undefined
}

const tournaments: Shared<Tournament> = {
  resource: tournamentResource,
  path: ({ slug }) => sitePaths.tournament(slug),
  message: (tournament) => tournamentMessage(tournament),
  poster: ({ slug }) => sitePaths.poster(slug),
  off(tournament) {
    const state = tournamentState(tournament, indianMinute(Date.now()))
    return state && OFF.has(state.kind) ? stateWords(language(), state) : undefined
  },
}

const achievements: Shared<Achievement> = {
  resource: achievementResource,
  path: ({ slug }) => sitePaths.achievement(slug),
  message: achievementMessage,
}

interface Props {
  kind: string
  id: string
  onClose: () => void
}

export function ShareSheet({ kind, id, onClose }: Props) {
  if (kind === tournamentResource.key) {
    return <ItemSheet shared={tournaments} id={id} onClose={onClose} />
  }
  return <ItemSheet shared={achievements} id={id} onClose={onClose} />
}

interface SheetProps<T extends Shareable> {
  shared: Shared<T>
  id: string
  onClose: () => void
}

/** The sheet of an item as it is now: what was hidden or deleted meanwhile is shared no more. */
function ItemSheet<T extends Shareable>({ shared, id, onClose }: SheetProps<T>) {
  const client = useQueryClient()
  const { resource } = shared
  const isNamed = ({ _id }: T) => _id === id
  const { data } = useQuery(itemQuery(resource, id))
  const item = data === undefined ? cachedItems(client, resource).find(isNamed) : data
  if (!item) return null
  const isLive = item.isActive
  const off = shared.off?.(item)
  const [Icon, words] = off
    ? [CalendarOffIcon, off]
    : isLive
      ? [CircleCheckIcon, m.liveNow()]
      : [EyeOffIcon, m.inactiveHidden()]
  return (
    <Dialog onClose={onClose}>
      <div className="grid gap-2 pr-10">
        <DialogTitle className="wrap-anywhere">{item.title}</DialogTitle>
        <DialogDescription className="flex items-center gap-2 text-sm!">
          <Icon aria-hidden className={cn('size-5 shrink-0', !off && isLive && 'text-success')} />
          {words}
        </DialogDescription>
      </div>
      {isLive && (
        <ServerImage
          src={pictureOf(item)}
          alt={m.shareCard()}
          width={1200}
          height={630}
          className="h-auto w-full rounded-control border"
        />
      )}
      {isLive ? (
        <Actions
          path={shared.path(item)}
          poster={shared.poster?.(item)}
          message={shared.message(item)}
        />
      ) : (
        <Button onClick={() => setActive(resource, item, true)}>{m.showToVisitors()}</Button>
      )}
    </Dialog>
  )
}

interface ActionsProps {
  path: string
  poster: string | undefined
  message: string
}

function Actions({ path, poster, message }: ActionsProps) {
  const links = [
    [ForwardIcon, m.sendToWhatsapp(), whatsappMessage(message)],
    [ExternalLinkIcon, m.open(), path],
    [PrinterIcon, m.poster(), poster],
  ] as const
  return (
    <div className="grid gap-3">
      {links.map(
        ([Icon, words, address], index) =>
          address && (
            <Button key={words} asChild variant={index === 0 ? 'default' : 'outline'}>
              <a href={address} target="_blank" rel="noopener">
                <Icon aria-hidden />
                {words}
              </a>
            </Button>
          )
      )}
      <LabelledButton Icon={CopyIcon} label={m.copyLink()} onClick={() => void copyLink(path)} />
    </div>
  )
}

async function copyLink(path: string) {
  try {
    await navigator.clipboard.writeText(window.location.origin + path)
    toast.success(m.linkCopied())
  } catch {
    // Without a secure connection, or forbidden: the link itself can still be copied by hand.
    toast.error(m.linkNotCopied())
  }
}

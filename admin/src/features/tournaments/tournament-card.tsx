import * as m from 'virtual:admin-messages'
import { ItemCard, ItemCardFoot } from '@/components/item-card'
import { ItemPicture } from '@/components/item-picture'
import { EventBadge } from './event-badge'
import { Piece } from '@/components/piece'
import { cn } from '@/lib/cn'
import type { Data } from '@/lib/data'
import { passedOn } from '@/lib/passed-on'
import type { Entry } from '@/lib/outbox/entry'
import { pieceFor } from '~/lib/piece'

interface Props {
  tournament: Data.Tournament
  /** What was saved of it and not sent yet. */
  change?: Entry | undefined
  onShow: () => void
  onEdit: () => void
  onDuplicate: () => void
  onPostpone: () => void
  onDelete: () => void
}

export function TournamentCard({ tournament, change, onPostpone, ...actions }: Props) {
  const { title, description, banner, bannerPicture, isActive, createdAt } = tournament
  return (
    <ItemCard id={tournament._id} title={title} change={change}>
      {banner ? (
        <ItemPicture
          url={banner}
          picture={bannerPicture}
          alt={m.bannerOf({ title })}
          ratio="banner"
          sizes="(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw"
        />
      ) : (
        <div className="grid aspect-4/3 place-items-center bg-secondary max-sm:hidden">
          <Piece name={pieceFor(title)} className="size-24 text-border-strong" />
        </div>
      )}
      <div className="grid gap-3 p-5">
        {/* Without a banner above it, beside the box that selects the card, while it is there. */}
        <h2
          className={cn(
            'text-xl leading-snug font-bold',
            !banner && 'max-sm:group-has-data-select-box:pr-8'
          )}
        >
          {title}
        </h2>
        <EventBadge event={tournament} onChange={onPostpone} />
        <p className="line-clamp-3 text-muted-foreground">{description}</p>
      </div>
      <ItemCardFoot
        title={title}
        isActive={isActive}
        createdAt={createdAt}
        onPassOn={() => passedOn.open({ kind: 'tournaments', item: tournament })}
        {...actions}
      />
    </ItemCard>
  )
}

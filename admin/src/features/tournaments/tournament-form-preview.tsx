import { Piece, pieceFor } from '@/components/piece'
import { formatRupees } from '@/lib/format'
import { EventBadge } from './event-badge'
import type { TypedTournament } from './tournament-form-schema'

interface TournamentFormPreviewProps {
  typed: TypedTournament
  bannerUrl: string | null
}

/** The card of the public list, drawn from what is typed so far. */
export function TournamentFormPreview({ typed, bannerUrl }: TournamentFormPreviewProps) {
  const total = typed.prizes.reduce(
    (sum, { amount }) => sum + (Number(amount.replace(/\D/g, '')) || 0),
    0
  )
  const event = {
    isActive: typed.isActive,
    status: typed.status,
    startDate: typed.startDate || null,
    endDate: typed.endDate || null,
    entryDeadline: typed.entryDeadline || null,
    city: typed.city.trim() || null,
  }
  return (
    <div className="overflow-hidden rounded-panel border border-border bg-background">
      {bannerUrl ? (
        <img src={bannerUrl} alt="" className="aspect-4/3 w-full object-cover" />
      ) : (
        <div className="grid aspect-4/3 place-items-center bg-card">
          <Piece name={pieceFor(typed.title)} className="size-20 text-border-strong" />
        </div>
      )}
      <div className="flex flex-col gap-2 p-5">
        <p className="text-lg leading-snug font-bold text-pale">{typed.title || 'Title'}</p>
        <EventBadge event={event} />
        <p className="line-clamp-3 text-base text-muted-foreground">
          {typed.description || 'Description'}
        </p>
        {total > 0 && (
          <p className="text-base text-muted-foreground tabular-nums">
            <strong className="text-primary">{formatRupees(total)}</strong> in prizes
          </p>
        )}
        <p aria-hidden className="mt-2 text-base font-bold text-primary">
          View details
        </p>
        {!typed.isActive && (
          <p className="text-sm text-muted-foreground">Inactive: hidden from visitors.</p>
        )}
      </div>
    </div>
  )
}

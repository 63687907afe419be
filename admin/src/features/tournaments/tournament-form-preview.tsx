import { prizeTotal } from '@academy/api/shared/prizes'
import { PreviewCard } from '@/components/preview-card'
import { formatRupees } from '@/lib/format'
import { EventBadge } from './event-badge'
import type { TypedTournament } from './tournament-form-schema'

interface TournamentFormPreviewProps {
  typed: TypedTournament
  bannerUrl: string | null
}

/** The card of the public list, drawn from what is typed so far. */
export function TournamentFormPreview({ typed, bannerUrl }: TournamentFormPreviewProps) {
  const { amount: total } = prizeTotal(
    typed.prizes.map((prize) => ({
      ...prize,
      amount: Number(prize.amount.replace(/\D/g, '')) || 0,
    }))
  )
  const event = {
    isActive: typed.isActive,
    status: typed.status,
    startDate: typed.startDate || null,
    endDate: typed.endDate || null,
    entryDeadline: typed.entryDeadline || null,
    reportingTime: typed.reportingTime || null,
    city: typed.city.trim() || null,
  }
  return (
    <PreviewCard title={typed.title} isActive={typed.isActive} imageUrl={bannerUrl} ratio="banner">
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
    </PreviewCard>
  )
}

import '~/features/tournaments/state.css'
import { languageOf } from '@academy/api/shared/text/language'
import { prizeTotal } from '@academy/api/shared/tournament/prizes'
import { indianMinute } from '@academy/api/shared/tournament/tournament_state'
import { m } from '@/lib/messages'
import { onePicture, PreviewCard } from '@/features/items/form/preview-card'
import { TournamentCard } from '~/features/tournaments/TournamentCard'
import type { Tournament } from '~/lib/api-types'
import { countedPrizes } from './prize-words'
import type { TypedTournament } from './tournament-form-schema'

const now = () => indianMinute(Date.now())

interface TournamentFormPreviewProps {
  typed: TypedTournament
  bannerUrl: string | null
}

/** The public list's own card, with what is typed so far. */
export function TournamentFormPreview({ typed, bannerUrl }: TournamentFormPreviewProps) {
  const title = typed.title.trim() || m.title()
  const description = typed.description.trim() || m.description()
  const city = typed.city.trim() || null
  const prizes = countedPrizes(typed.prizes)
  const language = languageOf([title, description, city].join(' '))
  const tournament = {
    slug: '',
    title,
    description,
    city,
    bannerPicture: onePicture(bannerUrl),
    formLink: typed.formLink,
    maxParticipants: null,
    status: typed.status,
    statusReason: typed.statusReason || null,
    startDate: typed.startDate || null,
    endDate: typed.endDate || null,
    entryDeadline: typed.entryDeadline || null,
    reportingTime: typed.reportingTime || null,
    prizes,
    prizeTotal: prizeTotal(prizes),
    ...(language && { language }),
  } as Tournament
  return (
    <PreviewCard isActive={typed.isActive}>
      <TournamentCard item={tournament} now={now()} isEager onOpen={() => undefined} />
    </PreviewCard>
  )
}

import { paths } from '@/paths'
import { ShareCard, type ShareCardFrame } from '@/components/share-card'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { withoutSeparators } from '@/lib/field-schema'
import type { TypedTournament } from './tournament-form-schema'

interface Props extends ShareCardFrame {
  typed: TypedTournament
  tournament: Tournament | undefined
}

export function TournamentShareCard({ typed, tournament, ...frame }: Props) {
  const { title, startDate, endDate, venue, city, entryDeadline, status, statusReason } = typed
  const entryFee = withoutSeparators(typed.entryFee)
  const translations = JSON.stringify(typed.translations)
  return (
    <ShareCard
      {...frame}
      item={tournament}
      path={tournament && paths.tournament(tournament.slug)}
      texts={{
        title,
        startDate,
        endDate,
        venue,
        city,
        entryFee,
        entryDeadline,
        status,
        statusReason,
        translations,
      }}
      pictureName="banner"
      draw={(body, signal) =>
        api.admin.tournamentSharePictures.store({
          body: multipart(body),
          responseType: 'blob',
          signal,
        })
      }
    />
  )
}

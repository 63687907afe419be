import { tournamentSection } from '@academy/api/shared/tournament_state'
import { factLine } from '@academy/api/shared/fact_line'
import { ShareActions } from '~/components/browse/ShareActions'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'
import { isDated } from './event'
import { googleCalendarUrl } from './google-calendar'

interface Props {
  tournament: Tournament
  now: string
}

/** What else can be done with a tournament from its dialog: what its page offers, and that page. */
export function TournamentActions({ tournament, now }: Props) {
  const { slug, title, status } = tournament
  const url = location.origin + paths.tournament(slug)
  const isToCome = status === 'scheduled' && tournamentSection(tournament, now) === 'upcoming'
  return (
    <div className="item-actions">
      {isToCome && isDated(tournament) && (
        <>
          <a
            className="button button-quiet"
            href={googleCalendarUrl(tournament, url)}
            target="_blank"
            rel="noopener"
          >
            Google Calendar
          </a>
          <a className="button button-quiet" href={paths.calendarEntry(slug)}>
            Calendar file
          </a>
        </>
      )}
      <ShareActions key={slug} title={title} text={factLine(tournament)} url={url} />
      <a className="button button-quiet" href={paths.poster(slug)}>
        Poster
      </a>
      <a className="button button-quiet" href={paths.tournament(slug)}>
        Open as a page
      </a>
    </div>
  )
}

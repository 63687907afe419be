import * as m from 'virtual:messages'
import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'

import { ShareActions } from '~/components/browse/ShareActions'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'
import { isToCome } from './event'
import { googleCalendarUrl } from './google-calendar'
import { shareLine } from './share-line'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  now: string
}

/** What else can be done with a tournament from its dialog: what its page offers, and that page. */
export function TournamentActions({ tournament, state, now }: Props) {
  const { slug, title } = tournament
  const url = location.origin + paths.tournament(slug)
  return (
    <div className="item-actions">
      {isToCome(tournament, now) && (
        <>
          <a
            className="button button-quiet"
            href={googleCalendarUrl(tournament, url)}
            target="_blank"
            rel="noopener"
          >
            {m.googleCalendar()}
          </a>
          <a className="button button-quiet" href={paths.calendarEntry(slug)}>
            {m.calendarFile()}
          </a>
        </>
      )}
      <ShareActions key={slug} title={title} text={shareLine(tournament, state)} url={url} />
      <a className="button button-quiet" href={paths.poster(slug)}>
        {m.poster()}
      </a>
      <a className="button button-quiet" href={paths.tournament(slug)}>
        {m.openAsPage()}
      </a>
    </div>
  )
}

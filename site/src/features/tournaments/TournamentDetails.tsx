import { shareLine } from '@academy/api/shared/text/share'
import { languageIn } from '@academy/api/shared/text/translations'
import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import * as labels from '@academy/api/shared/words/fact_labels'
import * as m from 'virtual:messages'
import { Description } from '~/components/browse/Description'
import { ItemActions } from '~/components/browse/ItemActions'
import { PictureLink } from '~/components/browse/ItemPicture'
import { Words } from '~/components/browse/Words'
import { Icon } from '~/components/ui/Icon'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { externalLinks } from '~/lib/external-links'
import { factMarked } from '~/lib/language-marked'
import { paths } from '~/paths'
import { googleCalendarUrl, isToCome } from './event'
import { feePayments } from './fee-payment'
import { amountWords } from './tournament'
import { Payments } from './Payment'
import { TournamentFacts } from './TournamentFacts'

interface Props {
  tournament: Tournament
  state: TournamentState | null
  now: string
  url: string
  /** The drawings of its payments. */
  codes: string[]
  /** What is passed on of it once it is played. */
  outcome?: string | undefined
  /** Absent on the item's own page, where the picture is a plain link. */
  onView?: () => void
}

export function TournamentDetails({ tournament, state, now, url, codes, outcome, onView }: Props) {
  const { slug, title, description, prizes } = tournament
  return (
    <div className="details details-banner">
      <div className="details-side">
        <PictureLink
          picture={tournament.bannerPicture}
          title={title}
          shape="banner"
          sizes={
            onView
              ? '(min-width: 1024px) 400px, (min-width: 768px) 300px, 94vw'
              : '(min-width: 1024px) 500px, (min-width: 688px) 42vw, 94vw'
          }
          onView={onView}
        />
        {prizes.length > 0 && <PrizeTable prizes={prizes} written={tournament.language} />}
      </div>
      <div className="details-main">
        <TournamentFacts tournament={tournament} state={state} />
        <Payments payments={feePayments(tournament, state)} codes={codes} />
        <Description text={description} language={languageIn(tournament, 'description')} />
        <ItemActions
          page={{ title, text: outcome ?? shareLine(language(), tournament, state), url }}
          first={
            isToCome(tournament, now) && (
              <a
                className="button button-quiet"
                href={googleCalendarUrl(tournament, url, now)}
                target="_blank"
                rel="noopener"
              >
                <Icon name="calendar" size={20} />
                {m.googleCalendar()}
              </a>
            )
          }
        >
          {isToCome(tournament, now) && (
            <a className="action" href={paths.calendarEntry(slug)}>
              <Icon name="calendar" size={20} />
              {m.calendarFile()}
            </a>
          )}
          <a className="action" href={paths.poster(slug)}>
            <Icon name="print" size={20} />
            {m.poster()}
          </a>
          {onView && (
            <>
              <a
                className="action"
                href={externalLinks.whatsapp(m.whatsappItem({ title }))}
                target="_blank"
                rel="noopener"
              >
                <Icon name="chat" size={20} />
                {m.freeLessonAsk()}
              </a>
              <a className="action" href={paths.tournament(slug)}>
                {m.openAsPage()}
              </a>
            </>
          )}
        </ItemActions>
      </div>
    </div>
  )
}

interface PrizeTableProps {
  prizes: Tournament['prizes']
  /** The language that they are written in. */
  written: string | undefined
}

function PrizeTable({ prizes, written }: PrizeTableProps) {
  return (
    <table className="prizes">
      <caption>{labels.prizes[language()]}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{labels.prizePosition[language()]}</th>
          <th scope="col">{m.prizeAmount()}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => (
          <tr key={index}>
            <th scope="row">
              <Words text={prize.position} language={written} isFact />
              {prize.description && (
                <span className="prizes-note" {...factMarked(prize.description, written)} />
              )}
            </th>
            <td>{amountWords(prize)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import * as m from 'virtual:messages'
import { PictureLink } from '~/components/browse/PictureLink'
import { Words } from '~/components/browse/Words'
import { languageIn } from '@academy/api/shared/text/translations'
import { languageMarked } from '~/lib/language-marked'
import type { Tournament } from '~/lib/api-types'
import { amountWords } from './tournament'
import { TournamentFacts } from './TournamentFacts'

interface Props {
  tournament: Tournament
  /** Absent on the item's own page, where the picture is a plain link. */
  onView?: () => void
}

/** All that is known of a tournament, below its title: the same in the dialog and on its page. */
export function TournamentDetails({ tournament, onView }: Props) {
  const { title, bannerPicture, description, prizes, language } = tournament
  // When and where decide before anything else is read.
  const hasDate = tournament.startDate !== null
  const facts = <TournamentFacts tournament={tournament} />
  return (
    <div className="details details-banner">
      <PictureLink
        picture={bannerPicture}
        title={title}
        shape="banner"
        sizes="(min-width: 1024px) 500px, (min-width: 768px) 672px, 94vw"
        onView={onView}
      />
      <div className="details">
        {hasDate && facts}
        <p
          className="details-text"
          {...languageMarked(description, languageIn(tournament, 'description'))}
        />
        {!hasDate && facts}
        {prizes.length > 0 && <PrizeTable prizes={prizes} language={language} />}
      </div>
    </div>
  )
}

function PrizeTable({ prizes, language }: Pick<Tournament, 'prizes' | 'language'>) {
  return (
    <table className="prizes">
      <caption>{m.prizes()}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{m.prizePosition()}</th>
          <th scope="col">{m.prizeAmount()}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => (
          <tr key={index}>
            <th scope="row">
              <Words text={prize.position} language={language} />
              {prize.description && (
                <span className="prizes-note" {...languageMarked(prize.description, language)} />
              )}
            </th>
            <td>{amountWords(prize)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

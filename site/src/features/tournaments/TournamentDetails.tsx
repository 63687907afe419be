import { PictureLink } from '~/components/browse/PictureLink'
import { formatRupees } from '~/lib/rupees'
import type { Tournament } from '~/lib/wire'

interface Props {
  tournament: Tournament
  /** Absent on the item's own page, where the picture is a plain link. */
  onView?: () => void
}

/** All that is known of a tournament, below its title: the same in the dialog and on its page. */
export function TournamentDetails({ tournament, onView }: Props) {
  const { title, bannerPicture, description, prizes, maxParticipants } = tournament
  return (
    <div className="details details-banner">
      <PictureLink
        picture={bannerPicture}
        title={title}
        shape="banner"
        sizes="(min-width: 1024px) 404px, (min-width: 768px) 672px, 94vw"
        onView={onView}
      />
      <div className="details">
        <p className="details-text">{description}</p>
        {maxParticipants !== null && (
          <dl className="details-facts">
            <div>
              <dt>Maximum participants</dt>
              <dd>{maxParticipants}</dd>
            </div>
          </dl>
        )}
        {prizes.length > 0 && <PrizeTable prizes={prizes} />}
      </div>
    </div>
  )
}

function PrizeTable({ prizes }: Pick<Tournament, 'prizes'>) {
  return (
    <table className="prizes">
      <caption>Prizes</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map((prize, index) => (
          <tr key={index}>
            <th scope="row">
              {prize.position}
              {prize.description && <span className="prizes-note">{prize.description}</span>}
            </th>
            <td>{prize.amount > 0 ? formatRupees(prize.amount) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { feesOf } from '@academy/api/shared/tournament/entry_fees'
import { languageIn } from '@academy/api/shared/text/translations'
import * as m from 'virtual:messages'
import { Field } from '~/components/browse/Field'
import { Words } from '~/components/browse/Words'
import type { Tournament } from '~/lib/api-types'
import { leadOf } from './event'
import { Fees } from './Fees'
import { feeLanguage, placeLanguage } from './facts'

interface Props {
  /** With its standing facts. */
  tournament: Tournament
}

function entryOf(tournament: Tournament) {
  const { eligibility, categories } = tournament
  const fees = feesOf(tournament)
  const isFree = fees.every(({ amount }) => amount === 0)
  const players = eligibility ?? categories.join(', ')
  return {
    fee: fees.length > 0 && (
      <Fees
        fees={tournament}
        written={feeLanguage(tournament)}
        before={!isFree && `${m.entryFee()}: `}
      />
    ),
    players: players && (
      <Words text={players} language={languageIn(tournament, 'eligibility')} isFact />
    ),
  }
}

/** When and where it is, what it costs and who can play; nothing where nothing is known. */
export function Lead({ tournament }: Props) {
  const { fee, players } = entryOf(tournament)
  const dayAndPlace = leadOf(tournament)
  if (dayAndPlace.length === 0 && !tournament.repeats && !fee && !players) return null
  return (
    <ul role="list" className="item-lead dotted">
      {tournament.repeats && (
        <li>
          <Field of={tournament} name="repeats" isFact />
        </li>
      )}
      {dayAndPlace.map((text) => (
        <li key={text}>
          <Words text={text} language={placeLanguage(tournament)} />
        </li>
      ))}
      {fee && <li>{fee}</li>}
      {players && <li>{players}</li>}
    </ul>
  )
}

export function EntryLine({ tournament, className }: Props & { className: string }) {
  const { fee, players } = entryOf(tournament)
  if (!fee && !players) return null
  return (
    <p className={`${className} dotted`}>
      {fee && <span>{fee}</span>} {players && <span>{players}</span>}
    </p>
  )
}

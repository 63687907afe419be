import { feesOf } from '@academy/api/shared/tournament/entry_fees'
import { languageIn } from '@academy/api/shared/text/translations'
import * as m from 'virtual:messages'
import { Words } from '~/components/browse/Words'
import type { Tournament } from '~/lib/api-types'
import { Fees } from './Fees'
import { feeLanguage, playersBesideFees } from './facts'

interface Props {
  /** With its standing facts. */
  tournament: Tournament
  className: string
}

function entryOf(tournament: Tournament) {
  const fees = feesOf(tournament)
  const isFree = fees.every(({ amount }) => amount === 0)
  const players = playersBesideFees(tournament)
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

/** What it costs and who can play; nothing where nothing is known. */
export function EntryLine({ tournament, className }: Props) {
  const { fee, players } = entryOf(tournament)
  if (!fee && !players) return null
  return (
    <p className={`${className} dotted`}>
      {fee && <span>{fee}</span>} {players && <span>{players}</span>}
    </p>
  )
}

import { spanWords } from '@academy/api/shared/days/day_words'
import { type StoredResults, type Winner } from '@academy/api/shared/results/results'
import {
  prizeOf,
  winnersInOrder,
  winnersOrPlaces,
  type PlacedWinner,
} from '@academy/api/shared/results/winners'
import { formatRupees } from '@academy/api/shared/text/rupees'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import { winners as winnersLabel } from '@academy/api/shared/words/results_words'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { names } from '@/lib/names'
import { AddWinner, candidatesIn } from './add-winner'
import type { Hall } from './hall-drafts'
import { placeWinners, withWinner } from './prize-winners'
import { SchoolPlayers } from './school-players'
import { useHallDrafts, type HallDrafts } from './use-hall-drafts'
import { WinnerRows } from './winner-rows'
import { Sheets, type Certificates } from './winner-sheets'

interface Props {
  tournament: Tournament
  results: StoredResults
  achievements: Hall
  certificates: Certificates | undefined
  onChange: (changed: Partial<Pick<StoredResults, 'winners' | 'schoolPlayers'>>) => void
}

/** Who has won which prize, and what is made of it. */
export function WinnersPart({ tournament, results, achievements, certificates, onChange }: Props) {
  const { prizes } = tournament
  const named = winnersOrPlaces(results, prizes)
  const winners = winnersInOrder({ ...results, winners: named }, prizes)
  const unlisted = winners.filter(({ winner }) => !prizeOf(winner, prizes))
  const drafts = useHallDrafts(achievements, tournament, results, winners)
  const candidates = candidatesIn(results)
  const remove = (removed: Winner) =>
    onChange({ winners: named.filter((winner) => winner !== removed) })
  const add = (prize: ListedPrize, won: Pick<Winner, 'no' | 'club'>) =>
    onChange({ winners: withWinner(results.winners, prizes, prize, won) })

  return (
    <section className="grid gap-4 rounded-control border border-border p-4 print:border-0">
      <PrintedHead tournament={tournament} />
      <h2 className="text-xl font-bold text-pale">{winnersLabel[language()]}</h2>
      {prizes.length === 0 ? (
        <p className="print:hidden">{m.winnersNeedPrizes()}</p>
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange({ winners: placeWinners(results, prizes) })}
        >
          {m.proposeWinners()}
        </Button>
      )}
      <SchoolPlayers results={results} onChange={onChange} />
      <ul className="grid gap-3">
        {prizes.map((prize) => (
          <li key={prize.id} className="grid gap-2 border-t pt-3 sm:grid-cols-2">
            <p className="sm:pt-2.5">
              <b>{prize.position}</b> {prize.amount > 0 && formatRupees(prize.amount)}{' '}
              {prize.description}
            </p>
            <div className="grid gap-1">
              <WinnerRows
                winners={winners.filter(({ winner }) => prizeOf(winner, prizes) === prize)}
                drafts={drafts}
                onRemove={remove}
              />
              <AddWinner candidates={candidates} prize={prize} onAdd={(won) => add(prize, won)} />
            </div>
          </li>
        ))}
      </ul>
      <Unlisted
        winners={unlisted}
        areNamed={results.winners.length > 0}
        drafts={drafts}
        onRemove={remove}
      />
      {winners.length > 0 && (
        <Sheets results={results} winners={winners} certificates={certificates} drafts={drafts} />
      )}
    </section>
  )
}

interface UnlistedProps {
  winners: PlacedWinner[]
  /** By the director; else they are the first of the standings. */
  areNamed: boolean
  drafts: HallDrafts
  onRemove: (winner: Winner) => void
}

/** Whose prizes were removed from the list, or were never in it. */
function Unlisted({ winners, areNamed, drafts, onRemove }: UnlistedProps) {
  if (winners.length === 0) return null
  return (
    <div className="grid gap-3 border-t pt-3">
      {areNamed && <p className="print:hidden">{m.winnersUnlisted()}</p>}
      <ul className="grid gap-3">
        {winners.map((placed) => (
          <li
            key={`${placed.player?.no ?? placed.name} ${placed.prize}`}
            className="grid gap-2 sm:grid-cols-2"
          >
            <b className="sm:pt-2.5">{placed.prize}</b>
            <div className="grid gap-1">
              <WinnerRows winners={[placed]} drafts={drafts} onRemove={onRemove} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On the sheet that is printed: of whom the list is, and of which days. */
function PrintedHead({ tournament: { startDate, endDate } }: Pick<Props, 'tournament'>) {
  const days = startDate && spanWords(language(), startDate, endDate)
  return <p className="hidden print:block">{[names().academy, days].filter(Boolean).join(' · ')}</p>
}

import { identity } from '@academy/api/shared/identity/identity'
import {
  standingsOf,
  winnersInOrder,
  type ResultPlayer,
  type StoredResults,
  type Winner,
} from '@academy/api/shared/results/results'
import { prizePlaces } from '@academy/api/shared/tournament/prizes'
import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatRupees } from '@/lib/format'
import { spanWords } from '~/lib/day-words'
import { postDraft } from './hall-drafts'
import { LateSelect } from './results-tables'

interface Props {
  tournament: Tournament
  results: StoredResults
  onChange: (winners: Winner[]) => void
}

/** Who has won which prize, and what is made of it. */
export function WinnersPart({ tournament, results, onChange }: Props) {
  const { prizes, startDate, endDate } = tournament
  const [ticked, setTicked] = useState<Record<number, boolean>>({})
  const standings = standingsOf(results).map(
    ({ no, name, rank }) => [String(no), `${rank ?? '–'} · ${name}`] as const
  )
  const winners = winnersInOrder(results)
  const isChosen = ({ no, club }: ResultPlayer) =>
    ticked[no] ?? (isPupil(club ?? '') && !results.hidden.includes(no))
  const chosen = winners.filter(({ player }) => isChosen(player))
  const without = (no: number, position: string) =>
    results.winners.filter((winner) => winner.no !== no || winner.prize !== position)

  async function makeDrafts() {
    for (const winner of chosen) await postDraft(tournament, results.rounds, winner)
    toast(m.draftsMade({ count: chosen.length }))
  }

  return (
    <section className="grid gap-4 rounded-control border border-border p-4 print:border-0">
      <p className="hidden print:block">
        {[identity.name, startDate && spanWords(startDate, endDate)].filter(Boolean).join(' · ')}
      </p>
      <h2 className="text-xl font-bold text-pale">{m.winners()}</h2>
      {prizes.length === 0 ? (
        <p>{m.winnersNeedPrizes()}</p>
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange(placeWinners(results, prizes))}
        >
          {m.proposeWinners()}
        </Button>
      )}
      <ul className="grid gap-3">
        {prizes.map(({ position, amount, description }) => (
          <li key={position} className="grid gap-2 border-t pt-3 sm:grid-cols-2">
            <p className="sm:pt-2.5">
              <b>{position}</b> {amount > 0 && formatRupees(amount)} {description}
            </p>
            <div className="grid gap-1">
              {winners
                .filter(({ prize }) => prize === position)
                .map(({ player }) => (
                  <div key={player.no} className="flex items-center justify-between gap-2">
                    <label className="flex min-h-11 items-center gap-3 print:w-1/2">
                      <input
                        type="checkbox"
                        className="size-5 print:hidden"
                        checked={isChosen(player)}
                        onChange={({ target }) =>
                          setTicked({ ...ticked, [player.no]: target.checked })
                        }
                      />
                      <span>
                        {player.name}
                        <span className="block text-sm text-muted-foreground print:hidden">
                          {m.forHallOfFame()}
                        </span>
                      </span>
                    </label>
                    <IconButton
                      Icon={XIcon}
                      label={m.removeWinner({ name: player.name })}
                      onClick={() => onChange(without(player.no, position))}
                    />
                    <span className="hidden grow border-b print:block">{m.signature()}</span>
                  </div>
                ))}
              <div className="print:hidden">
                <LateSelect
                  aria-label={m.addWinner({ prize: position })}
                  value=""
                  options={[['', m.chooseWinner()], ...standings]}
                  onChange={({ target }) => {
                    const no = Number(target.value)
                    onChange([...without(no, position), { no, prize: position }])
                  }}
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {winners.length > 0 && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="outline" onClick={() => window.print()}>
            {m.printPrizeSheet()}
          </Button>
          {chosen.length > 0 && (
            <Button variant="outline" onClick={() => void makeDrafts()}>
              {m.makeDrafts({ count: chosen.length })}
            </Button>
          )}
          <p className="w-full text-sm text-muted-foreground">{m.makeDraftsHint()}</p>
        </div>
      )}
    </section>
  )
}

/** Prizes for places, in order of rank; the winners of other prizes stay. */
function placeWinners(results: StoredResults, prizes: Tournament['prizes']): Winner[] {
  return prizes.flatMap(({ position }) => {
    const places = prizePlaces(position)
    if (!places) return results.winners.filter(({ prize }) => prize === position)
    return standingsOf(results)
      .filter(({ rank }) => rank !== null && rank >= places.from && rank <= places.to)
      .map(({ no }) => ({ no, prize: position }))
  })
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')

/** Whether a club is the academy, by its whole name or its short one. */
const isPupil = (club: string) =>
  [identity.name, identity.shortName].some((name) => letters(club) === letters(name))

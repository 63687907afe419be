import { identity } from '@academy/api/shared/identity/identity'
import { pointsText, standingsOf, type StoredResults } from '@academy/api/shared/results/results'
import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatRupees } from '@/lib/format'
import { spanWords } from '~/lib/day-words'
import { isPupil, placeWinners, postDraft } from './hall-drafts'
import { LateSelect } from './results-tables'

interface Props {
  tournament: Tournament
  results: StoredResults
  onChange: (changed: Pick<StoredResults, 'winners'>) => void
}

/** Who has won which prize, and what is made of it. */
export function WinnersPart({ tournament, results, onChange }: Props) {
  const { winners, players } = results
  const { title, startDate, endDate, prizes } = tournament
  const [ticked, setTicked] = useState<Record<number, boolean>>({})
  const standings = standingsOf(results).map(({ no, name, rank, points }) => {
    const words = [rank ?? '–', name, points === null ? '–' : pointsText(points)]
    return [String(no), words.join(' · ')] as const
  })
  const byNo = new Map(players.map((player) => [player.no, player]))
  const nameOf = (no: number) => byNo.get(no)?.name ?? String(no)
  const isChosen = (no: number) => ticked[no] ?? isPupil(byNo.get(no)?.club ?? '')
  const chosen = winners.filter(({ no }) => isChosen(no))

  async function makeDrafts() {
    for (const winner of chosen) await postDraft(tournament, results, winner)
    toast(m.draftsMade({ count: chosen.length }))
  }

  return (
    <section className="grid gap-4 rounded-control border border-border p-4 print:border-0">
      <p className="hidden text-xl print:block">
        <b className="block">{identity.name}</b>
        {[title, startDate && spanWords(startDate, endDate)].filter(Boolean).join(' · ')}
      </p>
      <h2 className="text-xl font-bold text-pale">{m.winners()}</h2>
      {prizes.length === 0 ? (
        <p>{m.winnersNeedPrizes()}</p>
      ) : (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => onChange({ winners: placeWinners(results, prizes) })}
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
                .map((winner) => (
                  <div key={winner.no} className="flex items-center justify-between gap-2">
                    <label className="flex min-h-11 items-center gap-3 print:w-1/2">
                      <input
                        type="checkbox"
                        className="size-5 print:hidden"
                        checked={isChosen(winner.no)}
                        onChange={({ target }) =>
                          setTicked({ ...ticked, [winner.no]: target.checked })
                        }
                      />
                      <span>
                        {nameOf(winner.no)}
                        <span className="block text-sm text-muted-foreground print:hidden">
                          {m.forHallOfFame()}
                        </span>
                      </span>
                    </label>
                    <IconButton
                      Icon={XIcon}
                      label={m.removeWinner({ name: nameOf(winner.no) })}
                      onClick={() =>
                        onChange({ winners: winners.filter((other) => other !== winner) })
                      }
                    />
                    <span className="hidden grow border-b print:block">{m.signature()}</span>
                  </div>
                ))}
              <div className="print:hidden">
                <LateSelect
                  aria-label={m.addWinner({ prize: position })}
                  value=""
                  options={[['', m.chooseWinner()], ...standings]}
                  onChange={({ target }) =>
                    onChange({
                      winners: [...winners, { no: Number(target.value), prize: position }],
                    })
                  }
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

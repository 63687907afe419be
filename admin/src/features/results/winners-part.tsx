import { spanWords } from '@academy/api/shared/days/day_words'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { announcedRounds } from '@academy/api/shared/results/announced_rounds'
import {
  pointsText,
  prizeOf,
  standingsOf,
  winnersInOrder,
  winnersOrPlaces,
  type PlacedWinner,
  type ResultPlayer,
  type StoredResults,
  type Winner,
} from '@academy/api/shared/results/results'
import { schoolKey } from '@academy/api/shared/results/school_names'
import { schoolsOf } from '@academy/api/shared/results/schools'
import { formatRupees } from '@academy/api/shared/text/rupees'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import { prizePlaces, schoolPlaces } from '@academy/api/shared/tournament/prizes'
import { winners as winnersLabel } from '@academy/api/shared/words/results_words'
import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { IconButton } from '@/components/icon-button'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { errorBanner } from '@/lib/error-banner'
import { language } from '@/lib/language'
import { LabelledSelect } from '@/components/labelled-select'
import { postDrafts, type Hall, type PlayersPrize } from './hall-drafts'
import { LateSelect } from './results-tables'
import { names } from '@/lib/names'

interface Props {
  tournament: Tournament
  results: StoredResults
  achievements: Hall
  /** The addresses of the sheets for those who are published as winners, and for all others. */
  certificates: { winners: string; others: string } | undefined
  onChange: (changed: Partial<Pick<StoredResults, 'winners' | 'schoolPlayers'>>) => void
}

/** As many of a school's players as are worth a choice; 0 compares none. */
const SCHOOL_SIZES = Array.from({ length: 11 }, (_, index) => String(index))

/** Who has won which prize, and what is made of it. */
export function WinnersPart({ tournament, results, achievements, certificates, onChange }: Props) {
  const { prizes, startDate, endDate } = tournament
  const [ticked, setTicked] = useState<Record<number, boolean>>({})
  const [made, setMade] = useState<string[]>([])
  const standings = standingsOf(results).map(
    ({ no, name, rank }) => [String(no), `${rank ?? '–'} · ${name}`] as const
  )
  const hasClubs = results.players.some(({ club, points }) => club && points !== null)
  const schools = schoolsOf(results)
  const schoolOptions = schools.map(
    ({ club, place, points }) =>
      [club, `${place ?? '–'} · ${club} · ${pointsText(points)}`] as const
  )
  const named = winnersOrPlaces(results, prizes)
  const winners = winnersInOrder({ ...results, winners: named }, prizes)
  // Their prizes were removed from the list, or are not there because they were named by hand.
  const unlisted = winners.filter(({ winner }) => !prizeOf(winner, prizes))
  const isChosen = ({ no, club }: ResultPlayer) =>
    ticked[no] ?? (isPupil(club ?? '') && !results.hidden.includes(no))
  const isPlayers = (winner: PlacedWinner): winner is PlayersPrize => winner.player !== null
  const chosen = winners.filter(isPlayers).filter(({ player }) => isChosen(player))
  const open = chosen.filter((one) => !made.includes(draftOf(one)))
  const remove = (removed: Winner) =>
    onChange({ winners: named.filter((winner) => winner !== removed) })
  const add = ({ id, position }: ListedPrize, won: Pick<Winner, 'no' | 'club'>) => {
    const others = results.winners.filter(
      ({ no, club, ...winner }) =>
        no !== won.no ||
        schoolKey(club) !== schoolKey(won.club) ||
        prizeOf({ no, ...winner }, prizes)?.id !== id
    )
    onChange({ winners: [...others, { ...won, prizeId: id, prize: position }] })
  }

  async function makeDrafts() {
    const done: string[] = []
    try {
      await postDrafts(
        achievements,
        tournament,
        announcedRounds(results, tournament),
        open,
        (one) => done.push(draftOf(one))
      )
    } catch (error) {
      void errorBanner.showRefusal(error, m.kindSaveFailed({ kind: 'achievement' }))
    }
    setMade((before) => [...before, ...done])
    if (done.length > 0) toast(m.draftsMade({ count: done.length }))
  }

  const rowsOf = (won: PlacedWinner[]) =>
    won.map(({ winner, player, name }) => (
      <div key={player?.no ?? name} className="flex items-center justify-between gap-2">
        {player ? (
          <label className="flex min-h-12 items-center gap-3 print:w-1/2">
            <input
              type="checkbox"
              className="size-5 print:hidden"
              checked={isChosen(player)}
              onChange={({ target }) => setTicked({ ...ticked, [player.no]: target.checked })}
            />
            <span>
              {name}
              <span className="block text-sm text-muted-foreground print:hidden">
                {m.forHallOfFame()}
              </span>
            </span>
          </label>
        ) : (
          <span className="print:w-1/2">{name}</span>
        )}
        <IconButton Icon={XIcon} label={m.removeWinner({ name })} onClick={() => remove(winner)} />
        <span className="hidden grow border-b print:block">{m.signature()}</span>
      </div>
    ))

  return (
    <section className="grid gap-4 rounded-control border border-border p-4 print:border-0">
      <p className="hidden print:block">
        {[names().academy, startDate && spanWords(language(), startDate, endDate)]
          .filter(Boolean)
          .join(' · ')}
      </p>
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
      {hasClubs && (
        <div className="max-w-80 print:hidden">
          <LabelledSelect
            label={m.schoolPlayers()}
            value={String(results.schoolPlayers)}
            options={SCHOOL_SIZES.map((size) => [size, size === '0' ? m.noSchools() : size])}
            onChange={(size) => onChange({ schoolPlayers: Number(size) })}
          />
        </div>
      )}
      <ul className="grid gap-3">
        {prizes.map((prize) => (
          <li key={prize.id} className="grid gap-2 border-t pt-3 sm:grid-cols-2">
            <p className="sm:pt-2.5">
              <b>{prize.position}</b> {prize.amount > 0 && formatRupees(prize.amount)}{' '}
              {prize.description}
            </p>
            <div className="grid gap-1">
              {rowsOf(winners.filter(({ winner }) => prizeOf(winner, prizes) === prize))}
              <div className="print:hidden">
                <LateSelect
                  aria-label={m.addWinner({ prize: prize.position })}
                  value=""
                  options={[
                    ['', m.chooseWinner()],
                    ...(schoolPlaces(prize.position) ? schoolOptions : standings),
                  ]}
                  onChange={({ target: { value } }) =>
                    add(
                      prize,
                      schoolPlaces(prize.position)
                        ? { no: null, club: value }
                        : { no: Number(value) }
                    )
                  }
                />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {unlisted.length > 0 && (
        <div className="grid gap-3 border-t pt-3">
          {results.winners.length > 0 && <p className="print:hidden">{m.winnersUnlisted()}</p>}
          <ul className="grid gap-3">
            {unlisted.map((one) => (
              <li
                key={`${one.player?.no ?? one.name} ${one.prize}`}
                className="grid gap-2 sm:grid-cols-2"
              >
                <b className="sm:pt-2.5">{one.prize}</b>
                <div className="grid gap-1">{rowsOf([one])}</div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {winners.length > 0 && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="outline" onClick={() => window.print()}>
            {m.printPrizeSheet()}
          </Button>
          {certificates && (
            <>
              <Button variant="outline" asChild>
                <a href={certificates.winners}>{m.printCertificates()}</a>
              </Button>
              <Button variant="outline" asChild>
                <a href={certificates.others}>{m.printParticipation()}</a>
              </Button>
            </>
          )}
          {open.length > 0 && (
            <Button variant="outline" onClick={() => void makeDrafts()}>
              {m.makeDrafts({ count: open.length })}
            </Button>
          )}
          {made.length > 0 && (
            <Button variant="link" asChild>
              <Link to={paths.achievements}>{m.draftsMade({ count: made.length })}</Link>
            </Button>
          )}
          <p className="w-full text-sm text-muted-foreground">{m.makeDraftsHint()}</p>
        </div>
      )}
    </section>
  )
}

/**
 * Prizes for places, in order of rank, and those for the best schools; the winners of other prizes
 * stay, and so do those of schools where nobody's club is known.
 */
export function placeWinners(results: StoredResults, prizes: readonly ListedPrize[]): Winner[] {
  const schools = schoolsOf(results)
  const wonBy = ({ id, position }: ListedPrize): Winner[] => {
    const prize = { prizeId: id, prize: position }
    const places = prizePlaces(position)
    const best = schoolPlaces(position)
    if (places) {
      return standingsOf(results)
        .filter(({ rank }) => isWithin(places, rank))
        .map(({ no }) => ({ no, ...prize }))
    }
    return schools
      .filter(({ place }) => best && isWithin(best, place))
      .map(({ club }) => ({ no: null, club, ...prize }))
  }
  const isProposed = ({ position }: ListedPrize) =>
    prizePlaces(position) !== null || (schoolPlaces(position) !== null && schools.length > 0)
  const others = results.winners.filter((winner) => {
    const prize = prizeOf(winner, prizes)
    return !prize || !isProposed(prize)
  })
  return [...prizes.flatMap(wonBy), ...others]
}

const isWithin = ({ from, to }: { from: number; to: number }, place: number | null) =>
  place !== null && place >= from && place <= to

const draftOf = ({ player, winner }: PlayersPrize) => `${player.no} ${winner.prize}`

/** Whether a club is the academy, by its whole name or its short one. */
const isPupil = (club: string) =>
  [namesIn('en').academy, namesIn('en').short].some((name) => schoolKey(club) === schoolKey(name))

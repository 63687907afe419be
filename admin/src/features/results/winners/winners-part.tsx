import { spanWords } from '@academy/api/shared/days/day_words'
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
import { isHiddenSchool, schoolsOf } from '@academy/api/shared/results/schools'
import { formatRupees } from '@academy/api/shared/text/rupees'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import { schoolPlaces } from '@academy/api/shared/tournament/prizes'
import { winners as winnersLabel } from '@academy/api/shared/words/results_words'
import { XIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { IconButton } from '@/components/icon-button'
import { LabelledSelect } from '@/components/labelled-select'
import { Button } from '@/components/ui/button'
import type { Tournament } from '@/lib/data'
import { formatList } from '@/lib/format'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { names } from '@/lib/names'
import { paths } from '@/paths'
import type { Hall } from './hall-drafts'
import { LateSelect } from '@/features/results/late-select'
import { placeWinners, withWinner } from './prize-winners'
import { useHallDrafts, type HallDrafts } from './use-hall-drafts'

/** The addresses of the sheets for those who are published as winners, and for all others. */
interface Certificates {
  winners: string
  others: string
}

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
  // Their prizes were removed from the list, or are not there because they were named by hand.
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
                <div className="grid gap-1">
                  <WinnerRows winners={[one]} drafts={drafts} onRemove={remove} />
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
      {winners.length > 0 && (
        <Sheets
          certificates={certificates}
          certified={certifiedOf(results, winners)}
          drafts={drafts}
        />
      )}
    </section>
  )
}

/** On the sheet that is printed: of whom the list is, and of which days. */
function PrintedHead({ tournament: { startDate, endDate } }: Pick<Props, 'tournament'>) {
  const days = startDate && spanWords(language(), startDate, endDate)
  return <p className="hidden print:block">{[names().academy, days].filter(Boolean).join(' · ')}</p>
}

/** As many of a school's players as are worth a choice; 0 compares none. */
const SCHOOL_SIZES = Array.from({ length: 11 }, (_, index) => String(index))

/** How many players of a school count, where any school is known. */
function SchoolPlayers({ results, onChange }: Pick<Props, 'results' | 'onChange'>) {
  const hasClubs = results.players.some(({ club, points }) => club && points !== null)
  if (!hasClubs) return null
  return (
    <div className="max-w-80 print:hidden">
      <LabelledSelect
        label={m.schoolPlayers()}
        value={String(results.schoolPlayers)}
        options={SCHOOL_SIZES.map((size) => [size, size === '0' ? m.noSchools() : size])}
        onChange={(size) => onChange({ schoolPlayers: Number(size) })}
      />
    </div>
  )
}

interface RowsProps {
  winners: PlacedWinner[]
  drafts: HallDrafts
  onRemove: (winner: Winner) => void
}

/** The winners of a prize, each of whom can be chosen for the Hall of Fame, or removed. */
const WinnerRows = ({ winners, drafts, onRemove }: RowsProps) =>
  winners.map(({ winner, player, name }) => (
    <div key={player?.no ?? name} className="flex items-center justify-between gap-2">
      {player ? (
        <label className="flex min-h-12 items-center gap-3 print:w-1/2">
          <input
            type="checkbox"
            className="size-5 print:hidden"
            checked={drafts.isChosen(player)}
            onChange={({ target }) => drafts.choose(player, target.checked)}
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
      <IconButton Icon={XIcon} label={m.removeWinner({ name })} onClick={() => onRemove(winner)} />
      <span className="hidden grow border-b print:block">{m.signature()}</span>
    </div>
  ))

/** Best first. */
const candidatesIn = (results: StoredResults) => ({
  players: standingsOf(results).map(
    ({ no, name, rank }) => [String(no), `${rank ?? '–'} · ${name}`] as const
  ),
  schools: schoolsOf(results).map(
    ({ club, place, points }) =>
      [club, `${place ?? '–'} · ${club} · ${pointsText(points)}`] as const
  ),
})

interface AddProps {
  candidates: ReturnType<typeof candidatesIn>
  prize: ListedPrize
  onAdd: (won: Pick<Winner, 'no' | 'club'>) => void
}

/** A school for a prize of schools, else a player. */
function AddWinner({ candidates, prize, onAdd }: AddProps) {
  const isOfSchools = schoolPlaces(prize.position) !== null
  const options = isOfSchools ? candidates.schools : candidates.players
  return (
    <div className="print:hidden">
      <LateSelect
        aria-label={m.addWinner({ prize: prize.position })}
        value=""
        options={[['', m.chooseWinner()], ...options]}
        onChange={({ target: { value } }) =>
          onAdd(isOfSchools ? { no: null, club: value } : { no: Number(value) })
        }
      />
    </div>
  )
}

/** Of whom certificates are made: of everybody whom the public may know. */
function certifiedOf(results: StoredResults, winners: PlacedWinner[]) {
  const isHidden = ({ player, name }: PlacedWinner) =>
    player ? results.hidden.includes(player.no) : isHiddenSchool(name, results)
  const hiddenPlayers = results.players.filter(({ no }) => results.hidden.includes(no))
  const hiddenSchools = winners.filter((one) => !one.player && isHidden(one))
  const isOther = ({ no }: ResultPlayer) =>
    !results.hidden.includes(no) && winners.every(({ player }) => player?.no !== no)
  return {
    hasWinner: !winners.every(isHidden),
    hasOther: results.players.some(isOther),
    without: [...new Set([...hiddenSchools, ...hiddenPlayers].map(({ name }) => name))],
  }
}

interface SheetsProps {
  certificates: Certificates | undefined
  certified: ReturnType<typeof certifiedOf>
  drafts: HallDrafts
}

/** What is printed of the winners, and what is drafted of them. */
function Sheets({ certificates, certified, drafts }: SheetsProps) {
  const { openCount, madeCount, make } = drafts
  const { hasWinner, hasOther, without } = certified
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="outline" onClick={() => window.print()}>
        {m.printPrizeSheet()}
      </Button>
      {certificates && hasWinner && (
        <Button variant="outline" asChild>
          <a href={certificates.winners}>{m.printCertificates()}</a>
        </Button>
      )}
      {certificates && hasOther && (
        <Button variant="outline" asChild>
          <a href={certificates.others}>{m.printParticipation()}</a>
        </Button>
      )}
      {openCount > 0 && (
        <Button variant="outline" onClick={() => void make()}>
          {m.makeDrafts({ count: openCount })}
        </Button>
      )}
      {madeCount > 0 && (
        <Button variant="link" asChild>
          <Link to={paths.achievements}>{m.draftsMade({ count: madeCount })}</Link>
        </Button>
      )}
      {certificates && without.length > 0 && (
        <p className="w-full">{m.certificatesWithout({ names: formatList(without) })}</p>
      )}
      <p className="w-full text-sm text-muted-foreground">{m.makeDraftsHint()}</p>
    </div>
  )
}

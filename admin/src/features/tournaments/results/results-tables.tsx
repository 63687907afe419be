import {
  BYES,
  gamesOfRound,
  pointsText,
  standingsOf,
  type Game,
  type GameResult,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { memo } from 'react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { LateSelect } from './late-select'

const PLAYED = { '*': '…', '1-0': '1–0', '1/2-1/2': '½–½', '0-1': '0–1' }
const FORFEITS = { '+--': '+/–', '--+': '–/+', '---': '–/–' }
const RESULTS = { ...PLAYED, ...FORFEITS }

interface RowProps {
  game: Game
  white: string
  black: string
  onChange: (game: Game, result: GameResult) => void
}

/** Memoised: of 150 boards one changes. */
const GameRow = memo(function GameRow({ game, white, black, onChange }: RowProps) {
  const isBye = BYES.includes(game.result)
  const words = isBye
    ? { bye: m.byeFull(), 'half-bye': m.byeHalf(), 'zero-bye': m.notPaired() }
    : RESULTS
  return (
    <tr className="border-t">
      <td className="py-1 pr-2 text-muted-foreground tabular-nums">{game.board ?? ''}</td>
      <td className="py-1 wrap-anywhere">{white}</td>
      <td className="p-1">
        <LateSelect
          aria-label={m.resultOf({ white, black: black || '–' })}
          className="h-11 w-full min-w-16 rounded-control border border-input bg-background px-1 text-center"
          value={game.result}
          options={Object.entries(words)}
          onChange={({ target }) => onChange(game, target.value as GameResult)}
        />
      </td>
      <td className="py-1 wrap-anywhere">{black}</td>
    </tr>
  )
})

interface GamesProps {
  results: StoredResults
  round: number
  onChange: RowProps['onChange']
}

/** The pairings of a round; each result can be corrected. */
export function GamesTable({ results, round, onChange }: GamesProps) {
  const names = new Map(results.players.map(({ no, name }) => [no, `${no} ${name}`]))
  const nameOf = (no: number | null) => (no === null ? '' : (names.get(no) ?? String(no)))
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-muted-foreground">
        <tr>
          <th className="pr-2 font-normal">{m.boardShort()}</th>
          <th className="font-normal">{m.white()}</th>
          <th className="text-center font-normal">{m.result()}</th>
          <th className="font-normal">{m.black()}</th>
        </tr>
      </thead>
      <tbody>
        {gamesOfRound(results, round).map((game) => (
          <GameRow
            key={`${game.white} ${game.black}`}
            game={game}
            white={nameOf(game.white)}
            black={nameOf(game.black)}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  )
}

interface PlayersProps {
  results: StoredResults
  onHide: (no: number) => void
}

/** Players by rank, each of whom can be hidden everywhere. */
export function PlayersTable({ results, onHide }: PlayersProps) {
  const hidden = new Set(results.hidden)
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-muted-foreground">
        <tr>
          <th className="pr-2 font-normal">{m.placeShort()}</th>
          <th className="pr-2 font-normal">{m.numberShort()}</th>
          <th className="font-normal">{m.playerName()}</th>
          <th className="pl-2 text-right font-normal">{m.pointsShort()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {standingsOf(results).map(({ no, name, rank, points, club }) => (
          <tr key={no} className="border-t">
            <td className="py-1 pr-2 tabular-nums">{rank ?? ''}</td>
            <td className="py-1 pr-2 text-muted-foreground tabular-nums">{no}</td>
            <td className={hidden.has(no) ? 'py-1 line-through' : 'py-1 wrap-anywhere'}>
              {name}
              {club && <span className="block text-muted-foreground">{club}</span>}
            </td>
            <td className="py-1 pl-2 text-right tabular-nums">
              {points === null ? '' : pointsText(points)}
            </td>
            <td className="text-right">
              <IconButton
                Icon={hidden.has(no) ? EyeOffIcon : EyeIcon}
                label={hidden.has(no) ? m.showPlayer({ name }) : m.hidePlayer({ name })}
                onClick={() => onHide(no)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

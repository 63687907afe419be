import {
  BYES,
  gamesOfRound,
  pointsText,
  standingsOf,
  type Game,
  type GameResult,
  type StoredResults,
} from '@academy/api/shared/results/results'
import * as said from '@academy/api/shared/words/results_words'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { NativeSelect } from '@/components/ui/native-select'
import { language } from '@/lib/language'

interface LateSelectProps extends ComponentProps<typeof NativeSelect> {
  options: readonly (readonly [value: string, words: string])[]
}

/** A select of a long table: what else can be chosen is put in once somebody reaches for it. */
export function LateSelect({ options, ...props }: LateSelectProps) {
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const shown = isReached ? options : options.filter(([option]) => option === props.value)
  return (
    <NativeSelect {...props} onPointerDown={reach} onFocus={reach}>
      {shown.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </NativeSelect>
  )
}

const Table = ({ heads, children }: { heads: string[]; children: ReactNode }) => (
  <table className="w-full text-left text-sm wrap-anywhere tabular-nums [&_tbody_tr]:border-t [&_td,&_th]:px-1 [&_td,&_th]:py-1.5">
    <thead className="text-muted-foreground">
      <tr>
        {heads.map((head) => (
          <th key={head} className="font-normal whitespace-nowrap">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

const PLAYED = {
  '*': '…',
  '1-0': '1–0',
  '1/2-1/2': '½–½',
  '0-1': '0–1',
  '+--': '+/–',
  '--+': '–/+',
  '---': '–/–',
}

interface GamesProps {
  results: StoredResults
  round: number
  onChange: (changed: Pick<StoredResults, 'games'>) => void
}

/** The pairings of a round; each result can be corrected. */
export function GamesTable({ results, round, onChange }: GamesProps) {
  const names = new Map(results.players.map(({ no, name }) => [no, `${no} ${name}`]))
  const byes = { bye: m.byeFull(), 'half-bye': m.byeHalf(), 'zero-bye': said.notPaired[language()] }
  const correct = (game: Game, result: GameResult) =>
    onChange({
      games: results.games.map((other) => (other === game ? { ...game, result } : other)),
    })
  return (
    <Table
      heads={[
        m.boardShort(),
        said.white[language()],
        said.result[language()],
        said.black[language()],
      ]}
    >
      {gamesOfRound(results, round).map((game) => {
        const [white = '', black = ''] = [game.white, game.black].map((no) => names.get(no ?? 0))
        return (
          <tr key={`${game.white} ${game.black}`}>
            <td className="text-muted-foreground">{game.board}</td>
            <td className="w-1/2">{white}</td>
            <td
              colSpan={black ? 1 : 2}
              className="min-w-20 [&_select]:px-1! [&_select]:text-center [&_svg]:hidden"
            >
              <LateSelect
                aria-label={m.resultOf({ white, black: black || '–' })}
                value={game.result}
                options={Object.entries(BYES.includes(game.result) ? byes : PLAYED)}
                onChange={({ target }) => correct(game, target.value as GameResult)}
              />
            </td>
            {black && <td className="w-1/2">{black}</td>}
          </tr>
        )
      })}
    </Table>
  )
}

interface PlayersProps {
  results: StoredResults
  onHide: (hidden: number[]) => void
}

/** Players by rank, each of whom can be hidden everywhere. */
export function PlayersTable({ results: { players, hidden }, onHide }: PlayersProps) {
  const heads = [
    said.place[language()],
    said.startingNumber[language()],
    m.playerName(),
    said.points[language()],
    m.hide(),
  ]
  return (
    <Table heads={heads}>
      {standingsOf({ players }).map(({ no, name, rank, points, club }) => {
        const others = hidden.filter((other) => other !== no)
        const isHidden = others.length < hidden.length
        return (
          <tr key={no}>
            <td>{rank}</td>
            <td className="text-muted-foreground">{no}</td>
            <td className={isHidden ? 'w-full line-through' : 'w-full'}>
              {name}
              {club && <span className="block text-muted-foreground">{club}</span>}
            </td>
            <td>{points !== null && pointsText(points)}</td>
            <td>
              <IconButton
                Icon={isHidden ? EyeOffIcon : EyeIcon}
                label={isHidden ? m.showPlayer({ name }) : m.hidePlayer({ name })}
                onClick={() => onHide(isHidden ? others : [...hidden, no])}
              />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

import { numberedName } from '@academy/api/shared/results/player_names'
import {
  gamesOfRound,
  type Game,
  type GameResult,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import * as labels from '@academy/api/shared/words/results_words'
import { m } from '@/lib/messages'
import { cn } from '@/lib/cn'
import { language } from '@/lib/language'
import { LateSelect } from './late-select'
import { NameButton, NameField, NameSigns, usePlayerNames } from './player-names'
import { resultChoices } from './result-words'
import { HEAD, TABLE, type TableProps } from './table-parts'

/** Text so large that two names beside each other would be broken after each few letters. */
const STACKED = [
  'tight:[&_thead]:sr-only',
  'tight:[&_tbody_tr]:grid',
  'tight:[&_tbody_tr]:grid-cols-[2.25rem_minmax(0,1fr)]',
  'tight:[&_td]:w-auto',
  'tight:[&_td:nth-child(n+3)]:col-start-2',
  'tight:[&_td:only-child]:col-span-full',
].join(' ')

interface GamesProps extends TableProps {
  round: number
  onChange: (changed: Pick<StoredResults, 'games'>) => void
}

/** The pairings of a round; each result and each name can be corrected, and each player hidden. */
export function GamesTable({ results, round, isPreview, onChange, ...changes }: GamesProps) {
  const { renamed, listeners } = usePlayerNames(results, changes)
  const hidden = new Set(results.hidden)
  const players = new Map(results.players.map((player) => [player.no, player]))
  const correct = (game: Game, result: GameResult) =>
    onChange({
      games: results.games.map((other) => (other === game ? { ...game, result } : other)),
    })
  return (
    <>
      <NameSigns />
      <div className="text-sm text-muted-foreground">
        <p>{m.pressNameHint()}</p>
        <p>{isPreview ? m.hidesLater() : m.hidesAtOnce()}</p>
      </div>
      <table className={cn(TABLE, STACKED)} {...listeners}>
        <thead className={HEAD}>
          <tr>
            <th className="whitespace-nowrap">{m.boardShort()}</th>
            <th>{labels.white[language()]}</th>
            <th>{labels.result[language()]}</th>
            <th>{labels.black[language()]}</th>
          </tr>
        </thead>
        <tbody>
          {gamesOfRound(results, round).map((game) => (
            <GameRows
              key={`${game.white} ${game.black}`}
              game={game}
              white={players.get(game.white ?? 0)}
              black={players.get(game.black ?? 0)}
              renamed={renamed}
              hidden={hidden}
              onCorrect={(result) => correct(game, result)}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface GameProps {
  game: Game
  white: ResultPlayer | undefined
  black: ResultPlayer | undefined
  renamed: number | undefined
  hidden: ReadonlySet<number>
  onCorrect: (result: GameResult) => void
}

/** A board, and below it the field for the name of one of its players. */
function GameRows({ game, white, black, renamed, hidden, onCorrect }: GameProps) {
  const named = [white, black].find((player) => player && player.no === renamed)
  const nameButton = (player: ResultPlayer | undefined) => (
    <NameButton
      no={player?.no ?? null}
      words={player ? numberedName(player) : ''}
      isHidden={player !== undefined && hidden.has(player.no)}
      isSigned
    />
  )
  return (
    <>
      <tr>
        <td className="text-muted-foreground">{game.board}</td>
        <td className="w-1/2">{nameButton(white)}</td>
        <td
          colSpan={black ? 1 : 2}
          className="min-w-[5rem] [&_select]:px-1! [&_select]:text-center [&_svg]:hidden"
        >
          <LateSelect
            aria-label={m.resultOf({
              white: white ? numberedName(white) : '',
              black: black ? numberedName(black) : '–',
            })}
            value={game.result}
            options={resultChoices(game.result)}
            onChange={({ target }) => onCorrect(target.value as GameResult)}
          />
        </td>
        {black && <td className="w-1/2">{nameButton(black)}</td>}
      </tr>
      {named && (
        <tr>
          <td colSpan={4}>
            <NameField player={named} isHidden={hidden.has(named.no)} />
          </td>
        </tr>
      )}
    </>
  )
}

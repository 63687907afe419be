import { numberedName } from '@academy/api/shared/results/player_names'
import {
  gamesOfRound,
  pointsText,
  standingsOf,
  type Game,
  type GameResult,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { tieBreakOf } from '@academy/api/shared/results/tie_breaks'
import * as labels from '@academy/api/shared/words/results_words'
import { memo } from 'react'
import { m } from '@/lib/messages'
import { cn } from '@/lib/cn'
import { language } from '@/lib/language'
import { LateSelect } from './late-select'
import {
  EyeButton,
  NameButton,
  NameField,
  NameSigns,
  usePlayerNames,
  type NameChanges,
} from './player-names'
import { resultChoices } from './result-words'

const TABLE =
  'w-full text-left text-sm wrap-anywhere tabular-nums [&_tbody_tr]:border-t [&_td,&_th]:px-1 [&_td,&_th]:py-1.5'
const HEAD = 'text-muted-foreground [&_th]:font-normal'

/**
 * Rows whose columns do not look at what is in other rows: of hundreds of them only the groups in sight
 * are laid out and painted.
 */
const ROWS = [
  'block *:block [&_tr]:grid [&_tr]:items-center',
  '[&_tr]:grid-cols-[15%_13%_minmax(0,1fr)_17%_3.5rem]',
  'sm:[&_tr]:grid-cols-[4rem_4rem_minmax(0,1fr)_4rem_3.5rem]',
  '[&_tbody]:[content-visibility:auto]',
].join(' ')

/** Place, starting number and points end where their headings do. */
const NUMBERS =
  '[&_:is(td,th):is(:nth-child(1),:nth-child(2),:nth-child(4))]:text-right [&_:is(td,th):nth-child(3)]:pl-3!'

/** Text so large that two names beside each other would be broken after each few letters. */
const STACKED = [
  'tight:[&_thead]:sr-only',
  'tight:[&_tbody_tr]:grid',
  'tight:[&_tbody_tr]:grid-cols-[2.25rem_minmax(0,1fr)]',
  'tight:[&_td]:w-auto',
  'tight:[&_td:nth-child(n+3)]:col-start-2',
  'tight:[&_td:only-child]:col-span-full',
].join(' ')

const ROWS_OF_GROUP = 25
/** How tall a row is taken to be until it is laid out. */
const ROW_PX = 61

interface TableProps extends NameChanges {
  results: StoredResults
  /** A change of a name is not published before the rest of the preview. */
  isPreview: boolean
}

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

interface PlayersProps extends TableProps {
  /** Their points are counted from the games. */
  isCounted: boolean
}

/** Players by rank, each of whom can be hidden everywhere and renamed. */
export function PlayersTable({ results, isCounted, isPreview, ...changes }: PlayersProps) {
  const { players, hidden, tieBreaks } = results
  const { renamed, listeners } = usePlayerNames(results, changes)
  const legend = tieBreaks
    .map((tieBreak, index) => tieBreakOf(language(), tieBreak, index))
    .flatMap(({ code, title }) => (title ? `${code}: ${title}` : []))
  return (
    <>
      <NameSigns />
      <div className="text-sm text-muted-foreground">
        {isCounted && <p>{m.pointsCounted()}</p>}
        <p>{m.correctNameHint()}</p>
        <p>{isPreview ? m.hidesLater() : m.hidesAtOnce()}</p>
      </div>
      {legend.length > 0 && <p className="text-sm text-muted-foreground">{legend.join(' · ')}</p>}
      <table className={cn(TABLE, NUMBERS, ROWS)} {...listeners}>
        <thead className={HEAD}>
          <tr>
            <th>{labels.place[language()]}</th>
            <th>{labels.startingNumber[language()]}</th>
            <th>{m.playerName()}</th>
            <th>{labels.points[language()]}</th>
            <th>
              <span className="sr-only">{m.hide()}</span>
            </th>
          </tr>
        </thead>
        <PlayerRows players={players} hidden={hidden} tieBreaks={tieBreaks} renamed={renamed} />
      </table>
    </>
  )
}

/** '1489 · Some School · TB1 49.5' */
const factsOf = ({ rating, club, tieBreaks }: ResultPlayer, codes: string[]): string =>
  [
    rating,
    club,
    ...tieBreaks.map((value, index) => value !== null && `${codes[index]}\u00a0${value}`),
  ]
    .filter(Boolean)
    .join(' · ')

/** Memoized: typing above the table must not render hundreds of rows again. */
const PlayerRows = memo(function PlayerRows(
  props: Pick<StoredResults, 'players' | 'hidden' | 'tieBreaks'> & { renamed: number | undefined }
) {
  const hidden = new Set(props.hidden)
  const codes = props.tieBreaks.map(
    (tieBreak, index) => tieBreakOf(language(), tieBreak, index).code
  )
  return groupsOf(standingsOf(props), ROWS_OF_GROUP).map((group) => (
    <tbody
      key={group[0]?.no}
      style={{ containIntrinsicBlockSize: `auto ${group.length * ROW_PX}px` }}
    >
      {group.map((player) => {
        const { no, name, rank, points } = player
        const facts = factsOf(player, codes)
        const isHidden = hidden.has(no)
        const isRenamed = no === props.renamed
        return (
          <tr key={no}>
            <td>{rank}</td>
            <td className="text-muted-foreground">{no}</td>
            {/* On a phone the field has a line of its own, so that all of a name can be seen. */}
            <td className={cn(isRenamed && 'col-span-3 max-sm:col-span-full')}>
              {isRenamed ? (
                <NameField player={player} isHidden={isHidden} />
              ) : (
                <NameButton no={no} words={name} isHidden={isHidden} />
              )}
              {facts && <span className="block text-muted-foreground">{facts}</span>}
            </td>
            {!isRenamed && (
              <>
                <td>{points !== null && pointsText(points)}</td>
                <td>
                  <EyeButton player={player} isHidden={isHidden} />
                </td>
              </>
            )}
          </tr>
        )
      })}
    </tbody>
  ))
})

function groupsOf<T>(all: T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size))
}

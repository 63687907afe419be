import {
  BYES,
  gamesOfRound,
  pointsText,
  standingsOf,
  type Game,
  type GameResult,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { NAME_MAX } from '@academy/api/shared/results/results_rules'
import { tieBreakOf } from '@academy/api/shared/results/tie_breaks'
import * as said from '@academy/api/shared/words/results_words'
import { EyeIcon, EyeOffIcon } from 'lucide-react'
import {
  memo,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { m } from '@/lib/messages'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { cn } from '@/lib/cn'
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

const ROWS_OF_GROUP = 25
/** How tall a row is taken to be until it is laid out. */
const ROW_PX = 61

const SHOWN = 'sign-shown'
const HIDDEN = 'sign-hidden'

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
    <table className={TABLE}>
      <thead className={HEAD}>
        <tr>
          <th className="whitespace-nowrap">{m.boardShort()}</th>
          <th>{said.white[language()]}</th>
          <th>{said.result[language()]}</th>
          <th>{said.black[language()]}</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </table>
  )
}

interface PlayersProps {
  results: StoredResults
  /** Their points are counted from the games. */
  isCounted: boolean
  /** They are a preview: what is done with a name waits with it to be published. */
  isPreview: boolean
  onHide: (hidden: number[]) => void
  onRename: (no: number, name: string) => void
}

const isName = (text: string) => /\p{L}/u.test(text)

const HIDE =
  'grid size-12 max-w-full place-items-center rounded-control hover:bg-accent hover:text-accent-foreground'

/** Which of a player's buttons leads to a field for the name. */
const NAME = 'name'
const RENAME =
  'block min-h-12 min-w-12 py-1 text-left underline decoration-dotted underline-offset-4'

/** Players by rank, each of whom can be hidden everywhere and renamed; one listener serves all rows. */
export function PlayersTable({ results, isCounted, isPreview, onHide, onRename }: PlayersProps) {
  const { players, hidden, tieBreaks } = results
  /** Whose name is in a field. */
  const [renamed, setRenamed] = useState<number>()
  const table = useRef<HTMLTableElement>(null)
  const legend = tieBreaks
    .map((tieBreak, index) => tieBreakOf(language(), tieBreak, index))
    .flatMap(({ code, title }) => (title ? `${code}: ${title}` : []))
  function onClick({ target }: MouseEvent<HTMLTableElement>) {
    const button = (target as Element).closest<HTMLButtonElement>('button[value]')
    if (!button) return
    const no = Number(button.value)
    if (button.name === NAME) return setRenamed(no)
    const others = hidden.filter((other) => other !== no)
    onHide(others.length < hidden.length ? others : [...hidden, no])
  }

  /** A name without a letter is none: the old one stays. */
  function onBlur({ target }: FocusEvent<HTMLTableElement>) {
    if (!(target instanceof HTMLInputElement)) return
    const { value, defaultValue } = target
    setRenamed(undefined)
    if (value !== defaultValue && isName(value)) onRename(Number(target.dataset.no), value)
  }
  function onKeyDown({ key, target }: KeyboardEvent<HTMLTableElement>) {
    if (!(target instanceof HTMLInputElement) || (key !== 'Enter' && key !== 'Escape')) return
    if (key === 'Escape') target.value = target.defaultValue
    flushSync(() => target.blur())
    const button = `button[name="${NAME}"][value="${target.dataset.no}"]`
    table.current?.querySelector<HTMLButtonElement>(button)?.focus()
  }

  return (
    <>
      <svg aria-hidden className="hidden">
        <EyeIcon id={SHOWN} />
        <EyeOffIcon id={HIDDEN} />
      </svg>
      <div className="text-sm text-muted-foreground">
        {isCounted && <p>{m.pointsCounted()}</p>}
        <p>{m.correctNameHint()}</p>
        <p>{isPreview ? m.hidesLater() : m.hidesAtOnce()}</p>
      </div>
      {legend.length > 0 && <p className="text-sm text-muted-foreground">{legend.join(' · ')}</p>}
      {/* What is pressed are the buttons in it. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions */}
      <table
        ref={table}
        className={cn(TABLE, NUMBERS, ROWS)}
        onClick={onClick}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      >
        <thead className={HEAD}>
          <tr>
            <th>{said.place[language()]}</th>
            <th>{said.startingNumber[language()]}</th>
            <th>{m.playerName()}</th>
            <th>{said.points[language()]}</th>
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

/**
 * Of hundreds of rows each element counts: the signs are drawn once and used again. What is typed
 * above the table draws none of them anew.
 */
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
        const words = isHidden ? m.showPlayer({ name }) : m.hidePlayer({ name })
        return (
          <tr key={no}>
            <td>{rank}</td>
            <td className="text-muted-foreground">{no}</td>
            {/* The field has the room of the columns beside it, so that all of a name can be seen. */}
            <td
              colSpan={isRenamed ? 3 : undefined}
              className={isHidden ? 'line-through' : undefined}
            >
              {isRenamed ? (
                <Input
                  ref={focus}
                  aria-label={m.correctName({ name })}
                  autoComplete="off"
                  data-no={no}
                  defaultValue={name}
                  maxLength={NAME_MAX}
                />
              ) : (
                <button type="button" name={NAME} value={no} className={RENAME}>
                  {name}
                </button>
              )}
              {facts && <span className="block text-muted-foreground">{facts}</span>}
            </td>
            {!isRenamed && (
              <>
                <td>{points !== null && pointsText(points)}</td>
                <td>
                  <button
                    type="button"
                    value={no}
                    title={words}
                    aria-label={words}
                    className={HIDE}
                  >
                    <svg aria-hidden viewBox="0 0 24 24" className="size-5">
                      <use href={isHidden ? `#${HIDDEN}` : `#${SHOWN}`} />
                    </svg>
                  </button>
                </td>
              </>
            )}
          </tr>
        )
      })}
    </tbody>
  ))
})

/** A field takes the place of the button that was pressed. */
const focus = (field: HTMLInputElement | null) => field?.focus()

function groupsOf<T>(all: T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size))
}

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
  Fragment,
  memo,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
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

const isName = (text: string) => /\p{L}/u.test(text)

/** Which of a player's buttons leads to a field for the name, and which ends it. */
const NAME = 'name'
const END = 'end'
const RENAME =
  'block min-h-12 min-w-12 py-1 text-left underline decoration-dotted underline-offset-4'

/** The player of a table whose name is in a field; one listener serves all rows. */
function useRenaming(onRename: (no: number, name: string) => void) {
  const [renamed, setRenamed] = useState<number>()

  /** Ends it, as leaving the field does, and leads back to the name. */
  function leave(table: HTMLTableElement, field: HTMLInputElement) {
    flushSync(() => field.blur())
    const button = `button[name="${NAME}"][value="${field.dataset.no}"]`
    table.querySelector<HTMLButtonElement>(button)?.focus()
  }

  return {
    renamed,
    listeners: {
      onClick({ target, currentTarget }: MouseEvent<HTMLTableElement>) {
        const button = (target as Element).closest<HTMLButtonElement>('button[name]')
        if (button?.name === NAME) setRenamed(Number(button.value))
        // Where a press takes no focus, the field is not left by it.
        const field = button?.name === END && currentTarget.querySelector('input')
        if (field) leave(currentTarget, field)
      },
      /** A name without a letter is none: the old one stays. */
      onBlur({ target }: FocusEvent<HTMLTableElement>) {
        if (!(target instanceof HTMLInputElement)) return
        const { value, defaultValue } = target
        setRenamed(undefined)
        if (value !== defaultValue && isName(value)) onRename(Number(target.dataset.no), value)
      },
      onKeyDown({ key, target, currentTarget }: KeyboardEvent<HTMLTableElement>) {
        if (!(target instanceof HTMLInputElement) || (key !== 'Enter' && key !== 'Escape')) return
        if (key === 'Escape') target.value = target.defaultValue
        leave(currentTarget, target)
      },
    },
  }
}

function NameField({ player: { no, name } }: { player: ResultPlayer }) {
  return (
    <div className="flex gap-2 py-1 max-sm:flex-col">
      <Input
        ref={focus}
        aria-label={m.correctName({ name })}
        autoComplete="off"
        className="min-w-0 grow"
        data-no={no}
        defaultValue={name}
        maxLength={NAME_MAX}
      />
      <Button variant="outline" className="shrink-0 max-sm:self-end" name={END}>
        {m.done()}
      </Button>
    </div>
  )
}

interface GamesProps {
  results: StoredResults
  round: number
  onChange: (changed: Pick<StoredResults, 'games'>) => void
  onRename: (no: number, name: string) => void
}

/** The pairings of a round; each result and each name can be corrected. */
export function GamesTable({ results, round, onChange, onRename }: GamesProps) {
  const { renamed, listeners } = useRenaming(onRename)
  const players = new Map(results.players.map((player) => [player.no, player]))
  const nameOf = (no: number | null) => {
    const player = players.get(no ?? 0)
    return player && `${player.no} ${player.name}`
  }
  const byes = { bye: m.byeFull(), 'half-bye': m.byeHalf(), 'zero-bye': said.notPaired[language()] }
  const correct = (game: Game, result: GameResult) =>
    onChange({
      games: results.games.map((other) => (other === game ? { ...game, result } : other)),
    })
  return (
    <>
      <p className="text-sm text-muted-foreground">{m.correctNameHint()}</p>
      <table className={TABLE} {...listeners}>
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
            const [white = '', black = ''] = [game.white, game.black].map(nameOf)
            const isRenamed = renamed !== undefined && [game.white, game.black].includes(renamed)
            const player = isRenamed && players.get(renamed)
            return (
              <Fragment key={`${game.white} ${game.black}`}>
                <tr>
                  <td className="text-muted-foreground">{game.board}</td>
                  <td className="w-1/2">
                    <NameButton no={game.white} words={white} />
                  </td>
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
                  {black && (
                    <td className="w-1/2">
                      <NameButton no={game.black} words={black} />
                    </td>
                  )}
                </tr>
                {player && (
                  <tr>
                    <td colSpan={4}>
                      <NameField player={player} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

const NameButton = ({ no, words }: { no: number | null; words: string }) => (
  <button type="button" name={NAME} value={no ?? undefined} className={RENAME}>
    {words}
  </button>
)

interface PlayersProps {
  results: StoredResults
  /** Their points are counted from the games. */
  isCounted: boolean
  /** They are a preview: what is done with a name waits with it to be published. */
  isPreview: boolean
  onHide: (hidden: number[]) => void
  onRename: (no: number, name: string) => void
}

const HIDE =
  'grid size-12 max-w-full place-items-center rounded-control hover:bg-accent hover:text-accent-foreground'

/** Players by rank, each of whom can be hidden everywhere and renamed; one listener serves all rows. */
export function PlayersTable({ results, isCounted, isPreview, onHide, onRename }: PlayersProps) {
  const { players, hidden, tieBreaks } = results
  const { renamed, listeners } = useRenaming(onRename)
  const legend = tieBreaks
    .map((tieBreak, index) => tieBreakOf(language(), tieBreak, index))
    .flatMap(({ code, title }) => (title ? `${code}: ${title}` : []))
  function onClick(event: MouseEvent<HTMLTableElement>) {
    listeners.onClick(event)
    const button = (event.target as Element).closest<HTMLButtonElement>('button[value]:not([name])')
    if (!button) return
    const no = Number(button.value)
    const others = hidden.filter((other) => other !== no)
    onHide(others.length < hidden.length ? others : [...hidden, no])
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={cn(TABLE, NUMBERS, ROWS)}
        onClick={onClick}
        onBlur={listeners.onBlur}
        onKeyDown={listeners.onKeyDown}
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
            {/* On a phone the field has a line of its own, so that all of a name can be seen. */}
            <td
              className={cn(
                isHidden && 'line-through',
                isRenamed && 'col-span-3 max-sm:col-span-full'
              )}
            >
              {isRenamed ? <NameField player={player} /> : <NameButton no={no} words={name} />}
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

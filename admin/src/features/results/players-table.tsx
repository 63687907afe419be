import {
  pointsText,
  standingsOf,
  type ResultPlayer,
  type StoredResults,
} from '@academy/api/shared/results/results'
import { tieBreakOf } from '@academy/api/shared/results/tie_breaks'
import * as labels from '@academy/api/shared/words/results_words'
import { memo } from 'react'
import { m } from '@/lib/messages'
import { cn } from '@/lib/cn'
import { language } from '@/lib/language'
import { EyeButton, NameButton, NameField, NameSigns, usePlayerNames } from './player-names'
import { HEAD, TABLE, type TableProps } from './table-parts'

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

/** 'U-9 · 1489 · Some School · TB1 49.5' */
const factsOf = ({ group, rating, club, tieBreaks }: ResultPlayer, codes: string[]): string =>
  [
    group,
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

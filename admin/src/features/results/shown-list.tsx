import { addressIn } from '@academy/api/shared/languages/languages'
import { announcedRounds } from '@academy/api/shared/results/announced_rounds'
import { withCountedPoints } from '@academy/api/shared/results/counted_points'
import { isStartingList, type StoredResults } from '@academy/api/shared/results/results'
import * as labels from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { LabelledSelect } from '@/components/labelled-select'
import { Button } from '@/components/ui/button'
import { withoutRound } from '@/features/results/merging/merge-games'
import { withName } from '@/features/results/merging/players'
import type { Tournament } from '@/lib/data'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { sitePaths } from '@/paths'
import type { Hall } from '@/features/results/winners/hall-drafts'
import { GamesTable } from './games-table'
import { PlayersTable } from './players-table'
import type { Editor } from './use-results'
import { WinnersPart } from '@/features/results/winners/winners-part'

interface Props {
  tournament: Tournament
  achievements: Hall
  editor: Editor
  /** The round that was chosen; 0 is the list of players. */
  view: number | undefined
  onView: (round: number) => void
}

/** The standings or one round, which can be corrected, and who has won what. */
export function ShownList({ tournament, achievements, editor, view, onView }: Props) {
  const { current, preview, results, change, publish } = editor
  const { games, state, round } = results
  const isFinal = state === 'final'
  // If nobody has said how many rounds there are, only 'final' tells that this was the last one.
  const isLastRound = round > 0 && round === announcedRounds(results, tournament)
  const rounds = [...new Set(games.map((game) => game.round))].sort((one, other) => one - other)
  const asked = view ?? (isFinal ? 0 : round)
  // Standings can come without their games.
  const shown = rounds.includes(asked) ? asked : 0
  const { players, counted } = withCountedPoints(results)

  function rename(no: number, name: string) {
    const { results: named, adjustments } = withName(results, no, name)
    editor.revise(named, adjustments)
  }

  /** Published at once, unless there is a preview that it belongs to. */
  function hide(hidden: number[]) {
    if (preview) change({ hidden })
    else void publish({ ...current, hidden })
  }

  const table = {
    isPreview: preview !== undefined,
    onRename: rename,
    onHide: hide,
  }
  return (
    <section className="grid min-w-0 gap-6">
      <ListChoices
        results={results}
        shown={shown}
        rounds={rounds}
        counted={counted}
        onView={onView}
        onChange={change}
      />
      {shown === 0 && (isFinal || isLastRound) && (
        <WinnersPart
          tournament={tournament}
          results={results}
          achievements={achievements}
          certificates={
            isFinal && !preview && editor.version > 0 ? certificatesOf(tournament) : undefined
          }
          onChange={change}
        />
      )}
      <div className="grid gap-6 print:hidden">
        {shown > 0 ? (
          <GamesTable {...table} results={results} round={shown} onChange={change} />
        ) : (
          <PlayersTable
            {...table}
            results={counted === null ? results : { ...results, players }}
            isCounted={counted !== null}
          />
        )}
        <ListActions tournament={tournament} editor={editor} shown={shown} />
      </div>
    </section>
  )
}

interface ChoicesProps {
  results: StoredResults
  shown: number
  rounds: number[]
  /** The round up to which points are counted from the games; null if a list gives them. */
  counted: number | null
  onView: (round: number) => void
  onChange: (changed: Partial<Pick<StoredResults, 'state' | 'names'>>) => void
}

/** Which list is shown, how far the tournament is, and how names are published. */
function ListChoices({ results, shown, rounds, counted, onView, onChange }: ChoicesProps) {
  const { state, names, round } = results
  const start = round === 0 && isStartingList(results) && labels.startingList[language()]
  const list =
    counted === null ? labels.standings[language()] : labels.pointsAfter[language()](counted)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3 print:hidden">
      <LabelledSelect
        label={m.shownList()}
        className="max-md:col-span-full"
        value={String(shown)}
        options={[
          ['0', start || list],
          ...rounds.map((one) => [String(one), roundWords.roundNumber[language()](one)] as const),
        ]}
        onChange={(chosen) => onView(Number(chosen))}
      />
      <LabelledSelect
        label={m.status()}
        value={state}
        options={[
          ['live', start || roundWords.live[language()]],
          ['final', m.resultsAreFinal()],
        ]}
        onChange={(chosen) => onChange({ state: chosen })}
      />
      <LabelledSelect
        label={m.playersNames()}
        value={names}
        options={[
          ['full', m.namesFull()],
          ['short', m.namesShort()],
        ]}
        onChange={(chosen) => onChange({ names: chosen })}
      />
    </div>
  )
}

interface ActionsProps {
  tournament: Tournament
  editor: Editor
  shown: number
}

/** Removes the round that is shown, or everything; leads to the website. */
function ListActions({ tournament, editor, shown }: ActionsProps) {
  const { results, preview, begun, version } = editor

  function removeRound() {
    editor.revise(withoutRound(results, shown), [m.roundRemoved({ round: shown })])
  }

  function removeAll() {
    const { players, round } = results
    const names = players.filter(({ no }) => results.hidden.includes(no)).map(({ name }) => name)
    const hidden = names.join('; ') || '–'
    editor.setPreview(begun, [m.resultsRemoved({ round, count: players.length, hidden })])
  }

  return (
    <div className="flex flex-wrap gap-3">
      {shown > 0 && (
        <Button variant="outline" onClick={removeRound}>
          {m.removeRound({ round: shown })}
        </Button>
      )}
      {!preview && (
        <Button variant="outline" className="text-destructive!" onClick={removeAll}>
          {m.removeResults()}
        </Button>
      )}
      {version > 0 && (
        <Button variant="link" asChild>
          <a href={sitePaths.results(tournament.slug)}>{m.seeOnSite()}</a>
        </Button>
      )}
    </div>
  )
}

/** In the language of the app. */
const certificatesOf = ({ slug }: Tournament) => ({
  winners: addressIn(language(), sitePaths.winnersCertificates(slug)),
  others: addressIn(language(), sitePaths.otherCertificates(slug)),
})

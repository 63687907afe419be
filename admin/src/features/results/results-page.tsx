import { indianDay } from '@academy/api/shared/days/indian_days'
import { addressIn, LANGUAGES } from '@academy/api/shared/languages/languages'
import { announcedRounds } from '@academy/api/shared/results/announced_rounds'
import { roundToCount, withPointsAfter } from '@academy/api/shared/results/counted_points'
import { isStartingList, type StoredResults } from '@academy/api/shared/results/results'
import { listWords } from '@academy/api/shared/results/shown_results'
import { inLanguage } from '@academy/api/shared/text/translations'
import * as titles from '@academy/api/shared/words/results_titles'
import * as said from '@academy/api/shared/words/results_words'
import * as roundWords from '@academy/api/shared/words/round_words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths, sitePaths } from '@/paths'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { FieldError } from '@/components/form-field'
import { LabelledSelect } from '@/components/labelled-select'
import { NotLoaded } from '@/components/not-loaded'
import { PageTitle } from '@/components/page-title'
import { SendToGroup } from '@/components/send-to-group'
import { Button } from '@/components/ui/button'
import { shown as shownItem } from '@/features/items/share-message'
import type { Tournament } from '@/lib/data'
import { messageOf } from '@/lib/refusal-words'
import { formatCalendarDate, formatSince } from '@/lib/format'
import { language } from '@/lib/language'
import { cachedItems, itemQuery } from '@/lib/pages'
import type { Resource } from '@/lib/resource'
import type { Hall } from './hall-drafts'
import { AlikeSchools } from './alike-schools'
import { Clashes } from './clashes'
import { mergeLists, withName, withoutRound } from '@/features/results/merging/merge'
import { otherTournamentIn } from '@/features/results/merging/other-tournament'
import { PasteBox } from './paste-box'
import type { ReadList } from '@/features/results/reading/read-list'
import { GamesTable, PlayersTable } from './results-tables'
import { useResults } from './use-results'
import { WinnersPart } from './winners-part'

interface Props {
  tournaments: Resource<Tournament>
  /** Takes the winners' drafts for the Hall of Fame. */
  achievements: Hall
}

/** The results of a tournament: what is published, and the way to more. */
export default function ResultsPage({ tournaments, achievements }: Props) {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const options = itemQuery(tournaments, id)
  const query = useQuery({ ...options, meta: { ...options.meta, isCached: true } })
  const tournament = query.data ?? cachedItems(client, tournaments).find(({ _id }) => _id === id)
  if (!tournament) return <NotLoaded query={query} failure={m.resultsLoadFailed()} />
  const others = cachedItems(client, tournaments).filter(({ _id }) => _id !== id)
  return <Editor key={id} tournament={tournament} others={others} achievements={achievements} />
}

interface EditorProps {
  tournament: Tournament
  /** As many as are known here. */
  others: Tournament[]
  achievements: Hall
}

function Editor({ tournament, others, achievements }: EditorProps) {
  const editor = useResults(tournament)
  const { current, preview, results, change, publish, undo, namesUntil, isUnread, isHeld } = editor
  // A file that was chosen goes with its box.
  const [boxes, setBoxes] = useState(0)
  const [view, setView] = useState<number>()
  const [sentIn, setSentIn] = useState(language())
  const [askedDay, setAskedDay] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const standing = useRef<HTMLParagraphElement>(null)
  const clashes = useRef<HTMLElement>(null)
  const { players, games, state, round } = results
  const isFinal = state === 'final'
  // Where nobody has said how many rounds there are, any may be the last one: that is for Final to say.
  const isLastRound = round > 0 && round === announcedRounds(results, tournament)
  const counted = roundToCount(results)
  const listed =
    counted === null ? results : { ...results, players: withPointsAfter(results, counted) }
  const list = counted === null ? said.standings[language()] : said.pointsAfter[language()](counted)
  const start = round === 0 && isStartingList(results) && said.startingList[language()]
  const paired = new Set(games.map((game) => game.round))
  const asked = view ?? (isFinal ? 0 : round)
  const isUndecided = editor.clashes.some(({ id }) => !editor.choices[id])
  // Standings can come without their games.
  const shown = paired.has(asked) ? asked : 0

  function show(read: ReadList[]) {
    const merged = mergeLists(results, read, tournament.rounds)
    const latest = merged.lists.at(-1)
    const name = otherTournamentIn(
      read.flatMap(({ headings }) => headings),
      titlesOf(tournament),
      others.flatMap(titlesOf)
    )
    const other = name ? [m.otherTournament({ name, title: tournament.title })] : []
    const doubts = [...other, ...merged.doubts]
    const notes = [...doubts, merged.summaries.join('. '), ...merged.adjustments]
    flushSync(() => {
      editor.setRead(merged.results, merged.lists, notes)
      setView(latest?.kind === 'pairings' ? latest.round : 0)
    })
    // Below the header of a phone, not at the edge of the bar that publishes it.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }

  function rename(no: number, name: string) {
    const { results: named, adjustments } = withName(results, no, name)
    editor.revise(named, adjustments)
  }

  function removeAll() {
    const names = players.filter(({ no }) => results.hidden.includes(no)).map(({ name }) => name)
    const hidden = names.join('; ') || '–'
    const words = m.resultsRemoved({ round, count: players.length, hidden })
    editor.setPreview(editor.begun, [words])
  }

  function discardAll() {
    setBoxes((count) => count + 1)
    void editor.giveUp()
  }

  function barWords() {
    if (isHeld) return m.resultsHeld()
    if (isUnread) return m.resultsUnread()
    return isUndecided ? m.resultsClash() : m.notPublishedYet()
  }

  function askOrPublish() {
    if (isUndecided) return clashes.current?.focus()
    const day = beginsLater(tournament, results, indianDay(Date.now()))
    if (day) setAskedDay(day)
    else publishShown()
  }

  /** The pressed button goes: the focus is where it is sent to the group, or taken back. */
  function publishShown() {
    setAskedDay(undefined)
    void publish(results)
    standing.current?.focus()
  }

  const table = {
    isPreview: preview !== undefined,
    onRename: rename,
    // One tap, and it is so, unless there is more to publish with it.
    onHide: (hidden: number[]) =>
      preview ? change({ hidden }) : void publish({ ...current, hidden }),
  }

  if (editor.unloaded) return <NotLoaded query={editor.unloaded} failure={m.resultsLoadFailed()} />
  return (
    <>
      <PageTitle
        title={titles.resultsOf[language()](tournament.title)}
        above={{ path: paths.tournaments, name: m.tournaments() }}
      />
      <div className="mb-8 grid gap-4 print:hidden">
        <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
          <p ref={standing} tabIndex={-1} role="status" className="outline-none *:block">
            <span>{stateWords(current, tournament)}</span>
            {current.correctedAt && (
              <span>{m.corrected({ since: formatSince(Date.parse(current.correctedAt)) })}</span>
            )}
            {editor.isWaiting && <span>{m.resultsWait()}</span>}
            {namesUntil && <span>{m.namesEnd({ day: formatCalendarDate(namesUntil) })}</span>}
          </p>
          {editor.message && (
            <SendToGroup href={editor.message(sentIn)} sentIn={sentIn} onSentIn={setSentIn} />
          )}
          {undo && (
            <Button
              variant="outline"
              className="h-auto min-h-12 whitespace-normal"
              disabled={editor.isSending}
              onClick={() => void undo.act()}
            >
              {undo.words}
            </Button>
          )}
        </div>
        <div role="alert" className="grid justify-items-start gap-3 empty:hidden">
          {editor.isOvertaken && <FieldError>{m.resultsMeanwhile()}</FieldError>}
          {editor.refusal && (
            <>
              <FieldError>{messageOf(editor.refusal, m.resultsRefused())}</FieldError>
              <Button variant="outline" onClick={() => void editor.takeServers()}>
                {m.takeServersResults()}
              </Button>
            </>
          )}
        </div>
        <Clashes
          ref={clashes}
          clashes={editor.clashes}
          choices={editor.choices}
          onChoose={editor.choose}
        />
        <PasteBox
          key={boxes}
          text={editor.pasted}
          onText={editor.setPasted}
          problem={editor.problem}
          onProblem={editor.setProblem}
          canEmpty={isUnread && preview !== undefined}
          onRead={show}
        />
      </div>

      {!isHeld && (preview ?? players.length > 0) && (
        <div role="status" className="mb-6 grid gap-2 print:hidden">
          <h2 ref={heading} tabIndex={-1} className="-scroll-mt-16 text-xl font-bold text-pale">
            {preview
              ? m.resultsPreview()
              : editor.isWaiting
                ? titles.results[language()]
                : m.published()}
          </h2>
          <ul className="grid gap-1 empty:hidden">
            {editor.notes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {preview && (
            <AlikeSchools
              results={preview}
              apart={editor.apart}
              onApart={editor.setApart}
              onChange={change}
            />
          )}
        </div>
      )}
      {!isHeld && players.length > 0 && (
        <section className="grid min-w-0 gap-6">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3 print:hidden">
            <LabelledSelect
              label={m.shownList()}
              className="max-md:col-span-full"
              value={String(shown)}
              options={[
                ['0', start || list],
                ...[...paired]
                  .sort((one, other) => one - other)
                  .map((one) => [String(one), roundWords.roundNumber[language()](one)] as const),
              ]}
              onChange={(chosen) => setView(Number(chosen))}
            />
            <LabelledSelect
              label={m.status()}
              value={state}
              options={[
                ['live', start || roundWords.live[language()]],
                ['final', m.resultsAreFinal()],
              ]}
              onChange={(chosen) => change({ state: chosen })}
            />
            <LabelledSelect
              label={m.playersNames()}
              value={results.names}
              options={[
                ['full', m.namesFull()],
                ['short', m.namesShort()],
              ]}
              onChange={(names) => change({ names })}
            />
          </div>
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
              <PlayersTable {...table} results={listed} isCounted={counted !== null} />
            )}
            <div className="flex flex-wrap gap-3">
              {shown > 0 && (
                <Button
                  variant="outline"
                  onClick={() =>
                    editor.revise(withoutRound(results, shown), [m.roundRemoved({ round: shown })])
                  }
                >
                  {m.removeRound({ round: shown })}
                </Button>
              )}
              {!preview && (
                <Button variant="outline" className="text-destructive!" onClick={removeAll}>
                  {m.removeResults()}
                </Button>
              )}
              {editor.version > 0 && (
                <Button variant="link" asChild>
                  <a href={sitePaths.results(tournament.slug)}>{m.seeOnSite()}</a>
                </Button>
              )}
            </div>
          </div>
        </section>
      )}
      {(preview ?? isUnread) && (
        <div className="sticky bottom-0 mt-6 flex flex-wrap gap-3 border-t bg-background py-3 print:hidden">
          <p className="basis-full text-sm">{barWords()}</p>
          {!isUnread && (
            <Button disabled={editor.isSending} onClick={askOrPublish}>
              {m.publishResults()}
            </Button>
          )}
          <Button variant="outline" onClick={discardAll}>
            {m.discard()}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={askedDay !== undefined}
        question={askedDay ? m.publishEarly({ day: formatCalendarDate(askedDay) }) : ''}
        subject={tournament.title}
        labels={[m.publishResults(), m.publishResults()]}
        isRescue
        isPending={false}
        onConfirm={publishShown}
        onClose={() => setAskedDay(undefined)}
      />
    </>
  )
}

/** What a list may call it, in each language. */
const titlesOf = (tournament: Tournament): string[] =>
  LANGUAGES.map((one) => inLanguage(shownItem(tournament), one).title)

/** The first day of a tournament that is still ahead, if they are more than a starting list. */
function beginsLater({ status, startDate }: Tournament, results: StoredResults, today: string) {
  const { state, round } = results
  if (state === 'live' && round === 0 && isStartingList(results)) return undefined
  return status === 'scheduled' && startDate && startDate > today ? startDate : undefined
}

/** In the language of the app. */
const certificatesOf = ({ slug }: Tournament) => ({
  winners: addressIn(language(), sitePaths.winnersCertificates(slug)),
  others: addressIn(language(), sitePaths.otherCertificates(slug)),
})

function stateWords(results: StoredResults, tournament: Tournament): string {
  const { players, state, round } = results
  if (players.length === 0) return m.resultsNone()
  if (state === 'final') return m.resultsAreFinal()
  if (round > 0) return roundWords.roundOf[language()](round, announcedRounds(results, tournament))
  return listWords(language(), results)
}

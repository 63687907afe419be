import { type Game, type GameResult, type StoredResults } from '@academy/api/shared/results/results'
import { RESULT_ROUNDS_MAX } from '@academy/api/shared/results/results_rules'
import { indianDay } from '@academy/api/shared/tournament/tournament_state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { FieldError, FormField } from '@/components/form-field'
import { PageTitle } from '@/components/page-title'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { messageOf } from '@/lib/errors'
import { formatCalendarDate, formatSince } from '@/lib/format'
import { cachedItems, itemQuery } from '@/lib/pages'
import { tournamentResource } from '../tournament-resource'
import { mergeLists, withoutRound, type Merged } from './merge'
import { PasteBox, useSource } from './paste-box'
import type { ReadList } from './read-list'
import { GamesTable, PlayersTable } from './results-tables'
import { problemWords, summaryWords } from './results-words'
import { resultsKey } from './sendable-results'
import { useResults } from './use-results'
import { WinnersPart } from './winners-part'

/** The results of a tournament: what is published, and the way to more. */
export default function ResultsPage() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const query = itemQuery(tournamentResource, id)
  const { data } = useQuery({ ...query, meta: { ...query.meta, isKept: true } })
  const tournament = data ?? cachedItems(client, tournamentResource).find(({ _id }) => _id === id)
  return tournament ? <Editor key={id} tournament={tournament} /> : <Skeleton className="h-96" />
}

/** What is proposed, with the lists that it was made of. */
interface Proposal extends Merged {
  base: StoredResults
  lists: ReadList[]
}

const DAYS_BEFORE = 31 * 86_400_000
/** Whether a day comes within a month. */
function endsSoon(day: string) {
  const now = Date.now()
  return day > indianDay(now) && day <= indianDay(now + DAYS_BEFORE)
}

const roundsTo = (last: number) =>
  Array.from(
    { length: last },
    (_, index) => [index + 1, m.roundNumber({ round: index + 1 })] as const
  )

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, word: string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <FormField label={label}>
      {(field) => (
        <NativeSelect
          {...field}
          value={value}
          onChange={({ target }) => {
            const chosen = options[target.selectedIndex]
            if (chosen) onChange(chosen[0])
          }}
        >
          {options.map(([option, word]) => (
            <option key={option} value={option}>
              {word}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}

function Editor({ tournament }: { tournament: Tournament }) {
  const published = useResults(tournament)
  const { current, refusal, namesUntil } = published
  const { clear, ...box } = useSource(tournament._id)
  const [proposal, setProposal] = useState<Proposal>()
  const [previous, setPrevious] = useState<StoredResults>()
  const [view, setView] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const results = proposal?.results ?? current
  const shown = Math.min(view ?? current.round, results.rounds)

  const change = useCallback(
    (update: (results: StoredResults) => StoredResults) =>
      setProposal((before) => ({
        ...(before ?? { base: current, lists: [], summaries: [], adjustments: [] }),
        results: update(before?.results ?? current),
      })),
    [current]
  )
  const setResult = useCallback(
    (game: Game, result: GameResult) =>
      change(({ games, ...rest }) => ({
        ...rest,
        games: games.map((other) => (other === game ? { ...other, result } : other)),
      })),
    [change]
  )

  function propose(lists: ReadList[], base: StoredResults, round?: number) {
    const merged = mergeLists(base, lists, round)
    const problem = problemWords(merged.results)
    if (problem) return problem
    setProposal({ ...merged, base, lists })
    const latest = merged.summaries.at(-1)
    setView(latest?.boards ? latest.round : 0)
    heading.current?.focus()
    return undefined
  }

  async function publish(next: StoredResults) {
    setPrevious(current)
    setProposal(undefined)
    clear()
    await published.publish(next)
    toast(navigator.onLine ? m.resultsPublished() : m.resultsWait())
  }

  async function remove() {
    await api.admin.results.destroy({ params: { id: tournament._id } })
    await published.takeServers()
    setPrevious(current.players.length > 0 ? current : undefined)
  }

  async function undo() {
    if (previous?.players.length) await publish(previous)
    else await remove()
    setPrevious(undefined)
  }

  function hide(no: number) {
    const toggled = ({ hidden, ...rest }: StoredResults) => ({
      ...rest,
      hidden: hidden.includes(no) ? hidden.filter((other) => other !== no) : [...hidden, no],
    })
    if (proposal) change(toggled)
    // One tap, and it is so: whatever else is proposed waits.
    if (current.players.some((player) => player.no === no)) void published.publish(toggled(current))
  }

  if (published.isPending) return <Skeleton className="h-96" />
  const pairings = proposal?.summaries.find(({ kind }) => kind === 'pairings')
  return (
    <>
      <PageTitle title={m.resultsOf({ title: tournament.title })} />
      <div className="grid max-w-220 gap-8">
        <div className="grid gap-4 print:hidden">
          <p role="status">
            {stateWords(current)}{' '}
            {current.correctedAt &&
              m.corrected({ since: formatSince(Date.parse(current.correctedAt)) })}{' '}
            {published.isWaiting && m.resultsWait()}
          </p>
          {namesUntil && endsSoon(namesUntil) && (
            <p>{m.namesEnd({ day: formatCalendarDate(namesUntil) })}</p>
          )}
          {published.isFailed && <FieldError>{m.resultsLoadFailed()}</FieldError>}
          {refusal && (
            <div role="alert" className="grid justify-items-start gap-3">
              <FieldError>{messageOf(refusal, m.resultsRefused())}</FieldError>
              <Button variant="outline" onClick={() => void published.takeServers()}>
                {m.takeServersResults()}
              </Button>
            </div>
          )}
          <PasteBox {...box} onRead={(lists) => propose(lists, results)} />
        </div>

        {results.players.length > 0 && (
          <section className="grid min-w-0 gap-4">
            <div className="grid gap-4 print:hidden">
              <h2 ref={heading} tabIndex={-1} className="text-xl font-bold text-pale">
                {proposal ? m.resultsPreview() : m.published()}
              </h2>
              {proposal && (
                <ul role="status" className="grid gap-1">
                  {proposal.summaries.map(summaryWords).map((words) => (
                    <li key={words} className="font-bold">
                      {words}
                    </li>
                  ))}
                  {proposal.adjustments.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              )}
              {proposal && pairings && (
                <Choice
                  label={m.roundOfPairings()}
                  value={pairings.round}
                  options={roundsTo(Math.min(proposal.base.round + 1, RESULT_ROUNDS_MAX))}
                  onChange={(round) => propose(proposal.lists, proposal.base, round)}
                />
              )}
              <div className="flex flex-wrap gap-3">
                <Button disabled={!proposal} onClick={() => void publish(results)}>
                  {m.publishResults()}
                </Button>
                {proposal && (
                  <Button variant="outline" onClick={() => setProposal(undefined)}>
                    {m.discard()}
                  </Button>
                )}
                {previous && !proposal && (
                  <Button variant="outline" onClick={() => void undo()}>
                    {m.undo()}
                  </Button>
                )}
              </div>
              <div className="grid gap-3 sm:grid-cols-3">
                <Choice
                  label={m.shownList()}
                  value={shown}
                  options={[[0, m.listStandings()], ...roundsTo(results.rounds)]}
                  onChange={setView}
                />
                <Choice
                  label={m.status()}
                  value={results.state}
                  options={[
                    ['live', m.resultsLive()],
                    ['final', m.resultsAreFinal()],
                  ]}
                  onChange={(state) => change((before) => ({ ...before, state }))}
                />
                <Choice
                  label={m.playersNames()}
                  value={results.names}
                  options={[
                    ['full', m.namesFull()],
                    ['short', m.namesShort()],
                  ]}
                  onChange={(names) => change((before) => ({ ...before, names }))}
                />
              </div>
              {shown > 0 ? (
                <GamesTable results={results} round={shown} onChange={setResult} />
              ) : (
                <PlayersTable results={results} onHide={hide} />
              )}
              <div className="flex flex-wrap gap-3">
                {results.games.some(({ round }) => round === shown) && (
                  <Button
                    variant="outline"
                    onClick={() => change((before) => withoutRound(before, shown))}
                  >
                    {m.removeRound({ round: shown })}
                  </Button>
                )}
                {!proposal && (
                  <Button
                    variant="outline"
                    className="text-destructive!"
                    onClick={() => void remove()}
                  >
                    {m.removeResults()}
                  </Button>
                )}
                <Button variant="link" asChild>
                  <a href={`${paths.tournament(tournament.slug)}/${resultsKey}`}>{m.seeOnSite()}</a>
                </Button>
              </div>
            </div>
            {results.players.some(({ points }) => points !== null) && (
              <WinnersPart
                tournament={tournament}
                results={results}
                onChange={(winners) => change((before) => ({ ...before, winners }))}
              />
            )}
          </section>
        )}
      </div>
    </>
  )
}

function stateWords({ players, state, round, rounds: count }: StoredResults): string {
  if (players.length === 0) return m.resultsNone()
  return state === 'final' ? m.resultsFinal() : m.resultsRound({ round, rounds: count })
}

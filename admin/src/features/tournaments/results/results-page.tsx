import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { FieldError } from '@/components/form-field'
import { LabelledSelect } from '@/components/labelled-select'
import { PageTitle } from '@/components/page-title'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { messageOf } from '@/lib/errors'
import { formatCalendarDate, formatSince } from '@/lib/format'
import { ifMatch } from '@/lib/if-match'
import { useLayer } from '@/lib/layer'
import { cachedItems, itemQuery } from '@/lib/pages'
import { tournamentResource } from '../tournament-resource'
import { isOutdated, mergeLists, withoutRound, type Merged } from './merge'
import { PasteBox, useUnpublished } from './paste-box'
import type { ReadList } from './read-list'
import { GamesTable, PlayersTable } from './results-tables'
import { resultsKey } from './sendable-results'
import { stampOf, useResults } from './use-results'
import { WinnersPart } from './winners-part'

/** The results of a tournament: what is published, and the way to more. */
export default function ResultsPage() {
  const { id = '' } = useParams()
  const client = useQueryClient()
  const query = itemQuery(tournamentResource, id)
  const { data } = useQuery({ ...query, meta: { ...query.meta, isCached: true } })
  const tournament = data ?? cachedItems(client, tournamentResource).find(({ _id }) => _id === id)
  return tournament ? <Editor key={id} tournament={tournament} /> : <Skeleton className="h-96" />
}

interface Proposal extends Omit<Merged, 'lists'> {
  /** The results as they were when their standings were read. */
  standing: StoredResults
}

const roundsTo = (last: number) =>
  Array.from(
    { length: last },
    (_, index) => [String(index + 1), m.roundNumber({ round: index + 1 })] as const
  )

function Editor({ tournament }: { tournament: Tournament }) {
  const published = useResults(tournament)
  const { _id: id } = tournament
  const { current, version, refusal, namesUntil } = published
  const stamp = useMemo(() => stampOf(current), [current])
  const unpublished = useUnpublished<Proposal>(id, stamp)
  const { source, setSource, proposal, setProposal } = unpublished
  // What was published or removed here can be undone while that is what is published.
  const [last, setLast] = useState<{ stamp: string; previous: StoredResults }>()
  const removal = useLayer('removeResults')
  const [view, setView] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const results = proposal?.results ?? current
  const standing = proposal?.standing ?? current
  const { players, games, state, round, rounds, hidden } = results
  const isFinal = state === 'final'
  const isStart = isStartingList(results)
  const hiddenNames = current.players.flatMap(({ no, name }) =>
    current.hidden.includes(no) ? [name] : []
  )
  const shown = Math.min(view ?? (isFinal ? 0 : round), rounds)
  const remove = useMutation({
    mutationFn: () => api.admin.results.destroy({ params: { id }, headers: ifMatch(version) }),
    meta: { failure: m.removeResultsFailed() },
    onMutate: () => setLast(undefined),
    async onSuccess() {
      await published.takeServers()
      setLast({ stamp: stampOf(published.begun), previous: current })
    },
    onSettled: removal.close,
  })

  const change = (changed: Partial<StoredResults>) =>
    setProposal({
      ...{ standing, summaries: [], adjustments: [], ...proposal },
      results: { ...results, ...changed },
    })

  function propose(read: ReadList[]) {
    const { lists, ...merged } = mergeLists(results, read)
    const { kind = 'start', round: latest = 0 } = lists.at(-1) ?? {}
    const hasStandings = kind !== 'start' && kind !== 'pairings'
    flushSync(() => {
      setProposal({ ...merged, standing: hasStandings ? merged.results : standing })
      setView(kind === 'pairings' ? latest : 0)
    })
    heading.current?.focus()
  }

  async function publish(next: StoredResults) {
    setLast({ stamp: stampOf(next), previous: current })
    setProposal(undefined)
    setSource()
    await published.publish(next)
  }

  async function undo() {
    if (last?.previous.players.length) await publish(last.previous)
    else await remove.mutateAsync()
    setLast(undefined)
  }

  function hide({ no, name }: ResultPlayer) {
    const isHidden = hidden.includes(no)
    const toggled = (numbers: number[]) =>
      isHidden ? numbers.filter((other) => other !== no) : [...numbers, no]
    if (proposal) change({ hidden: toggled(hidden) })
    // One tap, and it is so: whatever else is proposed waits.
    if (current.players.some((player) => player.no === no && player.name === name)) {
      const next = { ...current, hidden: toggled(current.hidden) }
      if (proposal) unpublished.expect(stampOf(next))
      const words = isHidden ? m.playerShown({ name }) : m.playerHidden({ name })
      void published.publish(next, words)
    }
  }

  if (published.isPending) return <Skeleton className="h-96" />
  return (
    <div className="max-w-220">
      <div className="print:hidden">
        <PageTitle title={m.resultsOf({ title: tournament.title })} />
      </div>
      <div className="mb-8 grid gap-4 print:hidden">
        <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
          <p role="status" className="*:block">
            <span>{stateWords(current)}</span>
            {current.correctedAt && (
              <span>{m.corrected({ since: formatSince(Date.parse(current.correctedAt)) })}</span>
            )}
            {published.isWaiting && <span>{m.resultsWait()}</span>}
          </p>
          {last?.stamp === stamp && !proposal && (
            <Button variant="outline" disabled={remove.isPending} onClick={() => void undo()}>
              {current.players.length > 0 ? m.undoPublishing() : m.undoRemoval()}
            </Button>
          )}
        </div>
        {published.isFailed && <FieldError>{m.resultsLoadFailed()}</FieldError>}
        {refusal && (
          <div role="alert" className="grid justify-items-start gap-3">
            <FieldError>{messageOf(refusal, m.resultsRefused())}</FieldError>
            <Button variant="outline" onClick={() => void published.takeServers()}>
              {m.takeServersResults()}
            </Button>
          </div>
        )}
        <PasteBox {...{ source, setSource }} onRead={propose} />
        <div role="alert" className="empty:hidden">
          {unpublished.isDropped && <FieldError>{m.resultsOutdated()}</FieldError>}
        </div>
      </div>

      {players.length > 0 && (
        <section className="grid min-w-0 gap-6">
          <div role="status" className="grid gap-2 print:hidden">
            <h2 ref={heading} tabIndex={-1} className="text-xl font-bold text-pale">
              {proposal ? m.resultsPreview() : published.isWaiting ? m.results() : m.published()}
            </h2>
            <ul className="grid gap-1 empty:hidden">
              {proposal && (
                <li className="font-bold empty:hidden">{proposal.summaries.join('. ')}</li>
              )}
              {proposal?.adjustments.map((words) => (
                <li key={words}>{words}</li>
              ))}
              {isOutdated(standing, results) && <li>{m.standingsOutdated()}</li>}
            </ul>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3 print:hidden">
            <LabelledSelect
              label={m.shownList()}
              value={String(shown)}
              options={[['0', isStart ? m.listStart() : m.listStandings()], ...roundsTo(rounds)]}
              onChange={(list) => setView(Number(list))}
            />
            <LabelledSelect
              label={m.status()}
              value={state}
              options={[
                ['live', isStart ? m.listStart() : m.resultsLive()],
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
          {namesUntil && (
            <p className="text-sm text-muted-foreground print:hidden">
              {m.namesEnd({ day: formatCalendarDate(namesUntil) })}
            </p>
          )}
          {shown === 0 && (isFinal || round === rounds) && (
            <WinnersPart {...{ tournament, results }} onChange={change} />
          )}
          <div className="print:hidden">
            {shown > 0 ? (
              <GamesTable results={results} round={shown} onChange={change} />
            ) : (
              <PlayersTable results={results} onHide={hide} />
            )}
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            {games.some((game) => game.round === shown) && (
              <Button variant="outline" onClick={() => change(withoutRound(results, shown))}>
                {m.removeRound({ round: shown })}
              </Button>
            )}
            {!proposal && (
              <Button
                variant="outline"
                className="text-destructive!"
                onClick={() => removal.open()}
              >
                {m.removeResults()}
              </Button>
            )}
            {version > 0 && (
              <Button variant="link" asChild>
                <a href={`${paths.tournament(tournament.slug)}/${resultsKey}`}>{m.seeOnSite()}</a>
              </Button>
            )}
          </div>
        </section>
      )}
      {proposal && (
        <div className="sticky bottom-0 mt-6 flex flex-wrap gap-3 border-t bg-background py-3 print:hidden">
          <Button onClick={() => void publish(results)}>{m.publishResults()}</Button>
          <Button variant="outline" onClick={() => setProposal(undefined)}>
            {m.discard()}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={removal.isOpen}
        question={m.removeResultsQuestion()}
        subject={m.resultsRemoved({
          ...{ round: current.round, count: current.players.length },
          hidden: hiddenNames.join('; ') || '–',
        })}
        labels={[m.remove(), m.removing()]}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={removal.close}
      />
    </div>
  )
}

const isStartingList = ({ round, players }: StoredResults) =>
  round === 0 && players.every(({ rank }) => rank === null)

function stateWords(results: StoredResults): string {
  const { players, state, round, rounds } = results
  if (players.length === 0) return m.resultsNone()
  if (state === 'final') return m.resultsFinal()
  return isStartingList(results) ? m.resultsStart() : m.resultsRound({ round, rounds })
}

import * as titles from '@academy/api/shared/words/results_titles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router-dom'
import { NotLoaded } from '@/components/not-loaded'
import { PageTitle } from '@/components/page-title'
import { mergeLists } from '@/features/results/merging/merge'
import type { ReadList } from '@/features/results/reading/read-list'
import type { Tournament } from '@/lib/data'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { cachedItems } from '@/lib/item-cache'
import { itemQuery } from '@/lib/item-queries'
import type { Resource } from '@/lib/resource'
import { paths } from '@/paths'
import { Clashes } from './clashes'
import type { Hall } from '@/features/results/winners/hall-drafts'
import { ListHeading } from './list-heading'
import { listNotes } from './list-notes'
import { PasteBox } from './paste-box'
import { PublishBar } from './publish-bar'
import { PublishedState, PublishingFailure } from './published-state'
import { ShownList } from './shown-list'
import { useResults } from './use-results'

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
  return (
    <ResultsEditor key={id} tournament={tournament} others={others} achievements={achievements} />
  )
}

interface EditorProps {
  tournament: Tournament
  /** As many as are known here. */
  others: Tournament[]
  achievements: Hall
}

function ResultsEditor({ tournament, others, achievements }: EditorProps) {
  const editor = useResults(tournament)
  const { preview, results, isHeld } = editor
  // A new key empties the box, and the file that was chosen.
  const [boxes, setBoxes] = useState(0)
  const [view, setView] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const standing = useRef<HTMLParagraphElement>(null)
  const clashes = useRef<HTMLElement>(null)
  const hasPlayers = results.players.length > 0

  function show(read: ReadList[]) {
    const merged = mergeLists(results, read, tournament.rounds)
    const latest = merged.lists.at(-1)
    const notes = listNotes(read, merged, tournament, others)
    flushSync(() => {
      editor.setRead(merged.results, merged.lists, notes)
      setView(latest?.kind === 'pairings' ? latest.round : 0)
    })
    // On a phone it must be below the header, not just above the bar at the bottom.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }

  /** The pressed button disappears: the focus moves to where it can be sent to the group, or undone. */
  function publishShown() {
    void editor.publish(results)
    standing.current?.focus()
  }

  function discardAll() {
    setBoxes((count) => count + 1)
    void editor.giveUp()
  }

  if (editor.unloaded) return <NotLoaded query={editor.unloaded} failure={m.resultsLoadFailed()} />
  return (
    <>
      <PageTitle
        title={titles.resultsOf[language()](tournament.title)}
        above={{ path: paths.tournaments, name: m.tournaments() }}
      />
      <div className="mb-8 grid gap-4 print:hidden">
        <PublishedState ref={standing} tournament={tournament} editor={editor} />
        <PublishingFailure editor={editor} />
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
          canEmpty={editor.isUnread && preview !== undefined}
          onRead={show}
        />
      </div>
      {!isHeld && (preview ?? hasPlayers) && <ListHeading ref={heading} editor={editor} />}
      {!isHeld && hasPlayers && (
        <ShownList
          tournament={tournament}
          achievements={achievements}
          editor={editor}
          view={view}
          onView={setView}
        />
      )}
      <PublishBar
        tournament={tournament}
        editor={editor}
        onUndecided={() => clashes.current?.focus()}
        onPublish={publishShown}
        onDiscard={discardAll}
      />
    </>
  )
}

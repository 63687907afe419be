import * as m from 'virtual:messages'
import { useState } from 'react'
import { ListBrowser } from '~/components/browse/ListBrowser'
import { useBrowser } from '~/components/browse/use-browser'
import type { ListPart } from '~/lib/list'
import { paths } from '~/paths'
import { TournamentSections } from './TournamentSections'
import { toCard } from './card'
import type { TournamentPayload } from './payload'
import { selectTournaments } from './tournament'
import { useNow } from './use-now'

interface Props {
  initial: ListPart<TournamentPayload>
  query: string
  /** The minute in India it was rendered in. */
  now: string
}

const loadDialog = async () => (await import('./TournamentDialog')).TournamentDialog

/** The published tournaments with their search, dialog and viewer. */
export function TournamentBrowser({ initial, query, now: renderedAt }: Props) {
  const [whole] = useState(() => ({ ...initial, items: initial.items.map(toCard) }))
  const browser = useBrowser({
    initial: whole,
    query,
    listPath: paths.updates(),
    apiPath: '/tournaments',
    select: selectTournaments,
    countAll: m.updatesCount,
    loadDialog,
  })
  const now = useNow(browser.items, renderedAt)

  return (
    <ListBrowser
      browser={browser}
      searchLabel={m.updatesSearch()}
      empty={{
        piece: 'rook',
        title: m.updatesNone(),
        text: m.updatesSoon(),
      }}
      noMatch={m.updatesNoMatch()}
    >
      <TournamentSections
        found={browser.found}
        isWhole={browser.isWhole}
        now={now}
        isSearch={browser.query !== ''}
        query={browser.searched}
        onOpen={browser.onOpen}
      />
    </ListBrowser>
  )
}

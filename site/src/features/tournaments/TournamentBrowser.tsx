import * as m from 'virtual:messages'
import { useState } from 'react'
import { ListBrowser } from '~/components/browse/ListBrowser'
import { useBrowser } from '~/components/browse/use-browser'
import type { ListPart } from '~/lib/list'
import { paths } from '~/paths'
import { TournamentSections } from './TournamentSections'
import { toCard } from './card'
import type { TournamentPayload } from './payload'
import { countTournaments, selectTournaments } from './tournament'
import { useNow } from './use-now'

interface Props {
  initial: ListPart<TournamentPayload>
  query: string
  /** The minute in India it was rendered in. */
  now: string
}

/** Both files at once: what every dialog is made of, and what this one says. */
async function loadDialog() {
  const overlay = import('~/components/browse/ItemOverlay')
  const own = await import('./TournamentDialog')
  await overlay
  return own.TournamentDialog
}

/** The published tournaments with their search, dialog and viewer. */
export function TournamentBrowser({ initial, query, now: renderedAt }: Props) {
  const [whole] = useState(() => ({ ...initial, items: initial.items.map(toCard) }))
  const browser = useBrowser({
    initial: whole,
    query,
    listPath: paths.updates(),
    apiPath: '/tournaments',
    select: selectTournaments,
    loadDialog,
  })
  const now = useNow(browser.items, renderedAt)

  return (
    <ListBrowser
      {...browser}
      searchLabel={m.updatesSearch()}
      count={countTournaments(browser.found.length, browser.items.length, browser.isWhole)}
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

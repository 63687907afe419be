import * as m from 'virtual:messages'
import { ListBrowser } from '~/components/browse/ListBrowser'
import { useBrowser } from '~/components/browse/use-browser'
import type { ListPart } from '~/lib/list'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'
import { TournamentDialog } from './TournamentDialog'
import { TournamentSections } from './TournamentSections'
import { countTournaments, selectTournaments } from './tournament'
import { useNow } from './use-now'

interface Props {
  initial: ListPart<Tournament>
  query: string
  /** The minute in India it was rendered in. */
  now: string
}

/** The published tournaments with their search, dialog and viewer. */
export function TournamentBrowser({ initial, query, now: renderedAt }: Props) {
  const { overlay, ...browser } = useBrowser({
    initial,
    query,
    listPath: paths.updates(),
    apiPath: '/tournaments',
    select: selectTournaments,
  })
  const now = useNow(browser.items, renderedAt)

  return (
    <>
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
          onOpen={overlay.open}
        />
      </ListBrowser>
      <TournamentDialog overlay={overlay} now={now} />
    </>
  )
}

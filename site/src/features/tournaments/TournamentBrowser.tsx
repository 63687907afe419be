import { useState } from 'react'
import { tournamentState } from '@academy/api/shared/tournament_state'
import { BrowseBar } from '~/components/browse/BrowseBar'
import { ItemDialog } from '~/components/browse/ItemDialog'
import { ListState } from '~/components/browse/ListState'
import { MoreBelow } from '~/components/browse/MoreBelow'
import { NoMatch } from '~/components/browse/NoMatch'
import { PictureViewer } from '~/components/browse/PictureViewer'
import { SearchField } from '~/components/browse/SearchField'
import { useBrowser } from '~/components/browse/use-browser'
import type { ListPart } from '~/lib/list'
import { paths } from '~/paths'
import { RegisterLink } from './RegisterLink'
import { StateBadge } from './StateBadge'
import { TournamentDetails } from './TournamentDetails'
import { TournamentSections } from './TournamentSections'
import { fromLean, type LeanTournament } from './lean'
import { countTournaments, selectTournaments } from './tournament'
import { useToday } from './use-today'

interface Props {
  initial: ListPart<LeanTournament>
  query: string
  /** The day in India it was rendered on. */
  today: string
}

/** The published tournaments with their search, dialog and viewer. */
export function TournamentBrowser({ initial, query, today: firstDay }: Props) {
  const [whole] = useState(() => ({ ...initial, items: initial.items.map(fromLean) }))
  const today = useToday(firstDay)
  const {
    items,
    isWhole,
    found,
    visible,
    hasMore,
    showMore,
    isStale,
    query: wanted,
    setQuery,
    clearSearch,
    searchRef,
    shown,
    isOpen,
    isViewing,
    openItem,
    openViewer,
    leave,
  } = useBrowser({
    initial: whole,
    query,
    listPath: paths.updates,
    apiPath: '/tournaments',
    select: selectTournaments,
  })

  const state = shown ? tournamentState(shown, today) : null

  return (
    <>
      {items.length === 0 ? (
        <ListState
          piece="rook"
          title="No tournaments available at the moment."
          text="Check back soon for exciting upcoming events!"
        />
      ) : (
        <>
          <BrowseBar
            action={paths.updates}
            count={countTournaments(found.length, items.length, isWhole)}
            isStale={isStale}
          >
            <SearchField
              ref={searchRef}
              label="Search tournaments"
              value={wanted}
              onChange={setQuery}
            />
          </BrowseBar>
          {found.length === 0 ? (
            <NoMatch
              text="Try adjusting your search criteria."
              listPath={paths.updates}
              onClear={clearSearch}
            />
          ) : (
            <>
              <TournamentSections
                tournaments={visible}
                today={today}
                isSearch={wanted !== ''}
                onOpen={openItem}
              />
              {hasMore && <MoreBelow onSeen={showMore} />}
            </>
          )}
        </>
      )}
      <ItemDialog
        isOpen={isOpen}
        onClosed={() => leave('item')}
        title={shown?.title ?? ''}
        over={<StateBadge state={state} />}
        foot={shown && <RegisterLink tournament={shown} state={state} />}
      >
        {shown && <TournamentDetails tournament={shown} onView={() => openViewer(shown.slug)} />}
      </ItemDialog>
      <PictureViewer
        picture={shown?.bannerPicture ?? null}
        title={shown?.title ?? ''}
        isOpen={isViewing}
        onClosed={() => leave('viewer')}
      />
    </>
  )
}

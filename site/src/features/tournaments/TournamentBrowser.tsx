import { BrowseBar } from '~/components/browse/BrowseBar'
import { ItemDialog } from '~/components/browse/ItemDialog'
import { ListState } from '~/components/browse/ListState'
import { NoMatch } from '~/components/browse/NoMatch'
import { PictureViewer } from '~/components/browse/PictureViewer'
import { SearchField } from '~/components/browse/SearchField'
import { useBrowser } from '~/components/browse/use-browser'
import type { ListAnswer } from '~/lib/api'
import type { Tournament } from '~/lib/wire'
import { paths } from '~/paths'
import { RegisterLink } from './RegisterLink'
import { TournamentDetails } from './TournamentDetails'
import { TournamentGrid } from './TournamentGrid'
import { countTournaments, selectTournaments } from './tournament'

interface Props {
  initial: ListAnswer<Tournament>
  query: string
}

/** The published tournaments with their search, dialog and viewer. */
export function TournamentBrowser({ initial, query }: Props) {
  const {
    items,
    visible,
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
    initial,
    query,
    listPath: paths.updates,
    apiPath: '/tournaments',
    select: selectTournaments,
  })

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
            count={countTournaments(visible.length, items.length)}
            isStale={isStale}
          >
            <SearchField
              ref={searchRef}
              label="Search tournaments"
              value={wanted}
              onChange={setQuery}
            />
          </BrowseBar>
          {visible.length === 0 ? (
            <NoMatch
              text="Try adjusting your search criteria."
              listPath={paths.updates}
              onClear={clearSearch}
            />
          ) : (
            <TournamentGrid tournaments={visible} onOpen={openItem} />
          )}
        </>
      )}
      <ItemDialog
        isOpen={isOpen}
        onClosed={() => leave('item')}
        title={shown?.title ?? ''}
        foot={shown && <RegisterLink formLink={shown.formLink} />}
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

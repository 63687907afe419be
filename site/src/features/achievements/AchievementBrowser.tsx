import { useCallback } from 'react'
import { BrowseBar } from '~/components/browse/BrowseBar'
import { ItemDialog } from '~/components/browse/ItemDialog'
import { ListState } from '~/components/browse/ListState'
import { MoreBelow } from '~/components/browse/MoreBelow'
import { NoMatch } from '~/components/browse/NoMatch'
import { PictureViewer } from '~/components/browse/PictureViewer'
import { SearchField } from '~/components/browse/SearchField'
import { useBrowser } from '~/components/browse/use-browser'
import { useListQuery } from '~/components/browse/use-list-query'
import type { ListPart } from '~/lib/list'
import type { Achievement } from '~/lib/wire'
import { paths } from '~/paths'
import { AchievementDetails } from './AchievementDetails'
import { AchievementGrid } from './AchievementGrid'
import { SortSelect } from './SortSelect'
import { countAchievements, readSort, selectAchievements, type Sort } from './achievement'

interface Props {
  initial: ListPart<Achievement>
  query: string
  sort: Sort
}

/** The published achievements with their search, sort, dialog and viewer. */
export function AchievementBrowser({ initial, query, sort: initialSort }: Props) {
  const [sortName, setSort] = useListQuery(paths.achievements, 'sort', initialSort, 'recent')
  const sort = readSort(sortName)
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
    initial,
    query,
    listPath: paths.achievements,
    apiPath: '/achievements',
    select: useCallback(
      (all: Achievement[], text: string) => selectAchievements(all, text, sort),
      [sort]
    ),
  })

  return (
    <>
      {items.length === 0 ? (
        <ListState
          piece="king"
          title="No achievements yet"
          text="Check back soon for exciting student achievements!"
        />
      ) : (
        <>
          <BrowseBar
            action={paths.achievements}
            count={countAchievements(found.length, items.length, isWhole)}
            isStale={isStale}
          >
            <SearchField
              ref={searchRef}
              label="Search achievements"
              value={wanted}
              onChange={setQuery}
            />
            <SortSelect value={sort} onChange={setSort} />
          </BrowseBar>
          {found.length === 0 ? (
            <NoMatch
              text="Try adjusting your search or filter criteria."
              listPath={paths.achievements}
              onClear={clearSearch}
            />
          ) : (
            <>
              <AchievementGrid achievements={visible} onOpen={openItem} />
              {hasMore && <MoreBelow onSeen={showMore} />}
            </>
          )}
        </>
      )}
      <ItemDialog
        isOpen={isOpen}
        onClosed={() => leave('item')}
        title={shown?.title ?? ''}
        over={shown && <p className="card-name">{shown.studentName}</p>}
      >
        {shown && <AchievementDetails achievement={shown} onView={() => openViewer(shown.slug)} />}
      </ItemDialog>
      <PictureViewer
        picture={shown?.imagePicture ?? null}
        title={shown?.title ?? ''}
        isOpen={isViewing}
        onClosed={() => leave('viewer')}
      />
    </>
  )
}

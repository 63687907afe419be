import * as m from 'virtual:messages'
import { useCallback } from 'react'
import { ListBrowser } from '~/components/browse/ListBrowser'
import { useBrowser } from '~/components/browse/use-browser'
import { useListQuery } from '~/components/browse/use-list-query'
import type { ListPart } from '~/lib/list'
import type { Achievement } from '~/lib/api-types'
import { paths } from '~/paths'
import { AchievementDialog } from './AchievementDialog'
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
  const [sortName, setSort] = useListQuery(paths.achievements(), 'sort', initialSort, 'recent')
  const sort = readSort(sortName)
  const { overlay, ...browser } = useBrowser({
    initial,
    query,
    listPath: paths.achievements(),
    apiPath: '/achievements',
    select: useCallback(
      (all: Achievement[], text: string) => selectAchievements(all, text, sort),
      [sort]
    ),
  })

  return (
    <>
      <ListBrowser
        {...browser}
        searchLabel={m.achievementsSearch()}
        count={countAchievements(browser.found.length, browser.items.length, browser.isWhole)}
        beside={<SortSelect value={sort} onChange={setSort} />}
        empty={{
          piece: 'king',
          title: m.achievementsNone(),
          text: m.achievementsSoon(),
        }}
        noMatch={m.achievementsNoMatch()}
      >
        <AchievementGrid
          achievements={browser.found}
          query={browser.searched}
          onOpen={overlay.open}
        />
      </ListBrowser>
      <AchievementDialog overlay={overlay} />
    </>
  )
}

import * as m from 'virtual:messages'
import { fieldMarked } from '~/components/browse/Field'
import { ItemBrowser } from '~/components/browse/ItemBrowser'
import { ItemDialog } from '~/components/browse/ItemDialog'
import { ItemGrid } from '~/components/browse/ItemGrid'
import { useListQuery } from '~/components/browse/use-list-query'
import type { useOpenItem } from '~/components/browse/use-open-item'
import type { Achievement } from '~/lib/api-types'
import type { ListPart } from '~/lib/list'
import { paths } from '~/paths'
import { orderOf, readSort, searchedOf, shownOf, sorts, type Sort } from './achievement'
import { AchievementCard } from './AchievementCard'
import { AchievementDetails } from './AchievementDetails'

interface Props {
  initial: ListPart<Achievement>
  query: string
  sort: Sort
}

export function AchievementBrowser({ initial, query, sort: initialSort }: Props) {
  const [sortName, setSort] = useListQuery(paths.achievements(), 'sort', initialSort, 'recent')
  const sort = readSort(sortName)
  return (
    <ItemBrowser
      initial={initial}
      query={query}
      listPath={paths.achievements()}
      apiPath="/achievements"
      searchedOf={searchedOf}
      order={orderOf(sort)}
      words={{
        search: m.achievementsSearch(),
        none: m.achievementsNone(),
        soon: m.achievementsSoon(),
        noMatch: m.achievementsNoMatch(),
      }}
      count={(count, shown) => m.achievementsCount({ count, shown })}
      kept={{ sort: setSort }}
      beside={
        <label className="sort-select">
          <span>{m.sortBy()}</span>
          <select
            className="control"
            name="sort"
            value={sort}
            onChange={(event) => setSort(event.target.value)}
          >
            {sorts().map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      }
      cards={({ items, query, onOpen }) => (
        <ItemGrid
          items={items}
          shape="portraits"
          Card={AchievementCard}
          searchedOf={searchedOf}
          shownOf={shownOf}
          now=""
          query={query}
          isFirst
          onOpen={onOpen}
        />
      )}
      dialog={(overlay) => <AchievementDialog overlay={overlay} />}
    />
  )
}

function AchievementDialog({ overlay }: { overlay: ReturnType<typeof useOpenItem<Achievement>> }) {
  const { item: achievement } = overlay
  if (!achievement) return null
  const { slug, imagePicture } = achievement
  const url = location.origin + paths.achievement(slug)
  return (
    <ItemDialog
      overlay={overlay}
      item={achievement}
      picture={imagePicture}
      over={<p className="card-name" {...fieldMarked(achievement, 'studentName')} />}
    >
      <AchievementDetails
        key={slug}
        achievement={achievement}
        url={url}
        onView={() => overlay.open(slug, true)}
      />
    </ItemDialog>
  )
}

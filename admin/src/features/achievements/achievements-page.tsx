import { m } from '@/lib/messages'
import { CardScreen } from '@/features/items/list/card-screen'
import { FilterSelect } from '@/components/labelled-select'
import { useItemAddress } from '@/features/items/list/item-address'
import { useListState } from '@/features/items/list/list-state'
import { useItem, useList } from '@/features/items/list/use-list'
import { FormSkeleton } from '@/features/items/form/form-skeleton'
import { useWaitingItems } from '@/features/items/list/use-waiting-items'
import { filterValue, statusOptions } from '@/lib/status-filter'
import { lazyPart } from '@/lib/lazy-part'
import { AchievementCard } from './achievement-card'
import { achievementResource } from './achievement-resource'

const AchievementForm = lazyPart(
  () => import('./achievement-form'),
  ({ achievement }) => (
    <FormSkeleton title={achievement ? m.editAchievement() : m.newAchievement()} />
  )
)

const words = {
  title: m.achievements(),
  search: m.achievementsSearch(),
  empty: m.achievementsEmpty(),
  emptyHint: m.achievementsEmptyHint(),
  noMatch: m.achievementsNoMatch(),
}

export default function AchievementsPage() {
  const list = useListState({ q: '', status: 'all', tag: '' })
  const address = useItemAddress()
  const { q, status, tag } = list.values
  const filters = { q, status: filterValue(statusOptions, status), tag }
  const rows = useList(achievementResource, filters)
  const waiting = useWaitingItems(achievementResource, filters)
  const edited = useItem(achievementResource, address.editId)
  return (
    <>
      <CardScreen
        {...{ words, rows, waiting, list }}
        kind={achievementResource}
        piece="queen"
        hasFilter={status !== 'all' || tag !== ''}
        addLabel={m.addAchievement()}
        moreFilters={
          <FilterSelect
            label={m.tag()}
            options={tagOptions(rows.counts?.tags, tag)}
            value={tag}
            onChange={(value) => list.set({ tag: value })}
          />
        }
      >
        {(item, card) => <AchievementCard key={item._id} achievement={item} {...card} />}
      </CardScreen>
      {(address.isNew || edited) && (
        <AchievementForm key={edited?._id ?? 'new'} achievement={edited} onClose={address.close} />
      )}
    </>
  )
}

/** Every tag in use and the chosen one, even if nothing carries it any more. */
function tagOptions(inUse: string[] = [], chosen: string): [string, string][] {
  const tags = new Set([...inUse, ...(chosen ? [chosen] : [])])
  return [['', m.allTags()], ...[...tags].map((tag): [string, string] => [tag, tag])]
}

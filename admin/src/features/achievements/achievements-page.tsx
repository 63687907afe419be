import * as m from 'virtual:admin-messages'
import type { ActiveSelectionProps } from '@/components/list-screen/active-selection'
import { CardGrid, CardGridSkeleton } from '@/components/list-screen/card-grid'
import { DeleteQuestion } from '@/components/list-screen/delete-question'
import { FilterSelect } from '@/components/list-screen/filter-select'
import { useItemAddress } from '@/components/list-screen/item-address'
import { ListScreen } from '@/components/list-screen/list-screen'
import { useListState } from '@/components/list-screen/list-state'
import { useToggleActive } from '@/components/list-screen/mutations'
import { SelectButton, SelectionProvider, WhileSelecting } from '@/components/list-screen/selection'
import { useItem, useList } from '@/components/list-screen/use-list'
import { AddButton } from '@/components/add-button'
import { FormSkeleton } from '@/components/form-skeleton'
import { useWaitingItems } from '@/components/outbox/use-waiting-items'
import { RecentlyDeleted } from '@/components/recently-deleted/recently-deleted'
import type { Achievement } from '@/lib/data'
import { filterValue, statusOptions } from '@/lib/status-filter'
import { lazyPart, lazyWithPreload } from '@/lib/lazy-with-preload'
import { AchievementCard } from './achievement-card'
import { achievementResource } from './achievement-resource'
import { tagOptions } from './tag-options'

const AchievementForm = lazyWithPreload(
  () => import('./achievement-form'),
  ({ achievement }) => (
    <FormSkeleton title={achievement ? m.editAchievement() : m.newAchievement()} />
  )
)

const ActiveSelection = lazyPart<ActiveSelectionProps<Achievement>>(
  () => import('@/components/list-screen/active-selection')
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
  const { show } = useToggleActive(achievementResource)
  return (
    <SelectionProvider>
      <ListScreen
        words={words}
        piece="queen"
        rows={rows}
        hasWaiting={waiting.created.length > 0}
        list={list}
        hasFilter={status !== 'all' || tag !== ''}
        filters={
          <>
            <FilterSelect
              label={m.status()}
              options={statusOptions}
              value={status}
              onChange={(value) => list.set({ status: value })}
            />
            <FilterSelect
              label={m.tag()}
              options={tagOptions(rows.tags, tag)}
              value={tag}
              onChange={(value) => list.set({ tag: value })}
            />
          </>
        }
        titleAction={<AddButton label={m.addAchievement()} onClick={address.openNew} />}
        actions={
          <>
            <SelectButton />
            <RecentlyDeleted kind={achievementResource} />
          </>
        }
        skeleton={<CardGridSkeleton />}
      >
        <CardGrid rows={rows} created={waiting.created}>
          {(item) => (
            <AchievementCard
              key={item._id}
              achievement={waiting.after(item)}
              change={waiting.changeOf(item._id)}
              onShow={() => show({ _id: item._id, isActive: !item.isActive })}
              onEdit={() => address.openEdit(item._id)}
              onDelete={() => address.openDelete(item._id)}
            />
          )}
        </CardGrid>
      </ListScreen>
      {(address.isNew || edited) && (
        <AchievementForm key={edited?._id ?? 'new'} achievement={edited} onClose={address.close} />
      )}
      <DeleteQuestion kind={achievementResource} />
      <WhileSelecting>
        <ActiveSelection kind={achievementResource} rows={rows} />
      </WhileSelecting>
    </SelectionProvider>
  )
}

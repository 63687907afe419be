import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CardGrid, CardGridSkeleton } from '@/components/list-screen/card-grid'
import { FilterSelect } from '@/components/list-screen/filter-select'
import { useItemAddress } from '@/components/list-screen/item-address'
import { ListScreen } from '@/components/list-screen/list-screen'
import { useListState } from '@/components/list-screen/list-state'
import { SelectButton, SelectionProvider } from '@/components/list-screen/selection'
import { AddButton } from '@/components/add-button'
import { FormWaiting } from '@/components/form-waiting'
import { RecentlyDeleted } from '@/components/recently-deleted/recently-deleted'
import { matchesSearch } from '@/lib/search'
import { hasStatus, statusOptions } from '@/lib/status-filter'
import { AchievementSelection } from './achievement-selection'
import { AchievementCard } from './achievement-card'
import { DeleteAchievement } from './delete-achievement'
import { deletedAchievements } from './deleted-achievements'
import { achievementsQuery } from './queries'
import { tagOptions } from './tag-options'

const AchievementForm = lazy(async () => ({
  default: (await import('./achievement-form')).AchievementForm,
}))

const words = {
  title: 'Achievements',
  search: 'Search achievements...',
  counted: 'achievements',
  empty: 'No achievements yet',
  emptyHint: 'Add your first achievement to get started',
  noMatch: 'No achievements found',
}

export default function AchievementsPage() {
  const query = useQuery(achievementsQuery)
  const list = useListState({ q: '', status: 'all', tag: '' })
  const address = useItemAddress()
  const { q, status, tag } = list.values
  const items = query.data ?? []
  const matches = items.filter(
    (item) =>
      hasStatus(item, status) &&
      (tag === '' || item.tags.includes(tag)) &&
      matchesSearch(q, [item.title, item.studentName, item.description])
  )
  const find = (id: string | null) => items.find((item) => item._id === id)
  const edited = find(address.editId)
  return (
    <SelectionProvider>
      <ListScreen
        words={words}
        piece="queen"
        query={query}
        matches={matches}
        list={list}
        hasFilter={status !== 'all' || tag !== ''}
        filters={
          <>
            <FilterSelect
              label="Status"
              options={statusOptions}
              value={status}
              onChange={(value) => list.set({ status: value })}
            />
            <FilterSelect
              label="Tag"
              options={tagOptions(items, tag)}
              value={tag}
              onChange={(value) => list.set({ tag: value })}
            />
          </>
        }
        titleAction={<AddButton label="Add Achievement" onClick={address.openNew} />}
        actions={
          <>
            <SelectButton />
            <RecentlyDeleted kind={deletedAchievements} />
          </>
        }
        skeleton={<CardGridSkeleton />}
      >
        <CardGrid items={matches}>
          {(item) => (
            <AchievementCard
              key={item._id}
              achievement={item}
              onEdit={() => address.openEdit(item._id)}
              onDelete={() => address.openDelete(item._id)}
            />
          )}
        </CardGrid>
      </ListScreen>
      {(address.isNew || edited) && (
        <Suspense
          fallback={<FormWaiting title={edited ? 'Edit Achievement' : 'Create New Achievement'} />}
        >
          <AchievementForm
            key={edited?._id ?? 'new'}
            achievement={edited}
            onClose={address.close}
          />
        </Suspense>
      )}
      <DeleteAchievement achievement={find(address.deleteId)} onClose={address.close} />
      <AchievementSelection items={matches} />
    </SelectionProvider>
  )
}

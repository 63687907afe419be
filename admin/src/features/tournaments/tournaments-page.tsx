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
import { statusOptions, hasStatus } from '@/lib/status-filter'
import { DeleteTournament } from './delete-tournament'
import { deletedTournaments } from './deleted-tournaments'
import { tournamentsQuery } from './queries'
import { TournamentSelection } from './tournament-selection'
import { TournamentCard } from './tournament-card'

const TournamentForm = lazy(async () => ({
  default: (await import('./tournament-form')).TournamentForm,
}))

const words = {
  title: 'Tournaments',
  search: 'Search tournaments...',
  counted: 'tournaments',
  empty: 'No tournaments yet',
  emptyHint: 'Create your first tournament to get started',
  noMatch: 'No tournaments found',
}

export default function TournamentsPage() {
  const query = useQuery(tournamentsQuery)
  const list = useListState({ q: '', status: 'all' })
  const address = useItemAddress()
  const { q, status } = list.values
  const matches = (query.data ?? []).filter(
    (item) => hasStatus(item, status) && matchesSearch(q, [item.title, item.description])
  )
  const find = (id: string | null) => query.data?.find((item) => item._id === id)
  const edited = find(address.editId)
  return (
    <SelectionProvider>
      <ListScreen
        words={words}
        piece="rook"
        query={query}
        matches={matches}
        list={list}
        hasFilter={status !== 'all'}
        filters={
          <FilterSelect
            label="Status"
            options={statusOptions}
            value={status}
            onChange={(value) => list.set({ status: value })}
          />
        }
        titleAction={<AddButton label="Add Tournament" onClick={address.openNew} />}
        actions={
          <>
            <SelectButton />
            <RecentlyDeleted kind={deletedTournaments} />
          </>
        }
        skeleton={<CardGridSkeleton />}
      >
        <CardGrid items={matches}>
          {(item) => (
            <TournamentCard
              key={item._id}
              tournament={item}
              onEdit={() => address.openEdit(item._id)}
              onDuplicate={() => address.openCopy(item._id)}
              onDelete={() => address.openDelete(item._id)}
            />
          )}
        </CardGrid>
      </ListScreen>
      {(edited ?? (address.isNew && (!address.copyId || query.data))) && (
        <Suspense
          fallback={<FormWaiting title={edited ? 'Edit Tournament' : 'Create New Tournament'} />}
        >
          <TournamentForm
            key={edited?._id ?? `new ${address.copyId}`}
            tournament={edited}
            original={find(address.copyId)}
            onClose={address.close}
          />
        </Suspense>
      )}
      <DeleteTournament tournament={find(address.deleteId)} onClose={address.close} />
      <TournamentSelection items={matches} />
    </SelectionProvider>
  )
}

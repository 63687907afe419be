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
import type { Tournament } from '@/lib/data'
import { filterValue, statusOptions } from '@/lib/status-filter'
import { lazyPart, lazyWithPreload } from '@/lib/lazy-with-preload'
import { TournamentCard } from './tournament-card'
import { tournamentResource } from './tournament-resource'

const TournamentForm = lazyWithPreload(
  () => import('./tournament-form'),
  ({ tournament }) => <FormSkeleton title={tournament ? m.editTournament() : m.newTournament()} />
)

const StateSheet = lazyPart(() => import('./state-sheet'))

const ActiveSelection = lazyPart<ActiveSelectionProps<Tournament>>(
  () => import('@/components/list-screen/active-selection')
)

const words = {
  title: m.tournaments(),
  search: m.tournamentsSearch(),
  empty: m.tournamentsEmpty(),
  emptyHint: m.tournamentsEmptyHint(),
  noMatch: m.tournamentsNoMatch(),
}

export default function TournamentsPage() {
  const list = useListState({ q: '', status: 'all' })
  const address = useItemAddress()
  const { q, status } = list.values
  const filters = { q, status: filterValue(statusOptions, status) }
  const rows = useList(tournamentResource, filters)
  const waiting = useWaitingItems(tournamentResource, filters)
  const edited = useItem(tournamentResource, address.editId)
  const original = useItem(tournamentResource, address.copyId)
  const postponed = useItem(tournamentResource, address.postponeId)
  const { show } = useToggleActive(tournamentResource)
  return (
    <SelectionProvider>
      <ListScreen
        words={words}
        piece="rook"
        rows={rows}
        hasWaiting={waiting.created.length > 0}
        list={list}
        hasFilter={status !== 'all'}
        filters={
          <FilterSelect
            label={m.status()}
            options={statusOptions}
            value={status}
            onChange={(value) => list.set({ status: value })}
          />
        }
        titleAction={<AddButton label={m.addTournament()} onClick={address.openNew} />}
        actions={
          <>
            <SelectButton />
            <RecentlyDeleted kind={tournamentResource} />
          </>
        }
        skeleton={<CardGridSkeleton />}
      >
        <CardGrid rows={rows} created={waiting.created}>
          {(item) => (
            <TournamentCard
              key={item._id}
              tournament={waiting.after(item)}
              change={waiting.changeOf(item._id)}
              onShow={() => show({ _id: item._id, isActive: !item.isActive })}
              onEdit={() => address.openEdit(item._id)}
              onDuplicate={() => address.openCopy(item._id)}
              onPostpone={() => address.openPostpone(item._id)}
              onDelete={() => address.openDelete(item._id)}
            />
          )}
        </CardGrid>
      </ListScreen>
      {(edited ?? (address.isNew && (!address.copyId || original))) && (
        <TournamentForm
          key={edited?._id ?? `new ${address.copyId}`}
          tournament={edited}
          original={original}
          onClose={address.close}
        />
      )}
      {postponed && (
        <StateSheet
          key={postponed._id}
          tournament={waiting.after(postponed)}
          onClose={address.close}
        />
      )}
      <DeleteQuestion kind={tournamentResource} />
      <WhileSelecting>
        <ActiveSelection kind={tournamentResource} rows={rows} />
      </WhileSelecting>
    </SelectionProvider>
  )
}

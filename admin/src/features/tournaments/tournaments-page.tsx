import { m } from '@/lib/messages'
import { CardScreen } from '@/features/items/list/card-screen'
import { useItemAddress } from '@/features/items/list/item-address'
import { useListState } from '@/features/items/list/list-state'
import { useItem, useList } from '@/features/items/list/use-list'
import { FormSkeleton } from '@/features/items/form/form-skeleton'
import { useWaitingItems } from '@/features/items/list/use-waiting-items'
import { filterValue, statusOptions } from '@/lib/status-filter'
import { lazyPart } from '@/lib/lazy-part'
import { TournamentCard } from './tournament-card'
import { tournamentResource } from './tournament-resource'

const TournamentForm = lazyPart(
  () => import('./tournament-form'),
  ({ tournament }) => <FormSkeleton title={tournament ? m.editTournament() : m.newTournament()} />
)

const StateSheet = lazyPart(() => import('./state-sheet'))

const words = {
  title: m.tournaments(),
  search: m.tournamentsSearch(),
  empty: m.tournamentsEmpty(),
  emptyHint: m.tournamentsEmptyHint(),
  noMatch: m.tournamentsNoMatch(),
}

export function TournamentsPage() {
  const list = useListState({ q: '', status: 'all' })
  const address = useItemAddress()
  const { q, status } = list.values
  const filters = { q, status: filterValue(statusOptions, status) }
  const rows = useList(tournamentResource, filters)
  const waiting = useWaitingItems(tournamentResource, filters)
  const edited = useItem(tournamentResource, address.editId)
  const original = useItem(tournamentResource, address.copyId)
  const postponed = useItem(tournamentResource, address.postponeId)
  return (
    <>
      <CardScreen
        {...{ words, rows, waiting, list }}
        kind={tournamentResource}
        piece="rook"
        hasFilter={status !== 'all'}
        addLabel={m.addTournament()}
      >
        {(item, card) => (
          <TournamentCard
            key={item._id}
            tournament={item}
            {...card}
            onDuplicate={() => address.openCopy(item._id)}
            onPostpone={() => address.openPostpone(item._id)}
          />
        )}
      </CardScreen>
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
    </>
  )
}

import { m } from '@/lib/messages'
import { CardScreen } from '@/features/items/list/card-screen'
import { useItemDialog } from '@/features/items/list/item-dialog'
import { useIsGone, useItem } from '@/features/items/list/use-list'
import { FormSkeleton } from '@/features/items/form/form-skeleton'
import { useWaitingItems } from '@/features/items/list/use-waiting-items'
import { lazyPart } from '@/lib/lazy-part'
import { TournamentCard } from './tournament-card'
import { tournamentResource } from './tournament-resource'

const TournamentForm = lazyPart(() => import('./tournament-form'), FormSkeleton)

const StateSheet = lazyPart(() => import('./state-sheet'))

const words = {
  title: m.tournaments,
  search: m.tournamentsSearch,
  empty: m.tournamentsEmpty,
  emptyHint: m.tournamentsEmptyHint,
  noMatch: m.tournamentsNoMatch,
}

export function TournamentsPage() {
  const dialog = useItemDialog()
  const waiting = useWaitingItems(tournamentResource)
  const copyId = dialog.idOf('new')
  const edited = useItem(tournamentResource, dialog.idOf('edit'))
  const isGone = useIsGone(tournamentResource, edited)
  const original = useItem(tournamentResource, copyId)
  const postponed = useItem(tournamentResource, dialog.idOf('postpone'))
  return (
    <>
      <CardScreen kind={tournamentResource} words={words} piece="rook" addLabel={m.addTournament()}>
        {(item, card) => (
          <TournamentCard
            key={item._id}
            tournament={item}
            {...card}
            onDuplicate={() => dialog.open('new', item._id)}
            onPostpone={() => dialog.open('postpone', item._id)}
          />
        )}
      </CardScreen>
      {(edited ?? original ?? copyId === '') && (
        <TournamentForm
          key={edited?._id ?? `new ${copyId}`}
          tournament={edited}
          isGone={isGone}
          original={original}
          field={dialog.field}
          onClose={dialog.close}
        />
      )}
      {postponed && (
        <StateSheet
          key={postponed._id}
          tournament={waiting.after(postponed)}
          onEdit={() => dialog.change('edit', postponed._id)}
          onEditText={(field) => dialog.change('edit', postponed._id, field)}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

import type { TournamentStatus } from '@academy/api/shared/tournament/tournament_state'
import { useMutation } from '@tanstack/react-query'
import type { Tournament } from '@/lib/data'
import { m } from '@/lib/messages'
import { useRefusal } from '@/unsent/answers'
import {
  changeTo,
  postChange,
  undoChange,
  versionAfter,
  type SentChange,
  type TypedChange,
} from './change-state'

interface Options {
  onChanged: () => void
  onUndone: () => void
  /** The server does not take it as it is. */
  onRefused: () => void
}

/** Changes the state of a tournament, and takes that back, for as long as its sheet is open. */
export function useStateChange(tournament: Tournament, options: Options) {
  const { onChanged, onUndone, onRefused } = options
  const meta = { failure: m.kindSaveFailed({ kind: 'tournament' }) }
  const change = useMutation({
    mutationFn: async ({ to, typed }: { to: TournamentStatus; typed: TypedChange }) => {
      const change = changeTo(tournament, to, typed)
      return { id: await postChange(tournament, change), before: tournament, change }
    },
    onSuccess: onChanged,
    meta,
  })
  useRefusal(change.data?.id, onRefused)
  const undo = useMutation({
    mutationFn: (sent: SentChange) => undoChange(sent, tournament),
    onSuccess: onUndone,
    meta,
  })
  // Changed again since by another device: the announcement is out of date.
  const isOutdated = change.data && tournament.version > versionAfter(change.data)

  return {
    done: isOutdated ? undefined : change.data,
    isPending: change.isPending,
    change: (to: TournamentStatus, typed: TypedChange) => change.mutate({ to, typed }),
    undo: (sent: SentChange) => undo.mutate(sent),
  }
}

import {
  pointsText,
  standingsOf,
  type StoredResults,
  type Winner,
} from '@academy/api/shared/results/results'
import { schoolsOf } from '@academy/api/shared/results/schools'
import type { ListedPrize } from '@academy/api/shared/tournament/prize_ids'
import { schoolPlaces } from '@academy/api/shared/tournament/prizes'
import { LateSelect } from '@/features/results/late-select'
import { m } from '@/lib/messages'

/** Best first. */
export const candidatesIn = (results: StoredResults) => ({
  players: standingsOf(results).map(
    ({ no, name, rank }) => [String(no), `${rank ?? '–'} · ${name}`] as const
  ),
  schools: schoolsOf(results).map(
    ({ club, place, points }) =>
      [club, `${place ?? '–'} · ${club} · ${pointsText(points)}`] as const
  ),
})

interface AddProps {
  candidates: ReturnType<typeof candidatesIn>
  prize: ListedPrize
  onAdd: (won: Pick<Winner, 'no' | 'club'>) => void
}

/** A school for a prize of schools, else a player. */
export function AddWinner({ candidates, prize, onAdd }: AddProps) {
  const isOfSchools = schoolPlaces(prize.position) !== null
  const options = isOfSchools ? candidates.schools : candidates.players
  return (
    <div className="print:hidden">
      <LateSelect
        aria-label={m.addWinner({ prize: prize.position })}
        value=""
        options={[['', m.chooseWinner()], ...options]}
        onChange={({ target: { value } }) =>
          onAdd(isOfSchools ? { no: null, club: value } : { no: Number(value) })
        }
      />
    </div>
  )
}

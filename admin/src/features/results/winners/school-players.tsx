import type { StoredResults } from '@academy/api/shared/results/results'
import { LabelledSelect } from '@/components/labelled-select'
import { m } from '@/lib/messages'

interface SchoolPlayersProps {
  results: StoredResults
  onChange: (changed: Pick<StoredResults, 'schoolPlayers'>) => void
}

/** As many of a school's players as are worth a choice; 0 compares none. */
const SCHOOL_SIZES = Array.from({ length: 11 }, (_, index) => String(index))

/** How many players of a school count, where any school is known. */
export function SchoolPlayers({ results, onChange }: SchoolPlayersProps) {
  const hasClubs = results.players.some(({ club, points }) => club && points !== null)
  if (!hasClubs) return null
  return (
    <div className="max-w-80 print:hidden">
      <LabelledSelect
        label={m.schoolPlayers()}
        value={String(results.schoolPlayers)}
        options={SCHOOL_SIZES.map((size) => [size, size === '0' ? m.noSchools() : size])}
        onChange={(size) => onChange({ schoolPlayers: Number(size) })}
      />
    </div>
  )
}

import { alikeSchools, type AlikeSchools as Pair } from '@academy/api/shared/results/alike_schools'
import type { StoredResults } from '@academy/api/shared/results/results'
import { schoolKey } from '@academy/api/shared/results/school_names'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { m } from '@/lib/messages'

interface Props {
  results: StoredResults
  /** Pairs that are two schools, by `keyOf`. */
  apart: readonly string[]
  onApart: (pair: string) => void
  onChange: (changed: Pick<StoredResults, 'players' | 'winners'>) => void
}

/** The same whichever of the two more players have. */
const keyOf = ({ kept, other }: Pair) => [kept, other].map(schoolKey).sort().join(' ')

/** Schools of the list that are probably one, each pair with the one spelling to write for both. */
export function AlikeSchools({ results, apart, onApart, onChange }: Props) {
  const { players, winners } = results
  const found = useMemo(() => alikeSchools(players), [players])
  const pairs = found.filter((pair) => !apart.includes(keyOf(pair)))
  if (pairs.length === 0) return null

  function join({ kept, other }: Pair) {
    const key = schoolKey(other)
    const renamed = <One extends { club?: string | null | undefined }>(one: One): One =>
      schoolKey(one.club) === key ? { ...one, club: kept } : one
    onChange({ players: players.map(renamed), winners: winners.map(renamed) })
  }

  return (
    <section className="mt-2 rounded-panel border border-border-strong bg-card p-4 sm:px-5">
      <h3 className="pb-2 font-bold text-pale">{m.alikeSchools()}</h3>
      <ul className="divide-y">
        {pairs.map((pair) => (
          <li
            key={`${pair.kept}\n${pair.other}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 last:pb-0"
          >
            <p className="min-w-0 flex-[1_1_14rem]">
              {m.alikePair({ kept: pair.kept, other: pair.other })}
            </p>
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:w-full">
              <Button
                variant="outline"
                size="sm"
                className="h-auto! whitespace-normal"
                onClick={() => join(pair)}
              >
                {m.writeAsOne({ kept: pair.kept })}
              </Button>
              <Button variant="outline" size="sm" onClick={() => onApart(keyOf(pair))}>
                {m.twoSchools()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

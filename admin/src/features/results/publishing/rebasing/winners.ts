import type { StoredResults } from '@academy/api/shared/results/results'
import type { Choose } from './choosing'
import { namesOf, ofEach, type Versions } from './versions'

type Won = StoredResults['winners'][number]

export function mergedWinners(versions: Versions<StoredResults>, choose: Choose): Won[] {
  const keyOf = ({ prizeId, prize }: Won) => prizeId ?? prize
  const byPrize = ofEach(versions, ({ winners }) => Map.groupBy(winners, keyOf))
  const [, here, there] = byPrize
  const names = namesOf(versions)
  const nameOf = ({ no, club }: Won) => names.get(no ?? 0) ?? club ?? '–'
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((key) => {
    const [before, ours, others] = ofEach(byPrize, (one) => one.get(key) ?? [])
    const unit = {
      id: `winners ${key}`,
      label: (ours[0] ?? others[0])?.prize ?? key,
      words: (winners: Won[]) => winners.map(nameOf).join('; ') || '–',
    }
    return choose(unit, [before, ours, others])
  })
}

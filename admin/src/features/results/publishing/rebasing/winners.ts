import type { StoredResults } from '@academy/api/shared/results/results'
import type { Choose } from './choosing'
import { namesOf, ofEach, type Versions } from './versions'

type Won = StoredResults['winners'][number]

const prizeKey = ({ prizeId, prize }: Won) => prizeId ?? prize

/** Those of one prize are taken from one side. */
export function mergedWinners(versions: Versions<StoredResults>, choose: Choose): Won[] {
  const names = namesOf(versions)
  const nameOf = ({ no, club }: Won) => names.get(no ?? 0) ?? club ?? '–'
  const byPrize = ofEach(versions, ({ winners }) => Map.groupBy(winners, prizeKey))
  const prizes = new Set([...byPrize.mine.keys(), ...byPrize.theirs.keys()])
  return [...prizes].flatMap((key) => {
    const ofPrize = ofEach(byPrize, (winners) => winners.get(key) ?? [])
    const [first] = [...ofPrize.mine, ...ofPrize.theirs]
    return choose({
      id: `winners ${key}`,
      label: first?.prize ?? key,
      words: (winners) => winners.map(nameOf).join('; ') || '–',
      versions: ofPrize,
    })
  })
}

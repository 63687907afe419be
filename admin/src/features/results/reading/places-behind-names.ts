import { nameWords } from '@academy/api/shared/results/player_names'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { BYE, VERSUS_ALONE } from './typed-words'
import { namedRounds } from './named-rounds'

/** '1. Aarav Kulkarni - Sangamner', 'Yash Patil (Akole)' */
const WITH_PLACE =
  /^(?:\d{1,4}\s*[).:-]*\s*)?(?<player>\p{L}[^()-]*?)(?:\s+-+\s+|\s*\()(?<place>\p{L}[^()\d]*?)\)?[.,;]?$/u
/** '1. Aarav Kulkarni, Sangamner', and no 'Kulkarni, Aarav' or 'Aarav Kulkarni, Yash Patil' */
const BEHIND_COMMA =
  /^(?:\d{1,4}\s*[).:-]*\s*)?(?<player>\p{L}[^(),-]*?),\s*(?<place>\p{L}[^(),\d\s-]*?)[.;]?$/u

/** A heading above players, and above boards. */
const OF_PLAYERS = new RegExp(
  anyOf(
    'players|participants?|entries|entry|students|names|खेळाड*|यादी|नावे|खिलाड*|सूची|प्रतिभागी|विद्यार्थी*'
  ),
  'iu'
)
const OF_BOARDS = new RegExp(
  anyOf('pairings?|boards?|जोड्या|जोड़ियाँ|पेअरिंग|पट', VERSUS_ALONE, BYE),
  'iu'
)

const keyOf = (place: string) => nameWords(place).join(' ')

/**
 * Whether what stands behind a name is where the player comes from, and no opponent. A place is told from a
 * player in that it stands behind several names, and nobody plays twice in a round; or the list says that it
 * is one of players.
 * @param lines of one list, each in one form
 * @param isOfPlayers whether anything else says that it is one of players
 */
export function placesBehind(
  lines: readonly string[],
  isOfPlayers = false
): (place: string) => boolean {
  const found = lines.flatMap((line) => {
    const { player, place } = { ...(WITH_PLACE.exec(line) ?? BEHIND_COMMA.exec(line))?.groups }
    return player && place ? [{ player: nameWords(player), place: keyOf(place) }] : []
  })
  const isOfRound = lines.some((line) => OF_BOARDS.test(line) || namedRounds(line).rounds.size > 0)
  // 'Kulkarni - Patil' and 'Jadhav - Patil' may be boards of two players of one surname.
  const isFull = found.every(({ player }) => player.length > 1)
  if ((found.length < 2 && !isOfPlayers) || isOfRound || !isFull) return () => false
  const ofPlayers = new Set(found.flatMap(({ player }) => player))
  const times = Map.groupBy(found, ({ place }) => place)
  const isRepeated = [...times].some(
    ([place, { length }]) => length > 1 && place.split(' ').every((word) => !ofPlayers.has(word))
  )
  const isSaid =
    isOfPlayers || lines.some((line) => OF_PLAYERS.test(line) && !WITH_PLACE.test(line))
  return (place) => (isRepeated || isSaid) && times.has(keyOf(place))
}

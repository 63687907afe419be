import { nameWords } from '@academy/api/shared/results/player_names'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { isTown } from '@/circular/towns'
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

/** Towns that are given names, too. */
const NAMELIKE_TOWN = /^(?:anand|kalyan|sagar|आनंद|कल्याण|सागर)$/iu

/** A single word behind a comma may be a second child: 'Asha Kale, Om paid'. */
const isSurePlace = (place: string) => isTown(place) && !NAMELIKE_TOWN.test(place)

/** Letters of 'Om' and 'Sai'; a shorter town is a known one. */
const SHORT_NAME = 3

interface FoundPlace {
  player: string[]
  place: string
  isBehindComma: boolean
}

function placeIn(line: string): FoundPlace[] {
  const apart = WITH_PLACE.exec(line)
  const { player, place } = { ...(apart ?? BEHIND_COMMA.exec(line))?.groups }
  if (!player || !place) return []
  return [{ player: nameWords(player), place: keyOf(place), isBehindComma: !apart }]
}

/**
 * Whether what stands behind a name is where the player comes from, and no opponent and no second player.
 * A place is told from a player in that it stands behind several names, and nobody plays twice in a round;
 * or the list says that it is one of players. Where only that is said, a word behind a comma has to be a
 * known town, and where who has paid is all that says it, one town has to be known. Among places that
 * repeat, no name as short as 'Om' is one that is not.
 * @param lines of one list, each in one form
 * @param isOfPlayers whether anything else says that it is one of players
 */
export function placesBehind(
  lines: readonly string[],
  isOfPlayers = false
): (place: string) => boolean {
  const found = lines.flatMap(placeIn)
  const isOfRound = lines.some((line) => OF_BOARDS.test(line) || namedRounds(line).rounds.size > 0)
  // 'Kulkarni - Patil' and 'Jadhav - Patil' may be boards of two players of one surname.
  const isFull = found.every(({ player }) => player.length > 1)
  if ((found.length < 2 && !isOfPlayers) || isOfRound || !isFull) return () => false
  const ofPlayers = new Set(found.flatMap(({ player }) => player))
  for (const line of lines.filter((one) => /^\d/.test(one) && placeIn(one).length === 0)) {
    for (const word of nameWords(line)) ofPlayers.add(word)
  }
  const times = Map.groupBy(found, ({ place }) => place)
  const isOfName = (place: string) => place.split(' ').some((word) => ofPlayers.has(word))
  const repeated = new Set(
    [...times]
      .filter(([place, { length }]) => length > 1 && !isOfName(place))
      .map(([place]) => place)
  )
  const isHeaded = lines.some((line) => OF_PLAYERS.test(line) && !WITH_PLACE.test(line))
  const isColumn = repeated.size > 0 || isHeaded || found.some(({ place }) => isSurePlace(place))
  const isSaid = isHeaded || isOfPlayers
  return (text) => {
    const place = keyOf(text)
    const own = times.get(place)
    if (!own || (repeated.size === 0 && !isSaid)) return false
    if (repeated.has(place) || isSurePlace(place)) return true
    const isBehindComma = own.some((one) => one.isBehindComma)
    const isLikely = !isBehindComma || (repeated.size > 0 && [...place].length > SHORT_NAME)
    return isColumn && isLikely && !isOfName(place)
  }
}

import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { listForms } from '@academy/api/shared/text/search'
import { holds, holdsWord } from '~/lib/search'

export interface FindablePlayer {
  no: string
  name: string
  club: string
}

/**
 * Whether a player is meant: by the number, by part of a name or a club, or by a name in any order of
 * its words, in whatever script it is written.
 */
export function playerFinder(query: string): (player: FindablePlayer) => boolean {
  const wanted = latinDigits(query.trim())
  const forms = listForms(wanted)
  const words = wanted
    .split(/[\s,.]+/)
    .filter(Boolean)
    .map(listForms)
  return ({ no, name, club }) => {
    if (wanted === '' || no === wanted) return true
    const text = `${name}\n${club}`
    return holds(forms, text) || words.every((word) => holdsWord(word, text))
  }
}

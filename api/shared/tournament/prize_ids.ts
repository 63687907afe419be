import { prizePlaces } from './prizes.js'

/** A prize as a tournament lists it; `id` is unique within the tournament and stays when it is renamed. */
export interface ListedPrize {
  id: string
  position: string
  amount: number
  description?: string
}

/** A prize that nobody has listed yet has no id. */
export type SentPrize = Omit<ListedPrize, 'id'> & { id?: string }

const ID_LENGTH = 6

/** Short, because lists of tournaments carry many of them. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}

const lettersOf = ({ position }: SentPrize) =>
  position.toLowerCase().replace(/[^\p{L}\p{M}\d]/gu, '')

/** '1st' and 'First prize' → '1–1'; null where it is for something else. */
function placesOf({ position }: SentPrize): string | null {
  const places = prizePlaces(position)
  return places && `${places.from}–${places.to}`
}

const contentOf = ({ amount, description = '' }: SentPrize) => `${amount} ${description}`

/**
 * The list with an id for every prize: its own, or that of the stored prize it was made from, so that
 * a client that does not know ids keeps the winners; else a new one.
 */
export function withPrizeIds(
  sent: readonly SentPrize[],
  stored: readonly ListedPrize[]
): ListedPrize[] {
  const ids: (string | undefined)[] = []
  for (const { id } of sent) ids.push(id !== undefined && ids.includes(id) ? undefined : id)
  const isChangedInPlace = sent.length === stored.length && ids.every((id) => id === undefined)
  const contentAt = (prize: SentPrize, index: number) =>
    isChangedInPlace ? `${index} ${contentOf(prize)}` : null
  for (const keyOf of [lettersOf, placesOf, contentAt]) {
    const keys = stored.map(keyOf)
    for (const [index, key] of sent.map(keyOf).entries()) {
      if (key === null) continue
      ids[index] ??= stored.find((one, at) => !ids.includes(one.id) && keys[at] === key)?.id
    }
  }
  return sent.map((prize, index) => ({ ...prize, id: ids[index] ?? newId() }))
}

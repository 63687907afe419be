const FEW = 4
const SOME = 12

function firstOf(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).join('; ')
  const more = names.length - most
  return more > 0 ? `${shown} … (+${more})` : shown
}

/** Names in a sentence; of many the first ones, and how many more there are. */
export const someOf = (names: readonly string[]) => firstOf(names, SOME)

/** The same of what takes more words than a name. */
export const fewOf = (names: readonly string[]) => firstOf(names, FEW)

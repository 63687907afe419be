const SHOWN_MAX = 12

/** Names in a sentence; of many the first ones, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_MAX).join('; ')
  const more = names.length - SHOWN_MAX
  return more > 0 ? `${shown} … (+${more})` : shown
}

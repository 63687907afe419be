/** Names in a sentence; of many the first ones, and how many more there are. */
export function someOf(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).join('; ')
  const more = names.length - most
  return more > 0 ? `${shown} … (+${more})` : shown
}

/** A shorter word that differs by a letter is another one. */
const LONG = 6

/** Whether one letter is wrong, missing, too many, or has changed places with the next one. */
export function isSlipOf(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) < LONG) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, others] = [one.slice(at), other.slice(at)]
  const swapped = (others[1] ?? '') + (others[0] ?? '') + others.slice(2)
  return (
    rest.slice(1) === others.slice(1) ||
    rest.slice(1) === others ||
    rest === others.slice(1) ||
    (others.length > 1 && rest === swapped)
  )
}

/** Two words of which one is a slip of the other have one of these in common, and few others do. */
export function slipKeys(word: string): string[] {
  if (word.length < LONG - 1) return []
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]
}

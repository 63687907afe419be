/** From so many letters on a phone's first screen holds little beside a heading in capitals. */
const MANY = 24

/** Whether a heading is long and nearly all of it in capitals, which are wider than small letters. */
export function isInCapitals(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals + small >= MANY && capitals > 2 * small
}

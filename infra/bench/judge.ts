export const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!

export const missed: string[] = []

/** Prints a figure beside its bar, which is the most or the least that it may be. */
export function judge(what: string, sign: '≤' | '≥', bar: number, seen: number, unit = '') {
  const digits = bar < 0.1 ? 3 : 2
  const figure = Number.isInteger(seen) || seen >= 10 ? seen.toFixed(0) : seen.toFixed(digits)
  const isMissed = !(sign === '≤' ? seen <= bar : seen >= bar)
  if (isMissed) missed.push(what)
  const columns = [`${sign} ${bar}${unit}`, `${figure}${unit}`].map((text) => text.padStart(10))
  console.log(`${what.padEnd(54)}${columns.join('')}${isMissed ? '  MISSED' : ''}`)
}

export interface Part {
  text: string
  isDifferent: boolean
}

/** Words of one side times those of the other; beyond it all between what is alike at both ends differs. */
const COMPARED_MAX = 1_000_000

/** With the blanks behind them. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

const isAlike = (one?: string, other?: string) =>
  one !== undefined && other !== undefined && one.trim() === other.trim()

/** How many words at the beginning are alike. */
function alikeAtStart(one: string[], other: string[]): number {
  const end = one.findIndex((word, at) => !isAlike(word, other[at]))
  return end < 0 ? one.length : end
}

/** Which words of both are in the longest sequence that both have: of each of one, where it is in the other. */
function pairsOf(one: string[], other: string[]): Map<number, number> {
  const pairs = new Map<number, number>()
  if (one.length * other.length > COMPARED_MAX) return pairs
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isAlike(one[row], other[column])
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  let [row, column] = [0, 0]
  while (row < one.length && column < other.length) {
    if (isAlike(one[row], other[column])) {
      pairs.set(row, column)
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Words that differ stand together; the blanks at their end belong to what follows. */
function partsOf(words: string[], isAlikeAt: (at: number) => boolean): Part[] {
  const parts: Part[] = []
  for (const [at, word] of words.entries()) {
    const isDifferent = !isAlikeAt(at)
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) last.text += word
    else parts.push({ text: word, isDifferent })
  }
  return parts.flatMap(({ text, isDifferent }) => {
    const blanks = isDifferent ? text.length - text.trimEnd().length : 0
    const part = { text: text.slice(0, text.length - blanks), isDifferent }
    return blanks > 0 ? [part, { text: text.slice(-blanks), isDifferent: false }] : [part]
  })
}

/** Two texts in parts: what they share, and the words that one has and the other has not. */
export function differentWords(one: string, other: string): [one: Part[], other: Part[]] {
  const [ones, others] = [wordsOf(one), wordsOf(other)]
  const start = alikeAtStart(ones, others)
  const pairs = pairsOf(ones.slice(start), others.slice(start))
  const paired = new Set(pairs.values())
  return [
    partsOf(ones, (at) => at < start || pairs.has(at - start)),
    partsOf(others, (at) => at < start || paired.has(at - start)),
  ]
}

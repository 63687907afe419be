/** A line of a text, a row of a table or of a sheet; the number is the one a person counts. */
export interface Line {
  line: number
  cells: string[]
}

export const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()

/** Rows stay rows; what stands around the tables comes as lines of its own. Nothing in it is run. */
export function linesOfHtml(html: string): Line[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const part of body.querySelectorAll('script, style, template, noscript')) part.remove()
  const rows = new Set<Element>()
  const lines: string[][] = []
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = plain(walker.currentNode.nodeValue ?? '')
    const row = walker.currentNode.parentElement?.closest('tr')
    if (!row || row.querySelector('table')) {
      if (text) lines.push([text])
    } else if (!rows.has(row)) {
      rows.add(row)
      lines.push(cellsOf(row))
    }
  }
  return lines.map((cells, index) => ({ line: index + 1, cells }))
}

const cellsOf = (row: Element) =>
  [...row.children].flatMap((cell) => {
    const span = Math.min(Number(cell.getAttribute('colspan')) || 1, 50)
    return [plain(cell.textContent ?? ''), ...Array<string>(span - 1).fill('')]
  })

/** What stands between the cells of a text; in the last two a row has to be as long as its header. */
const SEPARATORS = { tab: /\t/, semicolon: /;/, comma: /,/, spaces: / {2,}/ }
export type Separator = keyof typeof SEPARATORS
export const separators = Object.keys(SEPARATORS) as Separator[]

export function linesOfText(text: string, separator: Separator): Line[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, cells: splitLine(line, separator) }))
}

function splitLine(line: string, separator: Separator): string[] {
  if (separator === 'tab' || separator === 'spaces') {
    const text = separator === 'tab' ? line : line.trim()
    return text.split(SEPARATORS[separator]).map(plain)
  }
  // What stands in quotes may hold the separator; two quotes are one.
  const { source } = SEPARATORS[separator]
  const outside = new RegExp(`${source}(?=(?:[^"]*"[^"]*")*[^"]*$)`)
  return line.split(outside).map((cell) =>
    plain(
      plain(cell)
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
    )
  )
}

export const linesOfSheet = (rows: unknown[][]): Line[] =>
  rows.map((row, index) => ({ line: index + 1, cells: row.map((cell) => plain(`${cell ?? ''}`)) }))

/** '6½', '6,5', '(6.5)', '½' and '6 1/2' are numbers; null: it is none. */
export function numberOf(text: string): number | null {
  const typed = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s*(½|1\/2)$/, '.5')
    .replace(',', '.')
  return /^-?\d*\.?\d+$/.test(typed) ? Number(typed) : null
}

/** A number that counts something; 0 is none. */
export function countOf(text: string): number | null {
  const count = /^\d+\.?$/.test(text) ? Number(text) : 0
  return count || null
}

import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { headerOf, placesOf, type Header } from './headers'
import { plain } from './lines'

/** '1) Asha Jadhav - 6 points', '2. Om Patil 5½', '3 Isha Kale: ½ गुण' */
const RANKED =
  /^(\d{1,3})\s*[).:–—-]?\s+(\D*?[^\s\d–—:,=-])[\s–—:,=-]+(\d{1,2}(?:[.,]\d)?\s?½?|½)\s*(?:points?|pts?\.?|p|गुण|अंक)?\s*[.,;]?$/i

/** What is typed by hand, or separated by commas, as the lines of a copied table; others as they are. */
export function tabbed(text: string): string {
  if (text.includes('\t')) return text
  const lines = text.split(/\r\n?|\n/)
  for (const separator of [',', ';', '|']) {
    const header = lines.map((line) => headerOf(cellsOf(line, separator))).find(Boolean)
    if (header) return lines.map((line) => rowOf(line, separator, header)).join('\n')
  }
  return rankedLines(lines)?.join('\n') ?? text
}

/** Quotes keep a separator within a cell. */
function cellsOf(line: string, separator: string): string[] {
  const pieces = line.split(separator)
  const cells: string[] = []
  let quoted = ''
  for (const piece of pieces) {
    quoted = quoted ? quoted + separator + piece : piece
    const isOpen = quoted.split('"').length % 2 === 0
    if (isOpen) continue
    cells.push(plain(quoted.replace(/^\s*"(.*)"\s*$/, '$1').replaceAll('""', '"')))
    quoted = ''
  }
  return quoted ? [...cells, plain(quoted)] : cells
}

/** 'Jadhav, Asha' without quotes is one name. */
function rowOf(line: string, separator: string, header: Header): string {
  const cells = cellsOf(line, separator)
  const [place] = placesOf(header, 'name')
  const isNameSplit = separator === ',' && !header.isPairing && place !== undefined
  if (isNameSplit && cells.length === header.cells.length + 1) {
    cells.splice(place, 2, `${cells[place]}, ${cells[place + 1]}`)
  }
  return cells.join('\t')
}

/** Lines of place, name and points, with any lines above and below; fewer than two are no list. */
function rankedLines(lines: string[]): string[] | undefined {
  const found = lines.map((line) => RANKED.exec(latinDigits(plain(line))))
  const first = found.findIndex(Boolean)
  const last = found.findLastIndex(Boolean)
  if (last === first) return undefined
  const rows = found.map((match, at) => {
    if (match) return match.slice(1).join('\t')
    const line = plain(lines[at] ?? '')
    // One that cannot be read within the list is shown as such, and not left out.
    return at > first && at < last && line ? `${line}\t${line}\t${line}` : line
  })
  return [...rows.slice(0, first), 'Rank\tName\tPts', ...rows.slice(first)]
}

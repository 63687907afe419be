import * as m from 'virtual:messages'
import { pieceName } from './piece-names'
import { DRAWINGS, nameOf, type Move } from './problem'

const SVG = 'http://www.w3.org/2000/svg'

export const kindOf = (piece: string) => piece.toLowerCase() as keyof typeof DRAWINGS
export const inSentence = (piece: string) => pieceName(piece).toLowerCase()
export const isOfWhite = (piece: string) => piece !== kindOf(piece)

export interface Position {
  pieces: string[]
  /** The squares whose piece can be picked up. */
  own: boolean[]
  picked: number
  hinted: number
  last: Move | undefined
  targets: number[]
}

/** The grid of squares and, above it, the pieces, which glide. */
export class BoardView {
  readonly grid = document.createElement('div')
  readonly squares: HTMLElement[] = []
  readonly #figures: (SVGSVGElement | undefined)[] = []
  readonly #layer = document.createElement('div')
  readonly #isWhite: boolean
  readonly #sprite: string

  constructor(root: HTMLElement, isWhite: boolean) {
    this.#isWhite = isWhite
    this.#sprite = root.dataset.sprite!
    this.#fillGrid()
    this.#layer.className = 'pz-pieces'
    this.#layer.setAttribute('aria-hidden', 'true')
    root.replaceChildren(this.grid, this.#layer)
  }

  /** Where a square is seen, counted from the upper left; or the square that is seen there. */
  seen(square: number) {
    return this.#isWhite ? square : 63 - square
  }

  #fillGrid() {
    Object.assign(this.grid, { className: 'pz', role: 'grid', ariaLabel: m.chessboard() })
    for (let seen = 0; seen < 64; seen += 1) {
      const square = this.seen(seen)
      if (seen % 8 === 0) {
        this.grid.append(Object.assign(document.createElement('div'), { role: 'row' }))
      }
      const cell = document.createElement('div')
      cell.role = 'gridcell'
      cell.tabIndex = seen ? -1 : 0
      const name = nameOf(square)
      if (seen > 55) cell.dataset.file = name[0]!
      if (seen % 8 === 0) cell.dataset.rank = name[1]!
      this.squares[square] = cell
      this.grid.lastElementChild!.append(cell)
    }
  }

  squareOf(target: EventTarget | null) {
    return this.squares.indexOf(target as HTMLElement)
  }

  squareAt({ clientX, clientY }: PointerEvent) {
    const { left, top, width } = this.grid.getBoundingClientRect()
    const [x, y] = [clientX - left, clientY - top].map((at) => Math.floor((at / width) * 8))
    return x! < 0 || y! < 0 || x! > 7 || y! > 7 ? -1 : this.seen(y! * 8 + x!)
  }

  /** Moves the piece of a square with the pointer; without a distance it goes back to its square. */
  drag(square: number, distance?: { x: number; y: number }) {
    const figure = this.#figures[square]
    if (!figure) return
    figure.classList.toggle('pz-drag', Boolean(distance))
    const seen = this.seen(square)
    const { x, y } = distance ?? { x: 0, y: 0 }
    figure.style.transform = `translate(calc(${(seen % 8) * 100}% + ${x}px), calc(${(seen >> 3) * 100}% + ${y}px))`
  }

  draw(pieces: string[], moved?: Move) {
    const figures = this.#figures
    if (moved) {
      figures[moved.to]?.remove()
      figures[moved.to] = figures[moved.from]
      figures[moved.from] = undefined
      this.drag(moved.to)
    }
    pieces.forEach((piece, square) => {
      if ((figures[square]?.dataset.piece ?? '') === piece) return
      figures[square]?.remove()
      figures[square] = piece ? this.#makeFigure(piece) : undefined
      this.drag(square)
    })
  }

  #makeFigure(piece: string) {
    const figure = document.createElementNS(SVG, 'svg')
    // Its shadow first: drawn, since a filter for each piece would cost a phone its smoothness.
    for (const name of ['pz-shade', '']) {
      const use = document.createElementNS(SVG, 'use')
      use.setAttribute('href', `${this.#sprite}#piece-${DRAWINGS[kindOf(piece)]}`)
      use.setAttribute('class', name)
      figure.append(use)
    }
    figure.setAttribute('viewBox', '0 0 64 64')
    figure.setAttribute('class', `pz-piece pz-${isOfWhite(piece) ? 'white' : 'black'}`)
    figure.dataset.piece = piece
    this.#layer.append(figure)
    return figure
  }

  paint({ pieces, own, picked, hinted, last, targets }: Position) {
    this.squares.forEach((cell, square) => {
      const piece = pieces[square]!
      const isTarget = targets.includes(square)
      const names = [
        'pz-square',
        own[square] && 'pz-own',
        square === picked && 'pz-from',
        square === hinted && 'pz-hint',
        (square === last?.from || square === last?.to) && 'pz-was',
        isTarget && 'pz-to',
        isTarget && piece && 'pz-take',
      ]
      const look = names.filter(Boolean).join(' ')
      const content = labelOf(piece, nameOf(square))
      const label = isTarget ? m.squareTarget({ square: content }) : content
      // What is the same is not written again: it would cost the browser a look at every square.
      if (cell.ariaLabel !== label) cell.ariaLabel = label
      if (cell.className === look) return
      cell.className = look
      cell.ariaSelected = String(square === picked)
    })
  }
}

function labelOf(piece: string, square: string) {
  if (!piece) return m.squareEmpty({ square })
  const parts = { square, piece: inSentence(piece) }
  return isOfWhite(piece) ? m.squareWhite(parts) : m.squareBlack(parts)
}

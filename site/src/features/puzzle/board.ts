import * as m from 'virtual:messages'
import { readStored, writeStored } from '~/lib/stored'
import css from './board.css?inline'
import { pieceName } from './piece-names'
import { DRAWINGS, nameOf, play, readProblem, type Move, type Problem, type Try } from './problem'

export interface Fetched {
  line: string
  date: string
  day: string
  question: string
  answer: string
  claim: string
}

/** Milliseconds: a moment to see one's own move, and one to see why it was wrong. */
const ANSWER_AFTER = 650
const BACK_AFTER = 1900
const TREMBLE = 6
const SVG = 'http://www.w3.org/2000/svg'
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }

type Kind = keyof typeof DRAWINGS
const kindOf = (piece: string) => piece.toLowerCase() as Kind
const small = (piece: string) => pieceName(piece).toLowerCase()
const isOfWhite = (piece: string) => piece !== kindOf(piece)

/**
 * Makes the board in `root` playable, with the problem that was asked for. Where there was no answer
 * it has the one that stands in the page, if one does.
 */
export async function wake(
  root: HTMLElement,
  asked: Promise<Fetched | null> | null
): Promise<void> {
  const part = <Element extends HTMLElement>(name: string) =>
    root.closest('.puzzle')!.querySelector<Element>(`[data-${name}]`)!
  const fetched = await asked
  if (fetched) {
    root.dataset.line = fetched.line
    root.dataset.date = fetched.date
    part('day').textContent = fetched.day
    part('question').textContent = fetched.question
    part('answer').textContent = fetched.answer
    part<HTMLAnchorElement>('claim').href = fetched.claim
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  new Board(root, readProblem(root.dataset.line!), {
    status: part('status'),
    hint: part('hint'),
    solution: part<HTMLDetailsElement>('solution'),
    claim: part('claim'),
    next: part('next'),
  })
}

interface Parts {
  status: HTMLElement
  hint: HTMLElement
  solution: HTMLDetailsElement
  claim: HTMLElement
  next: HTMLElement | null
}

class Board {
  readonly #root: HTMLElement
  readonly #problem: Problem
  readonly #parts: Parts
  readonly #layer = document.createElement('div')
  readonly #squares: HTMLElement[] = []
  readonly #figures: (SVGSVGElement | undefined)[] = []
  #pieces: string[] = []
  /** Which of the solver's moves is to be made; as many as there are tables when it is over. */
  #turn = 0
  #picked = -1
  #hinted = -1
  #last: Move | undefined
  /** What still happens by itself; at the next touch all of it at once. */
  #coming: (() => void)[] = []
  #timer = 0

  constructor(root: HTMLElement, problem: Problem, parts: Parts) {
    this.#root = root
    this.#problem = problem
    this.#parts = parts
    const grid = this.#makeGrid()
    this.#layer.className = 'pz-pieces'
    this.#layer.setAttribute('aria-hidden', 'true')
    root.replaceChildren(grid, this.#layer)
    this.#begin()
    this.#listen(grid)
    parts.hint.hidden = false
    this.#announce(m.boardHow())
    parts.hint.onclick = () => this.#giveHint()
    parts.solution.ontoggle = () => (parts.solution.open ? this.#showSolution() : this.#begin())
    const { date, isLive } = this.#rootData
    if (isLive && isCounted(date)) this.#stand()
  }

  get #table() {
    return this.#problem.tables[this.#turn] ?? []
  }

  /** Where a square is seen, counted from the upper left; or the square that is seen there. */
  #seen(square: number) {
    return this.#problem.isWhite ? square : 63 - square
  }

  #makeGrid() {
    const grid = document.createElement('div')
    grid.className = 'pz'
    grid.role = 'grid'
    grid.ariaLabel = m.chessboard()
    for (let seen = 0; seen < 64; seen += 1) {
      const square = this.#seen(seen)
      if (seen % 8 === 0) grid.append(Object.assign(document.createElement('div'), { role: 'row' }))
      const cell = document.createElement('div')
      cell.role = 'gridcell'
      cell.tabIndex = seen ? -1 : 0
      const name = nameOf(square)
      if (seen > 55) cell.dataset.file = name[0]!
      if (seen % 8 === 0) cell.dataset.rank = name[1]!
      this.#squares[square] = cell
      grid.lastElementChild!.append(cell)
    }
    return grid
  }

  #begin() {
    if (this.#root.dataset.state === 'solved') return
    this.#stop()
    this.#turn = 0
    this.#last = undefined
    this.#pieces = this.#problem.pieces
    this.#draw()
    this.#paint()
  }

  #stand() {
    for (const move of this.#solution) {
      this.#pieces = play(this.#pieces, move)
      this.#last = move
    }
    this.#draw()
    this.#solve()
  }

  #stop() {
    clearTimeout(this.#timer)
    this.#coming = []
    this.#picked = this.#hinted = -1
  }

  /** After the frame that shows the move: lines of text would hold it up. */
  #announce(...sentences: string[]) {
    this.#show('', sentences)
  }

  #show(outcome: '' | 'wrong' | 'right', sentences: string[]) {
    const { status } = this.#parts
    requestAnimationFrame(() =>
      setTimeout(() => {
        status.dataset.outcome = outcome
        status.textContent = sentences.join(' ')
      })
    )
  }

  #isOwn(square: number) {
    const piece = this.#pieces[square]
    return Boolean(piece) && isOfWhite(piece!) === this.#problem.isWhite
  }

  #place(figure: SVGSVGElement, square: number) {
    const seen = this.#seen(square)
    figure.style.transform = `translate(${(seen % 8) * 100}%, ${(seen >> 3) * 100}%)`
  }

  #draw(moved?: Move) {
    const figures = this.#figures
    if (moved) {
      figures[moved.to]?.remove()
      figures[moved.to] = figures[moved.from]
      figures[moved.from] = undefined
      if (figures[moved.to]) this.#place(figures[moved.to]!, moved.to)
    }
    this.#pieces.forEach((piece, square) => {
      if ((figures[square]?.dataset.piece ?? '') === piece) return
      figures[square]?.remove()
      figures[square] = piece ? this.#makeFigure(piece) : undefined
      if (piece) this.#place(figures[square]!, square)
    })
  }

  #makeFigure(piece: string) {
    const figure = document.createElementNS(SVG, 'svg')
    // Its shadow first: drawn, since a filter for each piece would cost a phone its smoothness.
    for (const name of ['pz-shade', '']) {
      const use = document.createElementNS(SVG, 'use')
      use.setAttribute('href', `${this.#root.dataset.sprite}#piece-${DRAWINGS[kindOf(piece)]}`)
      use.setAttribute('class', name)
      figure.append(use)
    }
    figure.setAttribute('viewBox', '0 0 64 64')
    figure.setAttribute('class', `pz-piece pz-${piece === kindOf(piece) ? 'black' : 'white'}`)
    figure.dataset.piece = piece
    this.#layer.append(figure)
    return figure
  }

  #paint() {
    const targets = this.#table.filter(({ from }) => from === this.#picked).map(({ to }) => to)
    const isOver = this.#turn >= this.#problem.tables.length
    this.#squares.forEach((cell, square) => {
      const piece = this.#pieces[square]!
      const isTarget = targets.includes(square)
      const names = [
        'pz-square',
        !isOver && this.#isOwn(square) && 'pz-own',
        square === this.#picked && 'pz-from',
        square === this.#hinted && 'pz-hint',
        (square === this.#last?.from || square === this.#last?.to) && 'pz-was',
        isTarget && 'pz-to',
        isTarget && piece && 'pz-take',
      ]
      const look = names.filter(Boolean).join(' ')
      const label = this.#labelOf(piece, nameOf(square))
      const said = isTarget ? m.squareTarget({ square: label }) : label
      // What is the same is not written again: it would cost the browser a look at every square.
      if (cell.ariaLabel !== said) cell.ariaLabel = said
      if (cell.className === look) return
      cell.className = look
      cell.ariaSelected = String(square === this.#picked)
    })
  }

  #labelOf(piece: string, square: string) {
    if (!piece) return m.squareEmpty({ square })
    const parts = { square, piece: small(piece) }
    return isOfWhite(piece) ? m.squareWhite(parts) : m.squareBlack(parts)
  }

  #playMove(move: Move): string {
    const [piece, taken] = [this.#pieces[move.from]!, this.#pieces[move.to]]
    this.#pieces = play(this.#pieces, move)
    this.#last = move
    this.#draw(move)
    this.#paint()
    return this.#moveInWords(move, piece, taken)
  }

  #moveInWords({ from, to }: Move, piece: string, taken = '') {
    const parts = { piece: pieceName(piece), from: nameOf(from), to: nameOf(to) }
    return taken ? m.pieceTakes({ ...parts, taken: small(taken) }) : m.pieceMoved(parts)
  }

  #then(wait: number, step: () => void, ...more: (() => void)[]) {
    this.#coming = [step, ...more]
    this.#timer = window.setTimeout(() => {
      const [next, ...rest] = this.#coming
      this.#coming = rest
      next?.()
      if (rest.length > 0) this.#then(BACK_AFTER, rest[0]!, ...rest.slice(1))
    }, wait)
  }

  #hurry() {
    clearTimeout(this.#timer)
    const coming = this.#coming
    this.#coming = []
    for (const step of coming) step()
  }

  #pick(square: number) {
    this.#picked = square
    this.#hinted = -1
    const count = this.#table.filter(({ from }) => from === square).length
    this.#announce(
      m.piecePicked({
        piece: pieceName(this.#pieces[square]!),
        square: nameOf(square),
        count,
      })
    )
    this.#paint()
  }

  #putBack() {
    if (this.#picked < 0) return
    this.#picked = -1
    this.#announce(m.piecePutBack())
    this.#paint()
  }

  #press(square: number) {
    if (this.#turn >= this.#problem.tables.length) return
    const picked = this.#picked
    const found = this.#table.find(({ from, to }) => from === picked && to === square)
    if (found) this.#try(found)
    else if (square === picked) this.#putBack()
    else if (this.#isOwn(square)) this.#pick(square)
    else if (picked >= 0) {
      const piece = small(this.#pieces[picked]!)
      this.#announce(m.moveIllegal({ piece, square: nameOf(square) }))
    }
  }

  #try(move: Try) {
    const { answer } = move
    const [before, last, turn] = [this.#pieces, this.#last, this.#turn]
    const isKey = move === this.#table[0] && turn < this.#problem.tables.length - 1
    this.#picked = this.#hinted = -1
    // Nothing is to be picked up while an answer is on its way; a touch brings it at once.
    const played = this.#playMove(move)
    if (answer === 'mate') return this.#solve(played)
    if (isKey) {
      const { from, to } = answer as Move
      const reply = this.#moveInWords(answer as Move, this.#pieces[from]!, this.#pieces[to])
      this.#announce(played, m.tryGoOn({ answer: reply }))
      return this.#then(ANSWER_AFTER, () => {
        this.#turn += 1
        this.#playMove(answer as Move)
      })
    }
    this.#show('wrong', [played, this.#reason(move)])
    const takeBack = () => {
      const [shown] = [this.#pieces]
      this.#pieces = before
      this.#last = last
      // The answer's piece has gone back first, if there was one: then the solver's glides.
      if (shown[move.to] && !this.#isOwnSign(shown[move.to]!)) this.#draw()
      else this.#draw({ from: move.to, to: move.from })
      this.#paint()
    }
    if (typeof answer === 'object') this.#then(ANSWER_AFTER, () => this.#playMove(answer), takeBack)
    else this.#then(BACK_AFTER, takeBack)
  }

  #isOwnSign(piece: string) {
    return isOfWhite(piece) === this.#problem.isWhite
  }

  /** Why a try does not mate, by what is on the board after it. */
  #reason({ to, answer }: Try): string {
    if (!answer) return m.tryNoCheck()
    if (typeof answer === 'string') return m.tryStalemate()
    const piece = this.#pieces[answer.from]!
    const taken = this.#pieces[answer.to]
    const values = { piece: small(piece), to: nameOf(answer.to) }
    if (this.#turn < this.#problem.tables.length - 1) {
      return m.tryRefuted({ answer: this.#moveInWords(answer, piece, taken) })
    }
    if (answer.to === to) return m.tryTakes(values)
    if (kindOf(piece) === 'k') return taken ? m.tryKingTakes(values) : m.tryKingEscapes(values)
    return taken ? m.tryRemoves(values) : m.tryBlocks(values)
  }

  #solve(...sentences: string[]) {
    const { root, date, isLive } = this.#rootData
    this.#turn = this.#problem.tables.length
    root.dataset.state = 'solved'
    const days = isLive ? countDay(date) : 0
    const streak = days > 1 ? m.puzzleStreak({ count: days }) : ''
    this.#show('right', [...sentences, m.puzzleSolved(), streak])
    const { claim, hint, solution, next } = this.#parts
    claim.hidden = false
    if (next) next.hidden = false
    hint.hidden = solution.hidden = true
    this.#paint()
  }

  get #rootData() {
    const root = this.#root
    return { root, date: root.dataset.date!, isLive: 'live' in root.dataset }
  }

  #giveHint() {
    this.#hurry()
    const good = this.#table.find(({ answer }) => answer === 'mate') ?? this.#table[0]
    if (!good) return
    this.#picked = -1
    this.#hinted = good.from
    const piece = small(this.#pieces[good.from]!)
    this.#announce(m.hintPiece({ piece, square: nameOf(good.from) }))
    this.#paint()
  }

  get #solution(): Move[] {
    const [first, second] = this.#problem.tables
    const key = first![0]!
    const mate = second?.find(({ answer }) => answer === 'mate')
    return mate ? [key, key.answer as Move, mate] : [key]
  }

  #showSolution() {
    if (this.#root.dataset.state === 'solved') return
    this.#begin()
    this.#turn = this.#problem.tables.length
    const [key, ...more] = this.#solution
    this.#playMove(key!)
    const [answer, mate] = more.map((move) => () => this.#playMove(move))
    if (answer && mate) this.#then(ANSWER_AFTER, answer, mate)
  }

  #listen(grid: HTMLElement) {
    const squareOf = (target: EventTarget | null) => this.#squares.indexOf(target as HTMLElement)
    const squareAt = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width } = grid.getBoundingClientRect()
      const [x, y] = [clientX - left, clientY - top].map((at) => Math.floor((at / width) * 8))
      return x! < 0 || y! < 0 || x! > 7 || y! > 7 ? -1 : this.#seen(y! * 8 + x!)
    }
    let down: { x: number; y: number; wasPicked: boolean; isDrag: boolean } | null = null

    grid.addEventListener('pointerdown', (event) => {
      const square = squareOf(event.target)
      if (square < 0 || event.button || !event.isPrimary) return
      this.#hurry()
      const wasPicked = square === this.#picked
      if (!wasPicked) this.#press(square)
      if (square !== this.#picked) return
      down = { x: event.clientX, y: event.clientY, wasPicked, isDrag: false }
      grid.setPointerCapture(event.pointerId)
    })
    grid.addEventListener('pointermove', (event) => {
      const figure = this.#figures[this.#picked]
      if (!down || !figure) return
      const [x, y] = [event.clientX - down.x, event.clientY - down.y]
      if (!down.isDrag && Math.hypot(x, y) < TREMBLE) return
      down.isDrag = true
      const seen = this.#seen(this.#picked)
      figure.classList.add('pz-drag')
      figure.style.transform = `translate(calc(${(seen % 8) * 100}% + ${x}px), calc(${(seen >> 3) * 100}% + ${y}px))`
    })
    const release = (event: PointerEvent, isDropped: boolean) => {
      if (!down) return
      const { wasPicked, isDrag } = down
      down = null
      const picked = this.#picked
      const figure = this.#figures[picked]
      if (isDrag && figure) {
        figure.classList.remove('pz-drag')
        this.#place(figure, picked)
        const square = isDropped ? squareAt(event) : -1
        if (square >= 0 && square !== picked) this.#press(square)
      } else if (wasPicked && isDropped) this.#putBack()
    }
    grid.addEventListener('pointerup', (event) => release(event, true))
    grid.addEventListener('pointercancel', (event) => release(event, false))
    // A finger has said all by then: the mouse that browsers make of it would cost another frame.
    grid.addEventListener('touchend', (event) => event.cancelable && event.preventDefault())
    // Of a screen reader, which presses without a pointer.
    grid.addEventListener('click', (event) => {
      const square = squareOf(event.target)
      if (event.detail || square < 0) return
      this.#hurry()
      this.#press(square)
    })
    grid.addEventListener('keydown', (event) => {
      const square = squareOf(event.target)
      const seen = this.#seen(square)
      const step = STEPS[event.key]
      if (square < 0 || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.key === 'Escape') return this.#putBack()
      if (event.key === 'Enter' || event.key === ' ') {
        this.#hurry()
        this.#press(square)
      } else if (!step) return
      event.preventDefault()
      const next = seen + (step ?? 0)
      const isAcross = Math.abs(step ?? 0) === 1 && next >> 3 !== seen >> 3
      if (step && !isAcross) this.#squares[this.#seen(next)]?.focus()
    })
    grid.addEventListener('focusin', ({ target }) => {
      grid.querySelector<HTMLElement>('[tabindex="0"]')!.tabIndex = -1
      ;(target as HTMLElement).tabIndex = 0
    })
  }
}

interface Streak {
  last: string
  days: number
}

const STREAK_KEY = 'academy.puzzle'
const DAY = 86_400_000

const isCounted = (date: string) => readStored<Streak>('device', STREAK_KEY)?.last === date

/** Counts a day on which its own problem was solved; on this device, and nowhere else. */
function countDay(date: string): number {
  const kept = readStored<Streak>('device', STREAK_KEY)
  // Nor does a tab of an earlier day, solved late, undo what was counted since.
  if (kept && kept.last >= date) return kept.days
  const isNext = kept && Date.parse(date) - Date.parse(kept.last) === DAY
  const days = isNext ? kept.days + 1 : 1
  writeStored('device', STREAK_KEY, { last: date, days } satisfies Streak)
  return days
}

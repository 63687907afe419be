import * as m from 'virtual:messages'
import { listen } from './board-input'
import { BoardView, inSentence, isOfWhite, kindOf } from './board-view'
import { pieceName } from './piece-names'
import { nameOf, play, type Move, type Problem, type Try } from './problem'
import { countDay, isCounted } from './streak'

/** Milliseconds: a moment to see one's own move, and one to see why it was wrong. */
const ANSWER_AFTER = 650
const BACK_AFTER = 1900

type Parts = Record<'status' | 'hint' | 'claim', HTMLElement> & {
  solution: HTMLDetailsElement
  next: HTMLElement | null
}

export class Game {
  picked = -1
  readonly #root: HTMLElement
  readonly #problem: Problem
  readonly #parts: Parts
  readonly #view: BoardView
  readonly #isLive: boolean
  #pieces: string[] = []
  /** Which of the solver's moves is to be made; as many as there are tables when it is over. */
  #turn = 0
  #hinted = -1
  #last: Move | undefined
  /** What still happens by itself; at the next touch all of it at once. */
  #coming: (() => void)[] = []
  #timer = 0

  constructor(root: HTMLElement, problem: Problem, parts: Parts) {
    this.#root = root
    this.#problem = problem
    this.#parts = parts
    this.#view = new BoardView(root, problem.isWhite)
    this.#isLive = 'live' in root.dataset
    this.#begin()
    listen(this.#view, this)
    parts.hint.hidden = false
    this.#announce([m.boardHow()])
    parts.hint.onclick = () => this.#giveHint()
    parts.solution.ontoggle = () => (parts.solution.open ? this.#showSolution() : this.#begin())
    if (this.#isLive && isCounted(root.dataset.date!)) this.#showSolved()
  }

  get #isOver() {
    return this.#turn >= this.#problem.tables.length
  }

  get #table() {
    return this.#problem.tables[this.#turn] ?? []
  }

  get #solution(): Move[] {
    const [first, second] = this.#problem.tables
    const key = first![0]!
    const mate = second?.find(({ answer }) => answer === 'mate')
    return mate ? [key, key.answer as Move, mate] : [key]
  }

  #begin() {
    if (this.#root.dataset.state === 'solved') return
    clearTimeout(this.#timer)
    this.#coming = []
    this.picked = this.#hinted = -1
    this.#turn = 0
    this.#last = undefined
    this.#pieces = this.#problem.pieces
    this.#view.draw(this.#pieces)
    this.#paint()
  }

  #showSolved() {
    for (const move of this.#solution) {
      this.#pieces = play(this.#pieces, move)
      this.#last = move
    }
    this.#view.draw(this.#pieces)
    this.#solve()
  }

  /** After the frame that shows the move: lines of text would hold it up. */
  #announce(sentences: string[], outcome: '' | 'wrong' | 'right' = '') {
    const { status } = this.#parts
    requestAnimationFrame(() =>
      setTimeout(() => {
        status.dataset.outcome = outcome
        status.textContent = sentences.join(' ')
      })
    )
  }

  #isOwn(piece: string) {
    return piece !== '' && isOfWhite(piece) === this.#problem.isWhite
  }

  #paint() {
    this.#view.paint({
      pieces: this.#pieces,
      own: this.#pieces.map((piece) => !this.#isOver && this.#isOwn(piece)),
      picked: this.picked,
      hinted: this.#hinted,
      last: this.#last,
      targets: this.#table.filter(({ from }) => from === this.picked).map(({ to }) => to),
    })
  }

  /** Returns the move in words. */
  #playMove(move: Move): string {
    const words = this.#moveWords(move)
    this.#pieces = play(this.#pieces, move)
    this.#last = move
    this.#view.draw(this.#pieces, move)
    this.#paint()
    return words
  }

  #moveWords({ from, to }: Move) {
    const parts = { piece: pieceName(this.#pieces[from]!), from: nameOf(from), to: nameOf(to) }
    const taken = this.#pieces[to]
    return taken ? m.pieceTakes({ ...parts, taken: inSentence(taken) }) : m.pieceMoved(parts)
  }

  #later(pause: number, step: () => void, ...more: (() => void)[]) {
    this.#coming = [step, ...more]
    this.#timer = window.setTimeout(() => {
      step()
      this.#coming = []
      const [next, ...rest] = more
      if (next) this.#later(BACK_AFTER, next, ...rest)
    }, pause)
  }

  hurry() {
    clearTimeout(this.#timer)
    for (const step of this.#coming.splice(0)) step()
  }

  #pick(square: number) {
    this.picked = square
    this.#hinted = -1
    const piece = pieceName(this.#pieces[square]!)
    const count = this.#table.filter(({ from }) => from === square).length
    this.#announce([m.piecePicked({ piece, square: nameOf(square), count })])
    this.#paint()
  }

  putBack() {
    if (this.picked < 0) return
    this.picked = -1
    this.#announce([m.piecePutBack()])
    this.#paint()
  }

  press(square: number) {
    if (this.#isOver) return
    const { picked } = this
    const found = this.#table.find(({ from, to }) => from === picked && to === square)
    if (found) this.#try(found)
    else if (square === picked) this.putBack()
    else if (this.#isOwn(this.#pieces[square]!)) this.#pick(square)
    else if (picked >= 0) {
      const piece = inSentence(this.#pieces[picked]!)
      this.#announce([m.moveIllegal({ piece, square: nameOf(square) })])
    }
  }

  #try(move: Try) {
    const { answer } = move
    const [before, last] = [this.#pieces, this.#last]
    const isKey = move === this.#table[0] && this.#turn < this.#problem.tables.length - 1
    this.picked = this.#hinted = -1
    // Nothing is to be picked up while an answer is on its way; a touch brings it at once.
    const played = this.#playMove(move)
    if (answer === 'mate') return this.#solve(played)
    if (isKey) {
      const reply = answer as Move
      this.#announce([played, m.tryGoOn({ answer: this.#moveWords(reply) })])
      return this.#later(ANSWER_AFTER, () => {
        this.#turn += 1
        this.#playMove(reply)
      })
    }
    this.#announce([played, this.#reason(move)], 'wrong')
    const takeBack = () => {
      const isThere = this.#isOwn(this.#pieces[move.to]!)
      this.#pieces = before
      this.#last = last
      // The answer's piece has gone back first, if there was one: then the solver's glides.
      this.#view.draw(before, isThere ? { from: move.to, to: move.from } : undefined)
      this.#paint()
    }
    if (typeof answer === 'object')
      this.#later(ANSWER_AFTER, () => this.#playMove(answer), takeBack)
    else this.#later(BACK_AFTER, takeBack)
  }

  /** Why a try does not mate, by what is on the board after it. */
  #reason({ to, answer }: Try): string {
    if (!answer) return m.tryNoCheck()
    if (typeof answer === 'string') return m.tryStalemate()
    const piece = this.#pieces[answer.from]!
    const taken = this.#pieces[answer.to]
    const parts = { piece: inSentence(piece), to: nameOf(answer.to) }
    if (this.#turn < this.#problem.tables.length - 1) {
      return m.tryRefuted({ answer: this.#moveWords(answer) })
    }
    if (answer.to === to) return m.tryTakes(parts)
    if (kindOf(piece) === 'k') return taken ? m.tryKingTakes(parts) : m.tryKingEscapes(parts)
    return taken ? m.tryRemoves(parts) : m.tryBlocks(parts)
  }

  #solve(...sentences: string[]) {
    this.#turn = this.#problem.tables.length
    this.#root.dataset.state = 'solved'
    const days = this.#isLive ? countDay(this.#root.dataset.date!) : 0
    const streak = days > 1 ? m.puzzleStreak({ count: days }) : ''
    this.#announce([...sentences, m.puzzleSolved(), streak], 'right')
    const { claim, hint, solution, next } = this.#parts
    claim.hidden = false
    if (next) next.hidden = false
    hint.hidden = solution.hidden = true
    this.#paint()
  }

  #giveHint() {
    this.hurry()
    const good = this.#table.find(({ answer }) => answer === 'mate') ?? this.#table[0]
    if (!good) return
    this.picked = -1
    this.#hinted = good.from
    const piece = inSentence(this.#pieces[good.from]!)
    this.#announce([m.hintPiece({ piece, square: nameOf(good.from) })])
    this.#paint()
  }

  #showSolution() {
    if (this.#root.dataset.state === 'solved') return
    this.#begin()
    this.#turn = this.#problem.tables.length
    const [key, ...more] = this.#solution
    this.#playMove(key!)
    const [answer, mate] = more.map((move) => () => void this.#playMove(move))
    if (answer && mate) this.#later(ANSWER_AFTER, answer, mate)
  }
}

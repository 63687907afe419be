import type { BoardView } from './board-view'

/** Pixels that a finger may tremble before a press is a drag. */
const TREMBLE = 6
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }

interface Game {
  readonly picked: number
  press(square: number): void
  putBack(): void
  /** Does at once what still happens by itself. */
  hurry(): void
}

/** Plays a game by pointer, keyboard and screen reader. */
export function listen(view: BoardView, game: Game) {
  const { grid } = view
  let down: { x: number; y: number; wasPicked: boolean; isDrag: boolean } | null = null

  grid.addEventListener('pointerdown', (event) => {
    const square = view.squareOf(event.target)
    if (square < 0 || event.button || !event.isPrimary) return
    game.hurry()
    const wasPicked = square === game.picked
    if (!wasPicked) game.press(square)
    if (square !== game.picked) return
    down = { x: event.clientX, y: event.clientY, wasPicked, isDrag: false }
    grid.setPointerCapture(event.pointerId)
  })
  grid.addEventListener('pointermove', (event) => {
    if (!down) return
    const distance = { x: event.clientX - down.x, y: event.clientY - down.y }
    if (!down.isDrag && Math.hypot(distance.x, distance.y) < TREMBLE) return
    down.isDrag = true
    view.drag(game.picked, distance)
  })
  const release = (event: PointerEvent, isDropped: boolean) => {
    if (!down) return
    const { wasPicked, isDrag } = down
    down = null
    const { picked } = game
    if (isDrag) {
      view.drag(picked)
      const square = isDropped ? view.squareAt(event) : -1
      if (square >= 0 && square !== picked) game.press(square)
    } else if (wasPicked && isDropped) game.putBack()
  }
  grid.addEventListener('pointerup', (event) => release(event, true))
  grid.addEventListener('pointercancel', (event) => release(event, false))
  // A touch has done all by then: the mouse that browsers make of it would cost another frame.
  grid.addEventListener('touchend', (event) => event.cancelable && event.preventDefault())
  // Of a screen reader, which presses without a pointer.
  grid.addEventListener('click', (event) => {
    const square = view.squareOf(event.target)
    if (event.detail || square < 0) return
    game.hurry()
    game.press(square)
  })
  grid.addEventListener('keydown', (event) => {
    const square = view.squareOf(event.target)
    const step = STEPS[event.key]
    if (square < 0 || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape') return game.putBack()
    if (event.key === 'Enter' || event.key === ' ') {
      game.hurry()
      game.press(square)
    } else if (!step) return
    event.preventDefault()
    const seen = view.seen(square)
    const next = seen + (step ?? 0)
    const isAcross = Math.abs(step ?? 0) === 1 && next >> 3 !== seen >> 3
    if (step && !isAcross) view.squares[view.seen(next)]?.focus()
  })
  grid.addEventListener('focusin', ({ target }) => {
    grid.querySelector<HTMLElement>('[tabindex="0"]')!.tabIndex = -1
    ;(target as HTMLElement).tabIndex = 0
  })
}

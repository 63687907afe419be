const MARGIN = 16
const GAP = 8
/** A toast of one line, and the edges of two more behind it. */
const TOAST_HEIGHT = 96

interface Box {
  top: number
  bottom: number
}

/** The first place from the top of the window, in pixels, where a toast covers none of the boxes. */
export function freeTop(boxes: Box[]): number {
  let top = MARGIN
  for (const box of boxes.toSorted((one, other) => one.top - other.top)) {
    if (box.top < top + TOAST_HEIGHT && box.bottom > top) top = box.bottom + GAP
  }
  return top
}

/** Title rows with their buttons: those of the topmost dialog, else of the view. */
export function headerBoxes(): Box[] {
  const titles = [...document.querySelectorAll('[data-slot="dialog-title"]')].slice(-1)
  const elements =
    titles.length > 0 ? titles : document.querySelectorAll('body header > :first-child, main h1')
  return [...elements].map((element) => (element.parentElement ?? element).getBoundingClientRect())
}

/**
 * The strip above every view comes after the view: a place as high as it was is kept free for it, so
 * that nothing jumps, and no press goes beside its button.
 */
const KEY = 'academy.strip'

const setHeight = (height: string) => document.documentElement.style.setProperty('--strip', height)

export function keepPlace() {
  try {
    setHeight(localStorage.getItem(KEY) ?? '0')
  } catch {
    // Storage is blocked: the view moves down once.
  }
}

/** For the next time; the strip itself takes the place from now on. */
export function rememberHeight(height: number) {
  setHeight('0')
  try {
    localStorage.setItem(KEY, `${height}px`)
  } catch {
    // As above.
  }
}

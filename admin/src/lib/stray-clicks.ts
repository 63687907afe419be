const DIALOG = '[role$="dialog"]'

/**
 * The second press of a double click on a button that closes its dialog was meant for that button, and
 * presses nothing of what lies below.
 */
export function ignoreStrayClicks() {
  let pressed: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && pressed && !pressed.isConnected) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      pressed = event.target instanceof Element ? event.target.closest(DIALOG) : null
    },
    { capture: true }
  )
}

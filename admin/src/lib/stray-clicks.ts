const DIALOG = '[role$="dialog"]'

/**
 * The second press of a double click on a button that closes its dialog was meant for that button, and
 * presses nothing of the view below. Between dialogs two quick taps in one place may both be meant, as
 * 'Crop' and 'Save' on a phone.
 */
export function ignoreStrayClicks() {
  let pressed: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const dialog = event.target instanceof Element ? event.target.closest(DIALOG) : null
      const isStray = event.detail > 1 && pressed?.isConnected === false && !dialog
      if (isStray) {
        event.preventDefault()
        event.stopPropagation()
      } else {
        pressed = dialog
      }
    },
    { capture: true }
  )
}

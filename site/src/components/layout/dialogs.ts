/*
 * Dialogs are opened and closed by the browser (`command`, `closedby`). This adds what it cannot:
 * leaving the drawer by a link, and both attributes where a browser does not know them yet.
 */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
let pressed: EventTarget | null = null

addEventListener('pointerdown', ({ target }) => (pressed = target))
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('a')) target.closest<HTMLDialogElement>('[data-closes-on-link]')?.close()

  const button = target.closest('[commandfor]')
  if (button && !knowsCommands) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  }
  // Dialogs have no padding, so only a press on the backdrop has the dialog itself for a target.
  if (!knowsClosedBy && target === pressed && target.matches('dialog[closedby="any"]')) {
    ;(target as HTMLDialogElement).close()
  }
})

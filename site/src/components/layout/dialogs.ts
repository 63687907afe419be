/* What `command` and `closedby` do, where a browser does not know them, and links that leave the drawer. */
const knowsCommands = 'command' in HTMLButtonElement.prototype
const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
let pressed: EventTarget | null

addEventListener('pointerdown', (event) => (pressed = event.target))
addEventListener('click', (event) => {
  const target = event.target as Element
  target.closest('a')?.closest<HTMLDialogElement>('.drawer')?.close()

  const button = target.closest('[command]')
  if (button && !knowsCommands) {
    const dialog = document.querySelector<HTMLDialogElement>(
      `#${button.getAttribute('commandfor')}`
    )
    if (button.matches('[command=close]')) dialog?.close()
    else dialog?.showModal()
  }
  // Dialogs have no padding, so only a press on the backdrop has the dialog itself for a target.
  if (!knowsClosedBy && target === pressed && target.matches('[closedby]')) {
    ;(target as HTMLDialogElement).close()
  }
})

addEventListener('click', (event) => {
  const target = event.target as Element
  const link = target.closest<HTMLElement>('[data-share]')
  if (link && 'share' in navigator) {
    event.preventDefault()
    // Closing the sheet rejects.
    navigator.share(JSON.parse(link.dataset.share!) as ShareData).catch(() => {})
  }
  const button = target.closest<HTMLElement>('[data-copy]')
  if (button) void copy(button)
})

async function copy(button: HTMLElement) {
  const actions = button.parentElement!
  const label = button.querySelector<HTMLElement>('[data-copied]')!
  const address = actions.querySelector<HTMLElement>('.share-address')!
  try {
    await navigator.clipboard.writeText(button.dataset.copy!)
    address.hidden = true
    label.textContent = label.dataset.copied!
    actions.querySelector('[role=status]')!.textContent = label.dataset.copied!
  } catch {
    // Not allowed, as over plain http: the address is shown selected instead.
    address.hidden = false
    const field = address.querySelector('input')!
    field.focus()
    field.select()
  }
}

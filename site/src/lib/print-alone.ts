/** On paper the controls of a dialog mean nothing. */
const CONTROLS = '.button-icon'

/** As much room as its content needs, from the top of the first sheet. */
const SHEET = 'display:block;position:absolute;inset:0 0 auto;width:100%;max-height:none;border:0'

/**
 * Has an open dialog printed alone and in full: the browser alone would print what fits the window,
 * on every sheet and over the page behind it. By script, because the rules would weigh on every page.
 * @returns ends that
 */
export function printAlone(dialog: HTMLDialogElement): () => void {
  let hidden: Element[] = []
  function before() {
    if (!dialog.open) return
    hidden = [...dialog.querySelectorAll(CONTROLS)]
    for (let part: Element = dialog; part !== document.body; part = part.parentElement!) {
      hidden.push(...[...part.parentElement!.children].filter((one) => one !== part))
    }
    hidden = hidden.filter(({ classList }) => !classList.contains('no-print'))
    for (const { classList } of hidden) classList.add('no-print')
    dialog.style.cssText = SHEET
  }
  function after() {
    for (const { classList } of hidden) classList.remove('no-print')
    hidden = []
    dialog.removeAttribute('style')
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}

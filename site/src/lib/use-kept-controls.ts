import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? !control.selectedOptions[0]?.defaultSelected
    : control.value !== control.defaultValue

function readForm(selector: string) {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(selector)
  if (!form) return { controls: [], focused: null }
  const { activeElement } = document
  return {
    controls: [...form.elements].filter(isControl),
    focused: form.contains(activeElement) ? activeElement : null,
  }
}

/** Focuses the element that stands for another one, with the caret where it was. */
function focusInstead(of: Element, form: HTMLFormElement) {
  const name = of.getAttribute('name')
  const after = [...form.elements].find(
    (one) => one.localName === of.localName && one.getAttribute('name') === name
  )
  if (!(after instanceof HTMLElement)) return
  after.focus({ preventScroll: true })
  if (!isControl(of) || of instanceof HTMLSelectElement) return
  if (!isControl(after) || after instanceof HTMLSelectElement) return
  // An email's caret cannot be read.
  if (of.selectionStart !== null) after.setSelectionRange(of.selectionStart, of.selectionEnd)
}

/**
 * Keeps what was typed or chosen in a form of the server's page before React took it over, and the focus.
 * React knows of neither, and makes all elements anew where the translation of a page or a password
 * manager has changed some.
 * @param selector finds the form as the server made it
 * @param take what to do with a value, by the name of its control
 */
export function useKeptControls(
  formRef: RefObject<HTMLFormElement | null>,
  selector: string,
  take: Partial<Record<string, (value: string) => void>> = {}
) {
  // The first render runs while the server's elements are there, and they keep what is typed later.
  const [before] = useState(() => readForm(selector))

  const giveBack = useEffectEvent((form: HTMLFormElement) => {
    for (const old of before.controls.filter(isChanged)) {
      const now = form.elements.namedItem(old.name)
      if (!isControl(now)) continue
      if (now !== old) now.value = old.value
      take[old.name]?.(old.value)
    }
    if (before.focused && !before.focused.isConnected) focusInstead(before.focused, form)
  })

  useLayoutEffect(() => {
    if (formRef.current) giveBack(formRef.current)
  }, [formRef])
}

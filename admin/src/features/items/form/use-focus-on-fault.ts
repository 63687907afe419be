import { useEffect, useState } from 'react'

const INVALID = '[aria-invalid="true"]'

/** What stands below a field: its error, its hint. */
const wordsOf = (field: HTMLElement | undefined) =>
  (field?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])

interface Checked {
  element: HTMLFormElement
  active: Element | null
}

/** After a save has been checked: the focus on the first field at fault, else where it was. */
export function useFocusOnFault() {
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    const first = checked?.element.querySelector<HTMLElement>(`${INVALID}, [data-invalid]`)
    // The head of a part that has just unfolded stands before its fields.
    const field = first?.closest('details')?.querySelector<HTMLElement>(INVALID)
    // A field loses the focus while the form is being saved.
    const last = checked?.element.contains(checked.active) && (checked.active as HTMLElement)
    const target = field ?? first ?? (last || undefined)
    target?.focus()
    // The focus brings the field alone into view, and leaves its sentence under the foot.
    for (const words of wordsOf(target)) words.scrollIntoView({ block: 'nearest' })
  }, [checked])
  return setChecked
}

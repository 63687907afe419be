import { externalValue } from './external-value'

interface Action {
  label: string
  onClick: () => void
}

/** The notice goes with a press of its buttons. */
interface Options {
  description?: string
  action?: Action
  undo?: Action
}

export interface Notice extends Options {
  /** They rise. */
  id: number
  look: 'plain' | 'success' | 'error'
  title: string
}

/** What the toaster shows, the newest last. */
export const notices = externalValue<readonly Notice[]>([])

let count = 0

function show(look: Notice['look'], title: string, options?: Options): number {
  count += 1
  notices.set([...notices.get(), { ...options, id: count, look, title }])
  return count
}

/** Shows a notice, and answers by which number it can be taken away before its time is over. */
export const toast = (title: string, options?: Options) => show('plain', title, options)

toast.success = (title: string, options?: Options) => show('success', title, options)
toast.error = (title: string, options?: Options) => show('error', title, options)
toast.dismiss = (id: number) => notices.set(notices.get().filter((one) => one.id !== id))

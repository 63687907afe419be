import type { ExternalToast } from 'sonner'
import { externalValue } from './external-value'

/** Whether there was a notice: sonner, and what shows it, come with the first one. */
export const isToasterNeeded = externalValue(false)

let shown = 0

function show(kind: 'message' | 'success' | 'error', title: string, options?: ExternalToast) {
  shown += 1
  const id = shown
  isToasterNeeded.set(true)
  // Where it cannot be had, the part that would show it says so.
  void import('sonner').then(
    ({ toast }) => toast[kind](title, { ...options, id }),
    () => undefined
  )
  return id
}

/** Shows a notice, and answers by which number it can be taken away before its time is over. */
export function toast(title: string, options?: ExternalToast) {
  return show('message', title, options)
}

toast.success = (title: string, options?: ExternalToast) => show('success', title, options)
toast.error = (title: string, options?: ExternalToast) => show('error', title, options)
toast.dismiss = (id: number) => {
  void import('sonner').then(
    (sonner) => sonner.toast.dismiss(id),
    () => undefined
  )
}

import { externalValue } from '@/lib/external-value'

const SHOWN_MS = 5_000

interface Action {
  label: string
  onClick: () => void
}

interface Options {
  description?: string
  action?: Action
  undo?: Action
}

interface Toast extends Options {
  id: number
  type: 'plain' | 'success' | 'error'
  title: string
}

export const toasts = externalValue<readonly Toast[]>([])
let lastId = 0

export const dismiss = (id: number) => toasts.set(toasts.get().filter((one) => one.id !== id))

function show(type: Toast['type'], title: string, options?: Options) {
  const id = ++lastId
  toasts.set([...toasts.get(), { id, type, title, ...options }])
  setTimeout(() => dismiss(id), SHOWN_MS)
}

export const toast = Object.assign(
  (title: string, options?: Options) => show('plain', title, options),
  {
    success: (title: string, options?: Options) => show('success', title, options),
    error: (title: string) => show('error', title),
  }
)

import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { theme: { radius: ['panel', 'control'] } } })

/** Joins class names; of two that say the same, the later one counts. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes))
}

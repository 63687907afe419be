import type { Item } from '@/lib/resource'
import { session } from '@/lib/session'

/** What is to be passed on: an item of the list with this key. */
export interface PassedOn {
  kind: string
  item: Item & { isActive: boolean }
}

let shown: PassedOn | undefined
let tell: (() => void) | undefined

/** What the one sheet that passes items on is open for; it stands in `app/background.tsx`. */
export const passedOn = {
  shown: () => shown,
  open(next: PassedOn | undefined) {
    shown = next
    tell?.()
  },
  subscribe(listener: () => void) {
    tell = listener
    return () => void (tell = undefined)
  },
}

// The next director to sign in is not shown the earlier one's.
session.subscribe(() => {
  if (!session.token()) passedOn.open(undefined)
})

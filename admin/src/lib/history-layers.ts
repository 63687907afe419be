import { useEffect, useEffectEvent } from 'react'
import { session } from '@/lib/session'

/**
 * What is open above a view (menu, viewer, cropper, selection, an open message, a question) has a
 * history entry of its own, so that Back closes the topmost and nothing else. Dialogs that are named
 * in the address have entries of the router's; both kinds are left through `leave`, so that nothing
 * goes back twice for one closing.
 */
interface Layer {
  close: () => void
}

/** What an entry says: how many layers are open at it, and whether it is itself one of them. */
interface Mark {
  layers?: number
  isLayer?: boolean
}

/** Open layers, the lowest first. */
const open: Layer[] = []
/** Entries to be added once a Back of our own has come: until then they would go with it. */
const waiting: (() => void)[] = []
let isLeaving = false

/** The router keeps a state of ours in each entry as `usr`. */
function markOf(state: unknown): Mark {
  const { usr } = (state ?? {}) as { usr?: Mark | null }
  return usr ?? {}
}

function layersOf(state: unknown): number {
  return markOf(state).layers ?? 0
}

/** How much is open above the view, by the router's state of an entry. */
export function depthOf(state: unknown): number {
  const { layers = 0, opened = false } = (state ?? {}) as Partial<Opened>
  return layers + Number(opened)
}

/** How many layers are open at the present entry. */
function presentDepth(): number {
  return layersOf(history.state)
}

function isStale(): boolean {
  return markOf(history.state).isLayer === true && layersOf(history.state) > open.length
}

window.addEventListener('popstate', () => {
  if (isLeaving) {
    isLeaving = false
    for (const push of waiting.splice(0)) push()
  } else {
    while (open.length > presentDepth()) open.pop()?.close()
  }
  // A layer that was closed before: it is not opened again, so its entry is passed over.
  if (isStale()) history.back()
})

// The sign-in page takes the place of whatever entry is present: nothing goes back from there.
session.subscribe(() => {
  if (!session.token()) open.splice(0)
})

// A reload closes every layer; their entries stay, and repeat the one below them.
if (isStale()) history.back()

/** Goes back so many entries to close something; not while another Back of ours is under way. */
function leave(entries: number) {
  if (isLeaving) return
  isLeaving = true
  history.go(-entries)
}

/** State of an entry that the router adds for what its address names and opens. */
export interface Opened extends Mark {
  opened: true
  /** How many layers are open below it. */
  below: number
}

/** @param replaced how many of the open layers it takes the place of */
export function openedState(replaced = 0): Opened {
  const below = presentDepth() - replaced
  return { opened: true, layers: below, below }
}

/**
 * Leaves the entry of what the address opened, with every layer above it.
 * @returns false where it was opened by a link and has no entry of its own
 */
export function leaveOpened(): boolean {
  const { usr } = (history.state ?? {}) as { usr?: Opened | null }
  if (!usr?.opened) return false
  const above = presentDepth() - usr.below
  open.splice(usr.below)
  leave(above + 1)
  return true
}

function add(layer: Layer) {
  open.push(layer)
  const depth = open.length
  const push = () => {
    if (open[depth - 1] !== layer) return
    // The entry repeats the present one, so the router sees no change in either direction.
    const mark: Mark = { ...markOf(history.state), layers: depth, isLayer: true }
    history.pushState({ ...history.state, usr: mark }, '')
  }
  if (isLeaving) waiting.push(push)
  else push()
}

/** After Back, or a navigation to elsewhere, the layer has no entry any more. */
function remove(layer: Layer) {
  const index = open.indexOf(layer)
  if (index < 0) return
  open.splice(index)
  const above = presentDepth() - index
  if (above > 0) leave(above)
}

/** Gives something that is open a history entry for as long as it is; Back then calls `close`. */
export function useHistoryLayer(isOpen: boolean, close: () => void) {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const layer = { close: () => onClose() }
    add(layer)
    return () => remove(layer)
  }, [isOpen])
}

import { useLocation, useNavigate } from 'react-router-dom'

/** Of a dialog that the address names. */
export const ADDRESS_LAYER = 'address'

interface Layer {
  name: string
  value?: unknown
}

/** What is open above a view lies in the state of its history entry: Back closes the topmost. */
export const layersOf = (state: unknown): Layer[] =>
  (state as { layers?: Layer[] } | null)?.layers ?? []

/** The router keeps the state of an entry as `usr`. */
const presentLayers = () => layersOf((window.history.state as { usr?: unknown } | null)?.usr)

/** State of an entry that opens a layer above those that are open. */
export const withLayer = (name: string, value?: unknown) => ({
  layers: [...presentLayers(), { name, value }],
})

// Going back takes a moment: a second press must not go back twice.
let isLeaving = false
window.addEventListener('popstate', () => (isLeaving = false))

/** Closes a layer and those above it; false where it has no entry, as after following a link. */
export function leaveLayer(name: string): boolean {
  const layers = presentLayers()
  const index = layers.findIndex((layer) => layer.name === name)
  if (index < 0) return false
  if (!isLeaving) window.history.go(index - layers.length)
  isLeaving = true
  return true
}

/** Something that opens above the view, with a serializable value such as what it is about. */
export function useLayer<Value = undefined>(name: string) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const layer = layersOf(state).find((one) => one.name === name)
  return {
    isOpen: layer !== undefined,
    value: layer?.value as Value | undefined,
    open: (value?: Value) =>
      void navigate({ search: window.location.search }, { state: withLayer(name, value) }),
    close: () => void leaveLayer(name),
  }
}

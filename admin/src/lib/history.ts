import { useLocation, useNavigate } from 'react-router-dom'
import { isSame } from '@/lib/is-same'

interface Layer {
  name: string
  value?: unknown
  /** A link led to the view with this open: there is no entry below it without. */
  isLinked?: true
}

/** What is open above a view lies in the state of its history entry: Back closes the topmost. */
export const layersOf = (state: unknown): Layer[] =>
  (state as { layers?: Layer[] } | null)?.layers ?? []

/**
 * What is open when it is asked: notices, answers and `popstate` call long after the render that they
 * were made in, and outside of a render the router has its state nowhere but in the history, as `usr`.
 */
const presentLayers = () => layersOf((window.history.state as { usr?: unknown } | null)?.usr)

/** State of an entry that opens a layer above those that are open. */
export const withLayer = (name: string, value?: unknown) => ({
  layers: [...presentLayers(), { name, value }],
})

/** State for a link to a view that opens with a layer; closed, the view takes its place. */
export const linkedLayer = (name: string, value?: unknown): { layers: Layer[] } => ({
  layers: [{ name, value, isLinked: true }],
})

/** The state of an entry with the named layer alone, which nobody opened from the view below. */
export function layerToReturnTo(state: unknown, name: string) {
  const layer = layersOf(state).find((one) => one.name === name)
  return layer ? linkedLayer(name, layer.value) : null
}

// Going back takes a moment: a second press must not go back twice.
let isLeaving = false
window.addEventListener('popstate', () => (isLeaving = false))

/**
 * Something that opens above the view, with a serializable value such as what it is about. A dialog,
 * a sheet or an opened item opens so and in no other way; the address holds search and filters alone.
 */
export function useLayer<Value = undefined>(name: string) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isNamed = (layer: Layer) => layer.name === name
  const shown = layersOf(state).find(isNamed)

  function replace(layers: Layer[]) {
    void navigate({ search: window.location.search }, { replace: true, state: { layers } })
  }

  return {
    isOpen: shown !== undefined,
    value: shown?.value as Value | undefined,
    open(value?: Value) {
      void navigate({ search: window.location.search }, { state: withLayer(name, value) })
    },
    /** Shows another value in the place of the present one: Back closes it all the same. */
    change(value: Value) {
      replace(layersOf(state).map((layer) => (isNamed(layer) ? { ...layer, value } : layer)))
    },
    /** Closes it and what is open above it; a late call closes nothing that was opened since. */
    close: function close() {
      // What is closed by now may have been above it.
      if (isLeaving) return window.addEventListener('popstate', close, { once: true })
      const layers = presentLayers()
      const index = layers.findIndex(isNamed)
      const layer = layers[index]
      if (!shown || !layer || !isSame(layer.value, shown.value)) return
      if (layer.isLinked) return replace(layers.slice(0, index))
      isLeaving = true
      window.history.go(index - layers.length)
    },
  }
}

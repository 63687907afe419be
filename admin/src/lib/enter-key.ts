import type { KeyboardEvent } from 'react'

/** What WebKit calls the key that ends a composition, when it says no more that it composes. */
const COMPOSITION = 229

/** Enter itself, and not the one that ends the composition of a Devanagari word. */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== COMPOSITION

/** Enter with Ctrl or ⌘, which saves a form from any of its fields. */
export const isSaveKey = (event: KeyboardEvent) =>
  isEnter(event) && (event.ctrlKey || event.metaKey)

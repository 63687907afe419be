import { expect, it } from 'vitest'
import { freeTop } from './toast-position'

const bar = { top: 0, bottom: 64 }

it.each([
  ['nothing is in the way', [], 16],
  ['below the title of a view on a desk', [{ top: 40, bottom: 88 }], 96],
  ['below the bar of a phone and the title under it', [{ top: 72, bottom: 120 }, bar], 128],
  ['below the bar alone, where the title is far down', [bar, { top: 300, bottom: 350 }], 72],
  ['at the top, once the title is scrolled away', [{ top: -60, bottom: -10 }], 16],
  ['at the top, above a small dialog', [{ top: 250, bottom: 300 }], 16],
])('%s', (_, boxes, top) => {
  expect(freeTop(boxes)).toBe(top)
})

import { expect, it } from 'vitest'
import { regionOf, wholeFraming } from './crop'

it.each([
  ['of the ratio is kept whole', 3000, 4000, { x: 0, y: 0, width: 3000, height: 4000 }],
  ['that is too wide loses its sides', 4000, 3000, { x: 875, y: 0, width: 2250, height: 3000 }],
  ['that is too tall loses top and foot', 1200, 2000, { x: 0, y: 200, width: 1200, height: 1600 }],
])('at first a picture %s', (_name, width, height, region) => {
  expect(regionOf(wholeFraming, { width, height }, 3 / 4)).toEqual(region)
})

it('a turned, zoomed and moved picture is cut where its frame stands', () => {
  const framing = { zoom: 2, turns: 1, x: 0.5, y: 0 } as const
  const { x, y, width, height } = regionOf(framing, { width: 1000, height: 1000 }, 1)
  expect({ x, y, width, height }).toEqual({ x: 50, y: 300, width: 400, height: 400 })
})

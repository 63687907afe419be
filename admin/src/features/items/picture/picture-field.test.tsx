// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { withLayer } from '@/lib/history'
import { PictureField } from './picture-field'

afterEach(cleanup)

it.each([
  ['crop', [[-1]]],
  ['view', []],
])('after a reload with the layer "%s" open, the history goes back %j', (open, expected) => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)
  window.history.replaceState({ usr: withLayer('picture', open), idx: 1 }, '', '/admin')
  render(
    <BrowserRouter>
      <PictureField
        label="Banner"
        hint=""
        ratio={1}
        storedUrl={null}
        picture={null}
        error={undefined}
        onChange={() => undefined}
      />
    </BrowserRouter>
  )
  expect(go.mock.calls).toEqual(expected)
})

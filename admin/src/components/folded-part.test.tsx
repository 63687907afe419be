// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FoldedPart } from './folded-part'

afterEach(cleanup)

test.each([
  [true, 'stays open'],
  [false, 'is folded'],
])('a part that is wrong (%s) %s at a press', (isWrong) => {
  const { container } = render(
    <FoldedPart title="Prizes" isWrong={isWrong}>
      A field
    </FoldedPart>
  )
  const isFolded = fireEvent.click(container.getElementsByTagName('summary')[0] as HTMLElement)
  expect(isFolded).toBe(!isWrong)
})

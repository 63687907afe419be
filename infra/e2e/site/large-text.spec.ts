import { enlargeText, expectNothingLost, SMALL_PHONE } from '../large-text.ts'
import { inEveryState } from './states.ts'
import { test } from './visitor.ts'

test.use({ viewport: SMALL_PHONE, contextOptions: { reducedMotion: 'reduce' } })

test('at twice the usual text size on a small phone nothing scrolls sideways and no control is lost', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await enlargeText(page)
  await inEveryState(page, () => expectNothingLost(page))
})

import { STILL, test } from './fixtures.ts'
import { mainJob } from './main-job.ts'

// On a phone it moves.
test.use(STILL)

test('a director publishes, a visitor finds it and writes, the director reads', async ({
  page,
  browser,
}) => {
  await mainJob(page, browser, 'Sangamner Rapid for the whole valley')
})

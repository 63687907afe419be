import { expect, test } from '../fixtures.ts'
import { mainJob } from '../main-job.ts'

test('the main job, on a phone, by touch', async ({ page, browser }) => {
  await mainJob(page, browser, 'Sunday Blitz by the river')
  expect(test.info().project.name).toBe('phone')
})

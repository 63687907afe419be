import { enlargeText, SMALL_PHONE } from '../large-text.ts'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { inDays, plain } from './tournaments.ts'
import { expectNoSidewaysScroll, openList, test } from './visitor.ts'

test.use({ viewport: SMALL_PHONE })

const WORD = 'Vishwanathrao.Deshpande@sahyadrichess.example'

test('a long word in any field makes neither page nor dialog scroll sideways, nor a usual text size', async ({
  page,
  baseURL,
}) => {
  const director = await Director.signIn(baseURL!)
  const title = 'आंतरमहाविद्यालयीनबुद्धिबळस्पर्धा InternationalRapidRatingChampionship'
  const slug = await director.publish('tournaments', {
    ...plain,
    title,
    startDate: inDays(20),
    venue: 'https://maps.app.goo.gl/AbCdEfGhIjKlMnOpQ1234567',
    ...{ city: WORD, federationCodes: 'AICF/2026/MAH/EventCodeVeryLongUnbroken1234567890' },
    ...{ contactName: WORD, seatsNote: WORD, timeControl: WORD, format: WORD },
    eligibility: WORD,
  })
  for (const isLarge of [false, true]) {
    const reset = isLarge ? await enlargeText(page) : undefined
    await page.goto(`/updates/${slug}`)
    await expectNoSidewaysScroll(page)
    await openList(page, '/updates?q=InternationalRapid')
    await page.getByRole('link', { name: `View details of ${title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(WORD).first()).toBeVisible()
    const sideways = () =>
      dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 1)
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ className }) => className)
      )
    expect(await sideways()).toEqual([])
    await reset?.()
  }
  await director.close()
})

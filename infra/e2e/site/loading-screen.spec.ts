import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

test.describe('on the first view of a session', () => {
  test.use({ isFirstView: true })

  test('the knight walks for two seconds over a page that is already there, once', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/testimonials')
    const screen = page.locator('.loading-screen')
    await expect(screen).toBeVisible()
    await expect(screen.locator('.square')).toHaveCount(8)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(1900)
    await expect(screen).toBeVisible()
    await page.clock.runFor(300)
    await expect(screen).toBeHidden()

    await page.goto('/services')
    await expect(screen).toBeHidden()
    await page.reload()
    await expect(screen).toBeHidden()
  })

  test('a key press ends it', async ({ page }) => {
    await page.clock.install()
    await page.goto('/testimonials')
    const screen = page.locator('.loading-screen')
    await expect(screen).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(screen).toBeHidden()
  })

  test.describe('when motion is unwanted', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('there is no loading screen, and nothing moves', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('.loading-screen')).toBeHidden()
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length
      )
      expect(moving).toBe(0)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('there is no loading screen', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('.loading-screen')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
})

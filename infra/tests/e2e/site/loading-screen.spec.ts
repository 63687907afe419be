import { identity } from '@academy/api/shared/identity'
import { expect, IN_MOTION, STILL } from '../fixtures.ts'
import { test } from './visitor.ts'

test.use(IN_MOTION)

test.describe('on the first view of a session', () => {
  test.use({ isFirstView: true })

  test('the knight walks for two seconds over a page that is already there, once', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/testimonials')
    const screen = page.locator('.loading-screen')
    await expect(screen).toBeVisible()
    await expect(screen.locator('.square')).toHaveCount(8)
    await expect(screen.getByText(identity.name)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const root = page.locator('html')
    await page.clock.runFor(1900)
    await expect(root).toContainClass('is-loading')
    await page.clock.runFor(200)
    await expect(root).not.toContainClass('is-loading')
    await expect(screen).toBeHidden()

    await page.goto('/services')
    await expect(screen).toBeHidden()
    await page.reload()
    await expect(screen).toBeHidden()
  })

  test('a key press ends it', async ({ page }) => {
    // Time stands still: nothing but the key can end it.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto('/testimonials')
    const screen = page.locator('.loading-screen')
    await expect(screen).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(screen).toBeHidden()
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true })
    test('a tap ends it, and presses nothing that lies below', async ({ page }) => {
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await page.goto('/')
      const screen = page.locator('.loading-screen')
      await expect(screen).toBeVisible()
      const below = page.getByRole('link', { name: 'Start Learning' })
      const { x, y, width, height } = (await below.boundingBox())!
      await page.touchscreen.tap(x + width / 2, y + height / 2)
      await expect(screen).toBeHidden()
      await expect(page).toHaveURL('/')
      await below.tap()
      await expect(page).toHaveURL('/services')
    })
  })

  test.describe('when motion is unwanted', () => {
    test.use(STILL)
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

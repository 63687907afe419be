import type { Locator, Page, Response } from '@playwright/test'
import { identity } from '@academy/api/shared/identity/identity'
import { expect, STILL, test as base } from '../fixtures.ts'

interface Options {
  /** A first page view of a browser session shows the loading screen. */
  isFirstView: boolean
}

interface Fixtures {
  /** What was asked of other hosts; asserted to be nothing at the test's end, and no cookie set. */
  foreign: string[]
}

/** A visitor's test, whose browser asks for little motion. */
export const test = base.extend<Options & Fixtures>({
  ...STILL,
  isFirstView: [false, { option: true }],
  foreign: [
    async ({ context, isFirstView, baseURL }, use) => {
      if (!isFirstView) {
        // Frames of other hosts have no storage here.
        await context.addInitScript(() => {
          const isOurs = self === top && location.protocol === 'http:'
          if (isOurs) sessionStorage.setItem('academy.visited', '1')
        })
      }
      const foreign: string[] = []
      // Not the page's own: that would open one for a test that asks the server alone.
      context.on('request', (request) => {
        const url = request.url()
        if (url.startsWith('http') && !url.startsWith(`${baseURL}/`)) foreign.push(url)
      })
      await use(foreign)
      expect(foreign, 'requests to other hosts').toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

/** Takes faults out that the test itself has caused; they have to be there. */
export function expectFault(faults: string[], pattern: RegExp) {
  expect(faults.filter((fault) => pattern.test(fault))).not.toEqual([])
  faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)))
}

/** Opens a list and waits until its island is awake. */
export async function openList(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address)
  await untilAwake(page.locator('.browse-form'))
  return answer!
}

/** Opens a page as on a slow network: its scripts come when they are let through. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const isThere = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/*.js', async (route) => {
    await isThere
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  return letThrough
}

/** Wraps every text as Chrome's translation does, and adds an element to each field like an extension. */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, option'))
        continue
      const font = document.createElement('font')
      text.parentNode!.replaceChild(font, text)
      font.append(text)
    }
    for (const field of document.querySelectorAll('main input')) {
      field.after(document.createElement('password-manager'))
    }
  })
}

/** Has a list ask for news, as when the network comes back: once it listens, which is after it is awake. */
export async function askForNews(page: Page) {
  await expect(async () => {
    const asked = page.waitForRequest(/\/api\/(tournaments|achievements)$/, { timeout: 1000 })
    await Promise.all([asked, page.evaluate(() => dispatchEvent(new Event('online')))])
  }).toPass()
}

export async function untilAwake(part: Locator) {
  await expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true)
}

/** Opens the contact page and waits until its form is React's, not only the browser's. */
export async function openContact(page: Page) {
  await page.goto('/contact')
  await untilFormIsAwake(page)
}

/** Goes to the form's button: the form wakes up with the focus. */
export async function untilFormIsAwake(page: Page) {
  const form = page.locator('.contact-form')
  await form.getByRole('button').focus()
  await untilAwake(form)
}

/** No part of the page reaches beyond the window's width. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll, `${page.url()} is wider than its window`).toBeLessThanOrEqual(client)
}

/** From a tablet's width on, the open dialog has its picture beside its text. */
export async function expectColumns(page: Page) {
  const side = page.locator('dialog[open] .details-side')
  const main = page.locator('dialog[open] .details-main')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const left = (await side.boundingBox())!
      const right = (await main.boundingBox())!
      expect(left.width, `picture at ${width} px`).toBeLessThanOrEqual(420)
      expect(right.x, `text at ${width} px`).toBeGreaterThan(left.x + left.width)
      expect(right.y).toBe(left.y)
    }).toPass({ timeout: 2000 })
  }
}

/** The link opens a chat with the academy in a tab of its own, with these words ready to be sent. */
export async function expectChat(link: Locator, text: string) {
  const { href, target, rel } = await link.evaluate((node: HTMLAnchorElement) => ({
    href: node.href,
    target: node.target,
    rel: node.rel,
  }))
  const { origin, pathname, searchParams } = new URL(href)
  expect(origin + pathname).toBe(`https://wa.me/${identity.whatsapp}`)
  expect(searchParams.get('text')).toBe(text)
  expect([target, rel]).toEqual(['_blank', 'noopener'])
}

/** Whatever a thumb presses is at least 44 px tall; a card's link is as large as its card. */
export async function expectTargets(page: Page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary, input, select')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('[aria-hidden=true], .skip-link, .card-link'))
      // A press on the words of a choice chooses it.
      .map((target) => (target.matches('[type=radio]') ? target.closest('label')! : target))
      .map((target) => ({ target, height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 43.9)
      .map(({ target, height }) => `${target.outerHTML.slice(0, 80)} ${Math.round(height)}`)
  )
  expect(small, page.url()).toEqual([])
}

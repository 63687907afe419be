import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core'
import type { Handle, Tab } from './screen.ts'
import type { Device } from './device.ts'

/** What Firefox knows of a phone: a finger, and scroll bars that take no room. */
const touchScreen = {
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'dom.w3c_touch_events.enabled': 1,
  'dom.maxtouchpoints.testing.value': 5,
  'ui.useOverlayScrollbars': 1,
}

function handleOf(element: ElementHandle<Element>, isTouched: boolean): Handle {
  return {
    press: () => (isTouched ? element.tap() : element.click()),
    type: (text) => element.type(text),
    attach: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  }
}

/**
 * Reported for files whose page redirects at once, as the admin does to who is not signed in: its
 * worker was still fetching them. Without a worker Firefox says nothing of such files, but of fonts
 * it does (the number is NS_BINDING_ABORTED).
 */
const LEFT_BEHIND =
  /^Error: (Failed to load .* A ServiceWorker intercepted the request|downloadable font: download failed .* status=2152398850 )/

/** The page led elsewhere before it had come: what is there is what the journey looks at. */
const LED_ELSEWHERE = /NS_BINDING_ABORTED/

/**
 * A window of Debian's own Firefox. It speaks WebDriver BiDi itself, and Puppeteer is the client that
 * needs nothing between: others ask for geckodriver, which Debian does not have.
 */
export async function openGecko({
  width,
  height,
  isPhone,
  hasScripts,
  isStill,
}: Device): Promise<Tab> {
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    protocolTimeout: 30_000,
    extraPrefsFirefox: {
      'javascript.enabled': hasScripts,
      'intl.accept_languages': 'en-IN',
      'ui.prefersReducedMotion': Number(isStill),
      ...(isPhone && touchScreen),
    },
  })
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  const faults: string[] = []
  const note = (fault: string) => !LEFT_BEHIND.test(fault) && faults.push(fault)
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return
    // Of an error that is an object Firefox tells nothing, such as that the page was left in the midst
    // of a request. What nobody caught is a 'pageerror'.
    if (!message.text().endsWith('JSHandle@error')) note(message.text())
  })
  return {
    faults,
    goto: async (address) => {
      const left = page.url()
      const go = () =>
        page.goto(address).catch((error: Error) => {
          if (!LED_ELSEWHERE.test(error.message)) throw error
        })
      await go()
      // Where the page that was to be left led elsewhere at that moment, it is still there.
      if (page.url() === left && address !== left) await go()
    },
    back: async () => void (await page.goBack()),
    run: (expression) => page.evaluate(expression) as never,
    element: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement()
      return element ? handleOf(element as ElementHandle<Element>, isPhone) : undefined
    },
    close: () => browser.close(),
  }
}

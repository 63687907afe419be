import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { phonePhoto } from '../e2e/photo.ts'
import { desk, phone, type Device } from '../engines/device.ts'
import { openGecko } from '../engines/gecko.ts'
import * as job from '../engines/main-job.ts'
import { Screen, type Tab } from '../engines/screen.ts'
import { WebKit } from '../engines/webkit.ts'
import { director, startAcademy, type Academy } from '../testbed/academy.ts'

const pictures = fileURLToPath(new URL('../test-results/engines/', import.meta.url))
mkdirSync(pictures, { recursive: true })

/** Over when what is shown by now has been painted and moves no more; two seconds at the most. */
const PAINTED = `Promise.race([
  new Promise((over) => setTimeout(over, 2000, true)),
  Promise.all([
    ...document.getAnimations().map(({ finished }) => finished),
    ...[...document.images].filter((image) => image.complete).map((image) => image.decode()),
  ])
    .catch(() => {})
    .then(() => new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(() => painted(true)))
    })),
])`

/** Where it stands: what is open above the page first, then the page. */
const SHOWN = `[
  location.href,
  ...[...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=alert]')],
  document.body,
]
  .map((part) => (part.innerText ?? part).replace(/\\s+/g, ' ').slice(0, 300))
  .join(' · ')`

let academy: Academy
let webkit: WebKit
let photo: string

before(async () => {
  ;[academy, webkit] = await Promise.all([
    startAcademy({ LIMIT_SIGN_IN: '100', LIMIT_CONTACT_EMAIL: '100', QUEUE_WORKER: '0' }),
    WebKit.start(),
  ])
  photo = join(academy.folder, 'IMG_0001.jpg')
  writeFileSync(photo, await phonePhoto())
})
after(async () => {
  webkit?.stop()
  await academy?.stop()
})

const engines = {
  Gecko: openGecko,
  WebKit: (device: Device) => webkit.open(device),
}
const devices = { 'a desk': desk, 'a phone': phone }

for (const [engine, openTab] of Object.entries(engines)) {
  describe(engine, () => {
    let tab: Tab | undefined
    after(() => tab?.close())

    async function open(device: Device, where: string) {
      await tab?.close()
      tab = undefined
      tab = await openTab(device)
      const look = async (step: string) => {
        if (device.hasScripts) await tab!.run(PAINTED)
        const file = `${engine}-${where.replace('a ', '')}-${step}.png`.toLowerCase()
        writeFileSync(join(pictures, file), await tab!.screenshot())
      }
      const screen = new Screen(tab, academy.origin)
      return {
        screen,
        visit: { origin: academy.origin, director, isPhone: device.isPhone, photo, look },
      }
    }

    async function doMainJob(where: string, device: Device, words: string) {
      const { screen, visit } = await open(device, where)
      const title = `${words} on ${where}`
      const name = `Meera Shinde of ${title}`
      try {
        const isStill = await screen.tab.run(
          "matchMedia('(prefers-reduced-motion: reduce)').matches"
        )
        assert.equal(isStill, device.isStill)
        await job.publish(screen, visit, title)
        const address = await job.find(screen, visit, title)
        await job.assertItsPicture(visit, title)
        await job.write(screen, visit, name)
        await job.read(screen, visit, name)
        await job.hideAndLeave(screen, visit, title, address)
        assert.deepEqual(screen.tab.faults, [])
      } catch (error) {
        const said = [`${engine}: ${(error as Error).message}`, ...screen.tab.faults]
        throw new Error([...said, await screen.tab.run<string>(SHOWN)].join(' · '), {
          cause: error,
        })
      }
    }

    for (const [where, device] of Object.entries(devices)) {
      test(`does the main job on ${where}`, { timeout: 480_000 }, async (context) => {
        try {
          await doMainJob(where, device, `${engine} Rapid`)
        } catch (error) {
          // As in the browser tests: once more in CI, for a machine that stalls, and it is said.
          if (!process.env.CI) throw error
          context.diagnostic(`needed a second try: ${(error as Error).message}`)
          await doMainJob(where, device, `Second ${engine} Blitz`)
        }
      })
    }

    test('reads the list and a page without JavaScript', { timeout: 120_000 }, async () => {
      const { screen, visit } = await open({ ...desk, hasScripts: false }, 'a desk')
      await job.readPlain(screen, visit)
    })
  })
}

const EYES_AND_HANDS = `({
  isFinger: matchMedia('(pointer: coarse)').matches,
  touches: navigator.maxTouchPoints,
  width: innerWidth,
  writesWebP: document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp'),
  speculates: HTMLScriptElement.supports?.('speculationrules') ?? false,
})`

/** What an engine cannot do here, or does otherwise; when one learns it, the journey should use it. */
describe('what differs', () => {
  let tab: Tab | undefined
  afterEach(async () => {
    await tab?.close()
    tab = undefined
  })

  test('Gecko has a phone’s finger, and fetches nothing before it is asked for', async () => {
    tab = await openGecko(phone)
    await tab.goto(academy.origin)
    assert.deepEqual(await tab.run(EYES_AND_HANDS), {
      isFinger: true,
      touches: 5,
      width: 390,
      writesWebP: true,
      speculates: false,
    })
  })

  test('WebKitGTK has a mouse only, and its canvas writes no WebP', async () => {
    // GTK takes touches from a touch screen, and Xvfb has none: the narrow window is used by mouse.
    tab = await webkit.open(phone)
    await tab.goto(academy.origin)
    assert.deepEqual(await tab.run(EYES_AND_HANDS), {
      isFinger: false,
      touches: 0,
      width: 390,
      writesWebP: false,
      speculates: false,
    })
  })

  test('WebKitGTK tells no errors of the console, which would need WebDriver BiDi', async () => {
    // Debian builds it without: such a session is refused. The journey's own steps must suffice.
    await assert.rejects(webkit.openBidi(), /Failed to match capabilities/)
  })
})

import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { phonePhoto } from '../tests/e2e/photo.ts'
import { desk, phone, type Device } from '../engines/device.ts'
import { openGecko } from '../engines/gecko.ts'
import * as job from '../engines/main-job.ts'
import { Screen, type Tab } from '../engines/screen.ts'
import { WebKit } from '../engines/webkit.ts'
import { director, startAcademy, type Academy } from '../tests/support/academy.ts'

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

const CAPABILITIES = `({
  isFinger: matchMedia('(pointer: coarse)').matches,
  touches: navigator.maxTouchPoints,
  width: innerWidth,
  isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  writesWebP: document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp'),
  speculates: HTMLScriptElement.supports?.('speculationrules') ?? false,
})`

/**
 * What an engine has of a device, and does otherwise than others; when it learns more, the journey
 * should use it. Gecko has a phone's finger. GTK takes touches from a touch screen, and Xvfb has none:
 * the narrow window is used by mouse. WebKit's canvas writes no WebP. Neither fetches anything before
 * it is asked for.
 */
const capabilitiesOf = {
  Gecko: ({ width, isStill, isPhone }: Device) => ({
    ...{ width, isStill, isFinger: isPhone, touches: isPhone ? 5 : 0 },
    ...{ writesWebP: true, speculates: false },
  }),
  WebKit: ({ width, isStill }: Device) => ({
    ...{ width, isStill, isFinger: false, touches: 0 },
    ...{ writesWebP: false, speculates: false },
  }),
}

let academy: Academy
let webkit: WebKit

before(async () => {
  ;[academy, webkit] = await Promise.all([
    startAcademy({ LIMIT_SIGN_IN: '100', LIMIT_CONTACT_EMAIL: '100', QUEUE_WORKER: '0' }),
    WebKit.start(),
  ])
  // As large as phones make them; to turn such a one without a graphics card takes seconds.
  writeFileSync(photoOf(phone), await phonePhoto())
  writeFileSync(photoOf(desk), await phonePhoto(3))
})
after(async () => {
  webkit?.stop()
  await academy?.stop()
})

const photoOf = ({ isPhone }: Device) =>
  join(academy.folder, isPhone ? 'IMG_0001.jpg' : 'IMG_0002.jpg')

const engines = {
  Gecko: openGecko,
  WebKit: (device: Device) => webkit.open(device),
}
const devices = { 'a desk': desk, 'a phone': phone }
/** Where most people have each; `npm run proof` tries both on both. */
const placeOf = { Gecko: 'a desk', WebKit: 'a phone' }
const isThorough = process.env.TESTS_THOROUGH === '1'

for (const [engine, openTab] of Object.entries(engines)) {
  describe(engine, () => {
    let tab: Tab | undefined
    after(() => tab?.close())

    async function open(device: Device, where: string) {
      await tab?.close()
      tab = undefined
      tab = await openTab(device)
      const look = async (step: string) => {
        if (!isThorough) return
        if (device.hasScripts) await tab!.run(PAINTED)
        const file = `${engine}-${where.replace('a ', '')}-${step}.png`.toLowerCase()
        writeFileSync(join(pictures, file), await tab!.screenshot())
      }
      const screen = new Screen(tab, academy.origin)
      return {
        screen,
        visit: {
          origin: academy.origin,
          director,
          isPhone: device.isPhone,
          photo: photoOf(device),
          look,
        },
      }
    }

    async function doMainJob(where: string, device: Device, words: string) {
      const { screen, visit } = await open(device, where)
      const title = `${words} on ${where}`
      const name = `Meera Shinde of ${title}`
      try {
        const has = capabilitiesOf[engine as keyof typeof engines](device)
        assert.deepEqual(await screen.tab.run(CAPABILITIES), has)
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
      if (!isThorough && where !== placeOf[engine as keyof typeof engines]) continue
      test(
        `does the main job on ${where}, with the capabilities the engine has there`,
        { timeout: 480_000 },
        async (context) => {
          try {
            await doMainJob(where, device, `${engine} Rapid`)
          } catch (error) {
            // As in the browser tests: once more in CI, for a machine that stalls, and it is said.
            if (!process.env.CI) throw error
            context.diagnostic(`needed a second try: ${(error as Error).message}`)
            await doMainJob(where, device, `Second ${engine} Blitz`)
          }
        }
      )
    }

    test('reads the list and a page without JavaScript', { timeout: 120_000 }, async () => {
      const { screen, visit } = await open({ ...desk, hasScripts: false }, 'a desk')
      await job.readPlain(screen, visit)
    })
  })
}

/** What an engine cannot do here; when it learns it, the journey should use it. */
test('WebKitGTK tells no errors of the console, which would need WebDriver BiDi', async () => {
  // Debian builds it without: such a session is refused. The journey's own steps must suffice.
  await assert.rejects(webkit.openBidi(), /Failed to match capabilities/)
})

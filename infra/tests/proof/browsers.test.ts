import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { phonePhoto } from '../e2e/photo.ts'
import { director, startAcademy, type Academy } from '../support/academy.ts'
import { desk, phone, type Device } from './device.ts'
import { openGecko } from './gecko.ts'
import * as job from './main-job.ts'
import { Screen, type Tab } from './screen.ts'
import { WebKit } from './webkit.ts'

/** What is seen: what is open above the page first, then the page. */
const SHOWN = `[
  location.href,
  ...[...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=alert]')],
  document.body,
]
  .map((part) => (part.innerText ?? part).replace(/\\s+/g, ' ').slice(0, 300))
  .join(' · ')`

let academy: Academy
let webkit: WebKit

before(async () => {
  ;[academy, webkit] = await Promise.all([
    startAcademy({ LIMIT_SIGN_IN: '100', LIMIT_CONTACT_EMAIL: '100', QUEUE_WORKER: '0' }),
    WebKit.start(),
  ])
  writeFileSync(photoOf(phone), await phonePhoto())
  // Without a graphics card an engine takes seconds to turn twelve megapixels.
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

for (const [engine, openTab] of Object.entries(engines)) {
  describe(engine, () => {
    let tab: Tab | undefined
    after(() => tab?.close())

    async function open(device: Device) {
      await tab?.close()
      tab = undefined
      tab = await openTab(device)
      const { origin } = academy
      const visit = { origin, director, isPhone: device.isPhone, photo: photoOf(device) }
      return { screen: new Screen(tab, origin), visit }
    }

    for (const [where, device] of Object.entries({ 'a desk': desk, 'a phone': phone })) {
      test(`does the main job on ${where}`, { timeout: 480_000 }, async () => {
        const { screen, visit } = await open(device)
        const title = `${engine} Rapid on ${where}`
        const name = `Meera Shinde of ${title}`
        try {
          await job.publish(screen, visit, title)
          const address = await job.find(screen, title)
          await job.assertItsPicture(visit, title)
          await job.write(screen, name)
          await job.read(screen, visit, name)
          await job.hideAndLeave(screen, visit, title, address)
          assert.deepEqual(screen.tab.faults, [])
        } catch (error) {
          const facts = [(error as Error).message, ...screen.tab.faults]
          facts.push(await screen.tab.run<string>(SHOWN))
          throw new Error(facts.join(' · '), { cause: error })
        }
      })
    }

    test('reads the list and a page without JavaScript', { timeout: 120_000 }, async () => {
      const { screen } = await open({ ...desk, hasScripts: false })
      await job.readPlain(screen)
    })
  })
}

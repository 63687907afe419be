// A move on the board of the day's problem: from each press and release to the next frame, by finger
// and by mouse, on a phone's width with a processor four times slower.
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { readProblem } from '../../../site/src/features/puzzle/problem.ts'
import { chromiumOptions } from '../../tests/e2e/chromium.ts'
import { startAcademy } from '../../tests/support/academy.ts'
import { Client } from '../../tests/support/client.ts'
import { median } from '../../tests/support/quantiles.ts'
import { atMost, type Line, type Outcome } from '../bars.ts'

const SLOWER = 4
const BAR = 50
/** Of each kind of input, on each page. */
const MOVES = 16
const PAGES = ['/', '/puzzle']
/** Milliseconds: how long a finger rests, at least, and until all that a press leads to is over. */
const HELD = 60
const SETTLED = 450
const VIEWPORT = { width: 360, height: 740 }

interface Hand {
  down: (devtools: CDPSession, x: number, y: number) => Promise<unknown>
  up: (devtools: CDPSession, x: number, y: number) => Promise<unknown>
}

const mouse = (type: 'mousePressed' | 'mouseReleased'): Hand['down'] => {
  return (devtools, x, y) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
}
const finger = (type: 'touchStart' | 'touchEnd'): Hand['down'] => {
  return (devtools, x, y) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
    })
}
const hands: Record<string, Hand> = {
  touch: { down: finger('touchStart'), up: finger('touchEnd') },
  mouse: { down: mouse('mousePressed'), up: mouse('mouseReleased') },
}

/** Collects the events of a press as the browser saw them; those below 16 ms it does not tell. */
function watch(page: Page) {
  return page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) seen.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** The slowest event of what is done, in milliseconds. */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => ((window as unknown as { seen: number[] }).seen.length = 0))
  await pause(SETTLED)
  await act()
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  return Math.max(0, ...seen)
}

async function playOn(page: Page, address: string, hand: Hand): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  const told = page.waitForResponse((answer) => /\/puzzle\/[\w-]+\.json$/.test(answer.url()))
  await page.goto(address)
  await page.locator('.puzzle-board').scrollIntoViewIfNeeded()
  const problem = readProblem(((await (await told).json()) as { line: string }).line)
  const board = page.locator('.puzzle-board')
  await board.getByRole('grid').waitFor()
  await board.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await pause(SETTLED)
  const { x, y, width } = (await board.getByRole('grid').boundingBox())!
  const press = async (square: number) => {
    const seen = problem.isWhite ? square : 63 - square
    const at = [
      x + ((seen % 8) + 0.5) * (width / 8),
      y + ((seen >> 3) + 0.5) * (width / 8),
    ] as const
    await hand.down(devtools, ...at)
    await pause(HELD)
    await hand.up(devtools, ...at)
    // What is timed is the press alone, not the glide of the last one; entries come late.
    await pause(SETTLED)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watch(page)
  // Tries that do not mate are taken back by themselves, or at the next press.
  const tries = problem.tables[0]!.slice(1).filter(({ answer }) => answer !== 'mate')
  const times: number[] = []
  for (let count = 0; count < MOVES; count += 1) {
    const { from, to } = tries[count % tries.length]!
    times.push(
      await slowest(page, async () => {
        await press(from)
        await press(to)
      })
    )
  }
  return times
}

export async function moves(): Promise<Outcome> {
  const academy = await startAcademy({ LOG_LEVEL: 'error' })
  const browser = await chromium.launch(chromiumOptions)
  const lines: Line[] = []
  const figures: Record<string, number[]> = {}
  try {
    // The smallest format of the demo's pictures is made in the background.
    const client = new Client(academy.origin)
    while ((await client.call('/api/achievements')).text.includes('"avif":null')) await pause(1000)
    for (const path of PAGES) {
      for (const [name, hand] of Object.entries(hands)) {
        const page = await browser.newPage({
          viewport: VIEWPORT,
          deviceScaleFactor: 2,
          hasTouch: name === 'touch',
          isMobile: name === 'touch',
        })
        const times = await playOn(page, academy.origin + path, hand)
        figures[`${path} ${name}`] = times
        lines.push(
          atMost(`${path}: a move by ${name}, median`, BAR, median(times), ' ms'),
          atMost(`${path}: a move by ${name}, the slowest`, BAR, Math.max(...times), ' ms')
        )
        await page.close()
      }
    }
    return { lines, figures }
  } finally {
    await browser.close()
    await academy.stop()
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../support/free-port.ts'
import type { Device } from './device.ts'
import type { Handle, Tab } from './screen.ts'

/** The toolbar's buttons would not let the window become as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n'

/** Where Debian keeps the test browser of WebKitGTK. */
export function findMiniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
}

/** What the engine calls `prefers-reduced-motion`. */
const STILL = '[Settings]\ngtk-enable-animations=false\n'

const SCREEN = { width: 1600, height: 1200 }

async function startDisplay() {
  const depth = `${SCREEN.width}x${SCREEN.height}x24`
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', depth], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  return { display, name: `:${String(number).trim()}` }
}

/** WebKitGTK on a screen that nobody sees. */
export class WebKit {
  #display: ChildProcess
  #name: string
  #folder = mkdtempSync(join(tmpdir(), 'academy-webkit-'))
  #windows = 0

  private constructor(display: ChildProcess, name: string) {
    this.#display = display
    this.#name = name
  }

  static async start(): Promise<WebKit> {
    const { display, name } = await startDisplay()
    return new WebKit(display, name)
  }

  /** A driver with a home of its own, as for a visitor who has never been here. */
  async #startDriver(isStill: boolean) {
    const home = join(this.#folder, String((this.#windows += 1)))
    mkdirSync(join(home, 'gtk-3.0'), { recursive: true })
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW)
    if (isStill) writeFileSync(join(home, 'gtk-3.0/settings.ini'), STILL)
    const folders = ['HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME']
    const port = await freePort()
    const program = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...Object.fromEntries(folders.map((variable) => [variable, home])),
        DISPLAY: this.#name,
        // Without a graphics card, drawing straight into memory takes a third of what imitating one
        // does: a large photo in the cropper is drawn anew with each frame.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LANG: 'en_IN.UTF-8',
      },
    })
    const server = `http://127.0.0.1:${port}`
    while (!(await fetch(`${server}/status`).catch(() => undefined))) {
      if (program.exitCode !== null) throw new Error('WebKitWebDriver did not start.')
      await pause(50)
    }
    return { server, program }
  }

  async #session(scripts: boolean, isStill: boolean) {
    const { server, program } = await this.#startDriver(isStill)
    const binary = findMiniBrowser()
    const args = ['--automation', `--enable-javascript=${scripts}`]
    const timeouts = { pageLoad: 30_000, script: 10_000 }
    const options = { timeouts, 'webkitgtk:browserOptions': { binary, args } }
    try {
      const driver = (await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(server)
        .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', ...options }))
        .build()) as unknown as WebDriver
      const close = async () => {
        await driver.quit().finally(() => program.kill())
      }
      return { driver, close }
    } catch (error) {
      program.kill()
      throw error
    }
  }

  /** A window of the test browser. */
  async open({ width, height, hasScripts, isStill }: Device): Promise<Tab> {
    const { driver, close } = await this.#session(hasScripts, isStill)
    const run = <T>(expression: string) => driver.executeScript<T>(`return ${expression}`)
    const window = driver.manage().window()
    // In the middle, where the pointer is: a window that is not under it has no focus here.
    const x = (SCREEN.width - width) / 2
    await window.setRect({ x, y: 100, width, height })
    // The toolbar takes some of the height.
    const toolbar = height - (await run<number>('innerHeight'))
    await window.setRect({ x, y: 100, width, height: height + toolbar })
    return {
      faults: [],
      run,
      goto: (address) => driver.get(address),
      back: () => driver.navigate().back(),
      element: async (expression) => {
        const element = await run<WebElement | null>(expression)
        return element ? handleOf(element) : undefined
      },
      close,
    }
  }

  stop() {
    this.#display.kill()
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function handleOf(element: WebElement): Handle {
  return {
    press: () => element.click(),
    type: (text) => element.sendKeys(text),
    attach: (file) => element.sendKeys(file),
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../start/free-port.ts'
import type { Device } from './device.ts'
import type { Handle, Tab } from './screen.ts'

/** The toolbar's buttons would not let the window become as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }\n'

/** Where Debian keeps the test browser of WebKitGTK. */
export function findMiniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1)
}

const SCREEN = { width: 1600, height: 1200 }

async function startDisplay() {
  const depth = `${SCREEN.width}x${SCREEN.height}x24`
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', depth], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  return { display, name: `:${String(number).trim()}` }
}

/** WebKitGTK with its driver, on a screen that nobody sees. */
export class WebKit {
  #programs: ChildProcess[] = []
  #folder = mkdtempSync(join(tmpdir(), 'academy-webkit-'))
  #server = ''

  static async start(): Promise<WebKit> {
    const webkit = new WebKit()
    mkdirSync(join(webkit.#folder, 'gtk-3.0'))
    writeFileSync(join(webkit.#folder, 'gtk-3.0/gtk.css'), NARROW)
    const { display, name } = await startDisplay()
    const port = await freePort()
    const home = ['HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME']
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        ...Object.fromEntries(home.map((variable) => [variable, webkit.#folder])),
        DISPLAY: name,
        LANG: 'en_IN.UTF-8',
      },
    })
    webkit.#programs = [driver, display]
    webkit.#server = `http://127.0.0.1:${port}`
    while (!(await fetch(`${webkit.#server}/status`).catch(() => undefined))) {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.')
      await pause(50)
    }
    return webkit
  }

  #session(scripts: boolean, more: object = {}): Promise<WebDriver> {
    const binary = findMiniBrowser()
    const args = ['--automation', `--enable-javascript=${scripts}`]
    const options = { 'webkitgtk:browserOptions': { binary, args }, ...more }
    return new Builder()
      .disableEnvironmentOverrides()
      .usingServer(this.#server)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', ...options }))
      .build() as unknown as Promise<WebDriver>
  }

  /** Asks for a session that speaks WebDriver BiDi. */
  async openBidi() {
    const driver = await this.#session(true, { webSocketUrl: true })
    await driver.quit()
  }

  /** A window of the test browser: the driver serves one session at a time, and so one window. */
  async open({ width, height, hasScripts }: Device): Promise<Tab> {
    const driver = await this.#session(hasScripts)
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
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      close: () => driver.quit(),
    }
  }

  stop() {
    for (const program of this.#programs) program.kill()
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

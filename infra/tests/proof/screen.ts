import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as pause } from 'node:timers/promises'

/** An element of a page, in whichever engine. */
export interface Handle {
  /** Clicks with the mouse, or taps with a finger where the engine has one. */
  press(): Promise<void>
  type(text: string): Promise<void>
  /** Chooses a file, for a file input. */
  attach(file: string): Promise<void>
}

/** What a browser's driver is asked to do: the least that a person's visit needs. */
export interface Tab {
  goto(address: string): Promise<void>
  back(): Promise<void>
  /** The value of an expression in the page. */
  run<T>(expression: string): Promise<T>
  /** The element that an expression in the page gives, if it gives one. */
  element(expression: string): Promise<Handle | undefined>
  close(): Promise<void>
  /** Errors of the page: of its console too, where the engine tells them. */
  faults: string[]
}

/** What to look for, as a person would name it; the last match counts. */
export interface Wanted {
  role?: string
  label?: RegExp
  text?: string
  css?: string
  name?: string | RegExp
  expanded?: boolean
  level?: number
  within?: Wanted
}

type Query = (root: Element, ...what: unknown[]) => Element[]

const PATIENCE = 60_000
/** What one question to the page may take; a driver's own limit is ten seconds. */
const PATIENCE_OF_THE_PAGE = 2000
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js'
  ),
  'utf8'
)

/** What is waited for: that it is there, that it can be pressed, or that it is no more. */
type State = 'there' | 'free' | 'gone'

/**
 * In the page: the element in that state, waited for as long as the patience lasts, since asking from
 * outside again and again what has which role takes most of a journey's time. To be pressed it has to
 * lie still for some frames, with nothing over it. Of what is gone, the page is left.
 */
async function findInPage(wanted: string, state: State, patience: number) {
  const library = (window as never as { TestingLibraryDom: Record<string, Query> })
    .TestingLibraryDom
  const revive = (_: string, value: { source?: string } | string) =>
    typeof value === 'object' && value.source ? new RegExp(value.source) : value
  const all = ({ within, ...one }: Wanted): Element[] => {
    const root = within ? all(within).at(-1) : document.body
    if (!root) return []
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = library
    const { role, label, text, css, ...options } = one
    if (role) return queryAllByRole!(root, role, options)
    if (label) return queryAllByLabelText!(root, label, { selector: 'input' })
    if (text) return queryAllByText!(root, text)
    return [...root.querySelectorAll(css!)]
  }
  const boxOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())
  const isFree = async (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const before = boxOf(element)
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    const isOnTop = top !== null && element.contains(top) && !element.matches(':disabled')
    if (!isOnTop || boxOf(element) !== before) return false
    const page = window as never as { isMissed?: boolean }
    page.isMissed = true
    element.addEventListener('pointerdown', () => (page.isMissed = false), { once: true })
    return true
  }
  const change = () =>
    new Promise<void>((over) => {
      const observer = new MutationObserver(end)
      const timer = setTimeout(end, 250)
      function end() {
        observer.disconnect()
        clearTimeout(timer)
        setTimeout(over, 50)
      }
      const attributes = { attributes: true, characterData: true }
      observer.observe(document, { subtree: true, childList: true, ...attributes })
    })
  const deadline = performance.now() + patience
  for (;;) {
    const element = all(JSON.parse(wanted, revive) as Wanted).at(-1)
    if (state === 'gone' && !element) return document.body
    if (state !== 'gone' && element && (state === 'there' || (await isFree(element))))
      return element
    if (performance.now() >= deadline) return undefined
    await change()
  }
}

/** A person before a browser window: looks for things by their names, and waits until they are there. */
export class Screen {
  readonly #tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.#tab = tab
    this.#origin = origin
  }

  get tab() {
    return this.#tab
  }

  /** @param path an address of the site, with or without its origin */
  async open(path: string) {
    await this.#tab.goto(new URL(path, this.#origin).href)
  }

  async #find(
    wanted: Wanted,
    state: State,
    patience = PATIENCE_OF_THE_PAGE
  ): Promise<Handle | undefined> {
    const regular = (_: string, value: unknown) =>
      value instanceof RegExp ? { source: value.source } : value
    const args = [JSON.stringify(wanted, regular), state].map((one) => JSON.stringify(one))
    const expression = `(${findInPage.toString()})(${args.join(', ')}, ${patience})`
    if (!(await this.#tab.run<boolean>('"TestingLibraryDom" in window'))) {
      await this.#tab.run(`(function () { ${library} }).call(window), true`)
    }
    return this.#tab.element(expression)
  }

  /** Asks until it is so; a page that is being left answers nothing for a moment. */
  async until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
    const deadline = Date.now() + PATIENCE
    let last: unknown
    while (Date.now() < deadline) {
      try {
        const answer = await ask()
        if (answer) return answer
      } catch (error) {
        last = error
      }
      await pause(50)
    }
    throw new Error(`Waited in vain for ${what}.`, { cause: last })
  }

  find(wanted: Wanted, state: 'there' | 'free' = 'there') {
    return this.until(describe(wanted), () => this.#find(wanted, state))
  }

  gone(wanted: Wanted) {
    return this.until(`${describe(wanted)} to go`, () => this.#find(wanted, 'gone'))
  }

  async has(wanted: Wanted) {
    return Boolean(await this.#find(wanted, 'there', 0))
  }

  /** Presses it, once more where something above it came just then and moved it away. */
  press(wanted: Wanted): Promise<Handle> {
    return this.until(`a press on ${describe(wanted)}`, async () => {
      const element = await this.find(wanted, 'free')
      await element.press()
      const isMissed = await this.#tab.run<boolean>('window.isMissed === true').catch(() => false)
      return isMissed ? undefined : element
    })
  }

  /** Writes into a field, over what is there. */
  async fill(wanted: Wanted, text: string) {
    const field = await this.press(wanted)
    await this.#tab.run('document.activeElement.select?.(), true')
    await field.type(text)
  }

  address() {
    return this.#tab.run<string>('location.pathname + location.search')
  }

  at(pattern: RegExp) {
    return this.until(`the address ${pattern}`, async () => pattern.test(await this.address()))
  }
}

function describe({ within, ...wanted }: Wanted): string {
  const words = Object.values(wanted).join(' ')
  return within ? `${words} in ${describe(within)}` : words
}

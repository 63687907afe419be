import { type BrowserContext, type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'

const CALL = /\/api\/tournaments(\/(?!share-picture)[\w-]+)?$/

/** What of an entry of the outbox can be compared. */
interface Kept {
  title: string
  tries: number
  needsPerson: boolean
  isCancelled: boolean
  /** Of what comes back when it is cancelled, or is asked about after it. */
  formerTitles: string[]
  /** What the server has against it. */
  refusal: object | undefined
}

/** What lies in the outbox of the browser, read as the app writes it. */
export const outboxOf = (page: Page) =>
  page.evaluate(async () => {
    const database = await opened('academy-outbox')
    type Stored = Kept & { isTakenBack?: true; former?: Stored }
    const entries = await all<Stored>(database, 'entries')
    return entries.map(({ title, tries, refusal, isTakenBack, former }): Kept => {
      const isCancelled = isTakenBack === true
      const needsPerson = refusal !== undefined && !isCancelled
      const formerTitles = []
      for (let one = former; one; one = one.former) formerTitles.push(one.title)
      return { title, tries, isCancelled, needsPerson, formerTitles, refusal }
    })

    function opened(name: string): Promise<IDBDatabase> {
      return new Promise((resolve, reject) => {
        const request = indexedDB.open(name)
        // Read before the app has made it: made here, it would lack its store.
        request.onupgradeneeded = () => request.transaction?.abort()
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error(name))
      })
    }
    function all<T>(from: IDBDatabase, store: string): Promise<T[]> {
      return new Promise((resolve, reject) => {
        const request = from.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result as T[])
        request.onerror = () => reject(request.error ?? new Error(store))
        from.close()
      })
    }
  })

/** Whether a draft of a new tournament waits for a form to be opened. */
export const hasFreeDraft = (page: Page) =>
  page.evaluate(async () => {
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = indexedDB.open('academy-admin')
      // Read before the app has made it: made here, it would lack its store.
      request.onupgradeneeded = () => request.transaction?.abort()
      request.onerror = () => resolve([])
      request.onsuccess = () => {
        const reading = request.result.transaction('drafts').objectStore('drafts').getAllKeys()
        reading.onerror = () => reject(reading.error ?? new Error('drafts'))
        reading.onsuccess = () => {
          request.result.close()
          resolve(reading.result)
        }
      }
    })
    const { held = [] } = await navigator.locks.query()
    const locked = held.map(({ name }) => name?.replace('academy.draft ', ''))
    return keys.some((key) => {
      const [form, id] = (key as string).split('#')
      return form === 'tournament:new' && !locked.includes(id)
    })
  })

/** What the chip has to say of the outbox. */
export async function trueWords(page: Page): Promise<string> {
  const entries = await outboxOf(page)
  const needing = entries.filter(({ needsPerson }) => needsPerson).length
  if (needing > 0) return needing === 1 ? '1 needs you' : `${needing} need you`
  return entries.length > 0 ? `${entries.length} waiting` : 'Saved'
}

/** The chip, also while a dialog hides it from all but the eye. */
export const chipOf = (page: Page) =>
  page.locator('aside button[aria-haspopup=dialog]', { hasText: /Saved|waiting|need/ })

/** Soon after the last change it says what lies in the outbox. */
export async function expectTrueChip(page: Page) {
  await expect(async () => {
    const words = await trueWords(page)
    expect(await chipOf(page).innerText({ timeout: 1_000 })).toBe(words)
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100, 200] })
}

type Manner = 'through' | 'slow' | 'lost' | 'refused'

/**
 * The way from the browser to the server for all that creates or changes a tournament: it goes
 * through, is held up on the way, loses the answer after the server has stored, or is cut.
 */
export class Way {
  manner: Manner = 'through'
  /** The titles of what was sent, in order. */
  readonly sent: string[] = []
  #release = () => {}
  #held = Promise.resolve()

  async open(context: BrowserContext) {
    context.on('request', (request) => {
      if (!CALL.test(request.url())) return
      const [, title] = /name="title"\r\n\r\n(.*)\r\n/.exec(request.postData() ?? '') ?? []
      if (title) this.sent.push(title)
    })
    await context.route(CALL, async (route) => {
      if (!['POST', 'PUT'].includes(route.request().method())) return route.fallback()
      const { manner } = this
      // A page that has gone meanwhile, or a call that was stopped, has no way any more.
      try {
        if (manner === 'refused') return await route.abort('connectionrefused')
        if (manner === 'lost') {
          await route.fetch()
          return await route.abort('connectionreset')
        }
        if (manner === 'slow') await this.#held
        return await route.continue()
      } catch {
        return undefined
      }
    })
  }

  become(manner: Manner) {
    this.#release()
    this.#held = new Promise((resolve) => (this.#release = resolve))
    this.manner = manner
  }
}

/** Notes what every toast of the browser says. */
export async function listenToToasts(context: BrowserContext): Promise<string[]> {
  const said: string[] = []
  await context.exposeFunction('noteToast', (words: string) => said.push(words))
  await context.addInitScript(() => {
    const note = (window as unknown as { noteToast: (words: string) => void }).noteToast
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
        if (seen.has(toast) || !toast.textContent) continue
        seen.add(toast)
        note(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return said
}

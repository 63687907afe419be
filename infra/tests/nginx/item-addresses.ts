import { Agent } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, type Asked } from './ask.ts'

/** The spellings of Accept-Encoding that nginx keeps copies of their own for. */
export const ENCODINGS = ['', 'gzip', 'br']

const AT_ONCE = 8

/** Addresses in any text of ours: absolute or not, in sets of sources, in feeds and calendars. */
const ADDRESS =
  /(?:https?:\/\/[^\s"'<>]+?)?((?:\/(?:mr|hi))?\/(?:updates|achievements|uploads|api)\/[^\s"'<>,;\\)]*)/g

/** What every visitor may ask for, whichever items there are. */
const SHARED = [
  ...['/', '/mr', '/hi'],
  ...['/updates', '/achievements', '/updates.ics', '/updates.xml', '/achievements.xml'],
  ...['/mr/updates', '/mr/achievements', '/mr/updates.ics', '/mr/updates.xml'],
  ...['/hi/updates', '/hi/achievements', '/hi/updates.ics', '/hi/achievements.xml'],
  ...['/sitemap.xml', '/api/tournaments', '/api/achievements', '/api/calendar', '/api/addresses'],
]

export interface PublicItem {
  list: 'tournaments' | 'achievements'
  id: string
  /** The present slug, then those it had before. */
  slugs: string[]
  /** Words that stand in this item's texts and nowhere else. */
  words: string
}

function unpacked({ body, headers }: Asked): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** What an address that nobody links to is made from. */
function known({ list, id, slugs }: PublicItem): string[] {
  const page = list === 'tournaments' ? '/updates' : '/achievements'
  return [id, ...slugs].flatMap((name) => [
    ...['', '/mr', '/hi'].flatMap((language) => [
      `${language}${page}/${name}`,
      ...(list === 'tournaments'
        ? [`${language}${page}/${name}.ics`, `${language}${page}/${name}/poster`]
        : []),
    ]),
    `/api/${list}/${name}`,
    `/api/${list}/${name}/neighbours`,
  ])
}

/**
 * Every address at which something of some items was ever seen: those they are known by, and whatever
 * answers, links, sets of sources, feeds and share pictures named meanwhile.
 */
export class ItemAddresses {
  /** Of the items alone. */
  readonly own = new Set<string>()
  /** Of many things, the items among them: lists, feeds, other items' pages. */
  readonly shared = new Set(SHARED)
  /** Names of files of the items' pictures, without width and ending. */
  readonly #bases = new Set<string>()
  readonly #port: number
  /** As browsers have it: a handshake for each question would take most of the time. */
  readonly #agent = new Agent({ keepAlive: true })

  readonly #items: PublicItem[]
  readonly #encodings: string[]

  constructor(items: PublicItem[], port: number, encodings: string[]) {
    this.#items = items
    this.#port = port
    this.#encodings = encodings
    for (const item of items) for (const address of known(item)) this.own.add(address)
  }

  /** Whether a text tells anything of one of the items. */
  tellsOf(text: string): boolean {
    const marks = this.#items.flatMap(({ id, slugs, words }) => [id, words, ...slugs])
    return [...marks, ...this.#bases].some((mark) => text.includes(mark))
  }

  async ask(path: string, encoding = ''): Promise<Asked> {
    const headers: Record<string, string> = encoding ? { 'Accept-Encoding': encoding } : {}
    const connection = { port: this.#port, host: 'localhost', agent: this.#agent }
    const asked = await ask({ ...connection, path, headers })
    return { ...asked, text: unpacked(asked) }
  }

  /** Of pictures there is one copy. */
  #encodingsOf(path: string): string[] {
    return path.startsWith('/uploads/') ? [''] : this.#encodings
  }

  /** Asks for all, in every encoding, and for what the answers name, until nothing new is named. */
  async collect(): Promise<void> {
    const asked = new Set<string>()
    const refused = new Set<string>()
    const next = () => [...this.own, ...this.shared].find((path) => !asked.has(path))
    for (let path = next(); path; path = next()) {
      asked.add(path)
      const answers = this.#encodingsOf(path).map((encoding) => this.ask(path, encoding))
      const [first] = await Promise.all(answers)
      this.#learn(first!)
      if (first!.status >= 400) refused.add(path)
    }
    for (const path of refused) this.shared.delete(path)
  }

  #learn({ text, headers }: Asked) {
    const isText = /text|json|xml/.test(String(headers['content-type']))
    // A calendar breaks its lines in the middle of an address.
    const whole = isText ? text.replaceAll('\r\n ', '') : ''
    const named = `${whole} ${headers.location ?? ''}`
    for (const [, path = ''] of named.matchAll(ADDRESS)) {
      if (this.tellsOf(path)) this.own.add(path)
      else if (!path.startsWith('/uploads/')) this.shared.add(path)
    }
  }

  /** Pictures are told from other items' by the answers about the items themselves. */
  async learnPictures() {
    for (const { list, id } of this.#items) {
      const { text } = await this.ask(`/api/${list}/${id}`)
      for (const [, base] of text.matchAll(/([0-9a-f]{32})-\d+\./g)) this.#bases.add(base!)
    }
  }

  /** Everything that still tells of the items: `status address`. */
  async answering(): Promise<string[]> {
    const found: string[] = []
    await this.each(async (path) => {
      for (const encoding of this.#encodingsOf(path)) {
        const { status, text } = await this.ask(path, encoding)
        const isRefused = this.shared.has(path) || status >= 400
        if (!isRefused || this.tellsOf(text)) found.push(`${status} ${path} ${encoding}`)
      }
    })
    return found
  }

  /** Does something with every address, some at once. */
  async each(work: (path: string) => Promise<void>) {
    const waiting = [...this.own, ...this.shared]
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (let path = waiting.pop(); path; path = waiting.pop()) await work(path)
    })
    await Promise.all(workers)
  }

  /** Ends the connections; the next question opens one again. */
  close() {
    this.#agent.destroy()
  }
}

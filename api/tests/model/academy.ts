import { freezeTime } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import User from '#models/user'
import env from '#start/env'
import { makeDirector } from '#tests/director'
import type { Kind } from '#kinds'
import { ageFiles, emptyTables, removeFiles } from './storage.js'

export interface Answer {
  status: number
  /** Parsed where it is JSON; undefined for other content. */
  body: any
}

interface Options {
  /** Without it the caller is a visitor. */
  isDirector?: boolean
  form?: Record<string, string | Blob>
  json?: object
  headers?: Record<string, string>
}

/** The moment at which every sequence begins. */
export const BEGINNING = Date.parse('2026-03-02T10:00:00Z')

/** Files have the machine's dates, whatever the clock of the sequence says. */
export const machineTime = () => performance.timeOrigin + performance.now()

/** The API itself with an empty database and its own clock, and what has been heard from it. */
export class Academy {
  readonly addresses = new Addresses()
  /** Answers that no call may get. */
  readonly faults: string[] = []
  /** How many calls were made. */
  calls = 0
  /** The director's token. */
  token = ''
  #director!: User

  private constructor() {}

  static async empty(): Promise<Academy> {
    const academy = new Academy()
    freezeTime(new Date(BEGINNING))
    await emptyTables()
    await removeFiles()
    academy.#director = await makeDirector()
    await academy.setClock(BEGINNING)
    return academy
  }

  /** Stored files grow older with it, since their dates are the machine's. */
  async setClock(now: number) {
    const elapsed = now - Date.now()
    freezeTime(new Date(now))
    limiter.clear()
    if (elapsed > 60_000) await ageFiles(elapsed)
    if (elapsed > 3_600_000 || !this.token) {
      this.token = (await User.accessTokens.create(this.#director)).value!.release()
    }
  }

  async call(method: string, path: string, options: Options = {}): Promise<Answer> {
    const { isDirector, form, json, headers = {} } = options
    const response = await fetch(`http://${env.get('HOST')}:${env.get('PORT')}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(isDirector && { Authorization: `Bearer ${this.token}` }),
        ...(json && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: json ? JSON.stringify(json) : form && toForm(form),
    })
    const { status } = response
    this.calls += 1
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const bytes = await response.text()
    if (status >= 500) this.faults.push(`${method} ${path}: ${status} ${bytes}`)
    const body = isJson && bytes ? JSON.parse(bytes) : undefined
    this.addresses.collect(body)
    return { status, body }
  }
}

function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, value, 'picture.png')
  }
  return form
}

interface Shown {
  _id: string
  slug: string
}

const isShown = (value: object): value is Shown => '_id' in value && 'slug' in value

/** Every address of the API and of picture files that answers ever named, by the item it belongs to. */
class Addresses {
  #ofItem = new Map<string, Set<string>>()

  of(id: string): string[] {
    return [...(this.#ofItem.get(id) ?? [])]
  }

  get items(): string[] {
    return [...this.#ofItem.keys()]
  }

  /** Takes up what an answer names, however deep. */
  collect(answer: unknown) {
    if (typeof answer !== 'object' || answer === null) return
    if (isShown(answer)) this.#take(answer)
    else for (const value of Object.values(answer)) this.collect(value)
  }

  add(id: string, address: string) {
    const known = this.#ofItem.get(id) ?? new Set()
    this.#ofItem.set(id, known.add(address))
  }

  #take(item: Shown) {
    const kind: Kind = 'banner' in item ? 'tournaments' : 'achievements'
    for (const key of [item._id, item.slug]) {
      this.add(item._id, `/api/${kind}/${key}`)
      this.add(item._id, `/api/${kind}/${key}/neighbours`)
    }
    for (const address of pictureAddresses(item)) this.add(item._id, address)
  }
}

/** The addresses of files that an answer names: in plain members, and several in each `srcset`. */
export function pictureAddresses(answer: unknown): string[] {
  const found = JSON.stringify(answer).matchAll(/\/(?:uploads|api\/withheld)\/[^\s",]+/g)
  return [...found].map(([address]) => address)
}

import { freezeTime } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import User from '#models/user'
import env from '#start/env'
import { makeDirector } from '#tests/director'
import { Addresses } from './addresses.js'
import { ageFiles, removeFiles } from './files.js'
import { emptyTables } from './tables.js'

export interface Answer {
  status: number
  /** Parsed where it is JSON; undefined for other content. */
  body: any
  location: string | null
}

interface Options {
  /** A session's token; without one the caller is a visitor. */
  token?: string
  json?: object
  form?: Record<string, string | Blob>
  headers?: Record<string, string>
}

/** The moment at which every sequence begins. */
export const BEGINNING = Date.parse('2026-03-02T10:00:00Z')

/** Files have the machine's dates, whatever the clock of the sequence says. */
export const machineTime = () => performance.timeOrigin + performance.now()

/** The API itself with an empty database and its own clock, and what has been heard from it. */
export class Academy {
  readonly addresses = new Addresses()
  /** Every token that was ever given out, but the desk's. */
  readonly tokens = new Set<string>()
  /** Answers that no call may get. */
  readonly faults: string[] = []
  /** How many calls were made. */
  calls = 0
  /** The token of the director at the desk, whose session never ends. */
  desk = ''
  #deskDirector!: User

  private constructor() {}

  static async empty(): Promise<Academy> {
    const academy = new Academy()
    freezeTime(new Date(BEGINNING))
    await emptyTables()
    await removeFiles()
    academy.#deskDirector = await makeDirector('desk@academy.example')
    await academy.setClock(BEGINNING)
    return academy
  }

  /** Stored files grow older with it, since their dates are the machine's. */
  async setClock(now: number) {
    const elapsed = now - Date.now()
    freezeTime(new Date(now))
    limiter.clear()
    if (elapsed > 60_000) await ageFiles(elapsed)
    if (elapsed > 3_600_000 || !this.desk) {
      const token = await User.accessTokens.create(this.#deskDirector)
      this.desk = token.value!.release()
    }
  }

  async call(method: string, path: string, options: Options = {}): Promise<Answer> {
    const { token, json, form, headers = {} } = options
    const response = await fetch(`http://${env.get('HOST')}:${env.get('PORT')}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
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
    return { status, body, location: response.headers.get('Location') }
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

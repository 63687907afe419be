import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { director } from '../../tests/support/installation.ts'
import { photograph } from '../../tests/support/pictures.ts'
import type { Outcome } from '../outcome.ts'

const WRITERS = 8
const project = fileURLToPath(new URL('../../../', import.meta.url))

interface Item {
  id: string
  title: string
  /** Changes since that were asked for and not answered: each may have happened or not. */
  perhaps: string[]
  isDeleted: boolean
  isPerhapsDeleted: boolean
}

/** What one writer was told, and thus what must be true after the last crash. */
class Writer {
  messages: string[] = []
  items: Item[] = []
  recipients?: string
  perhapsRecipients: string[] = []
  acknowledged = 0
  failures = 0
  #count = 0
  readonly #index: number
  readonly #client: Client
  readonly #token: string
  readonly #picture: Buffer

  constructor(index: number, origin: string, token: string, picture: Buffer) {
    this.#index = index
    this.#client = new Client(origin)
    this.#token = token
    this.#picture = picture
  }

  async write() {
    this.#count += 1
    const name = `Writer ${this.#index} ${this.#count}`
    const dice = (this.#count * 7 + this.#index) % 20
    try {
      if (dice < 12) await this.#message(name)
      else if (dice < 18) await this.#publishOrChange(name, dice)
      else if (dice === 18) await this.#delete()
      else await this.#settings(name)
    } catch {
      this.failures += 1
      await pause(20)
    }
  }

  async #message(name: string) {
    // Each visitor has an address of their own, or the limiter would end the trial.
    const from = `10.${this.#index}.${(this.#count >> 8) & 255}.${this.#count & 255}`
    const { status } = await this.#client.write(name, `A message of ${name}.`, from)
    if (status !== 201) return
    this.messages.push(name)
    this.acknowledged += 1
  }

  async #publishOrChange(name: string, dice: number) {
    const item = this.items.findLast((one) => !one.isDeleted && !one.isPerhapsDeleted)
    if (!item || dice % 2) {
      const picture = dice % 3 ? undefined : this.#picture
      const { status, text } = await this.#client.publish(
        this.#token,
        name,
        true,
        undefined,
        picture
      )
      if (status !== 201) return
      const { _id: id } = (JSON.parse(text) as { data: { _id: string } }).data
      this.items.push({ id, title: name, perhaps: [], isDeleted: false, isPerhapsDeleted: false })
    } else {
      item.perhaps.push(name)
      const form = new FormData()
      form.set('title', name)
      form.set('banner', new Blob([new Uint8Array(this.#picture)]), 'banner.jpg')
      const path = `/api/tournaments/${item.id}`
      const { status } = await this.#client.send('PUT', path, form, this.#token)
      if (status !== 200) return
      item.title = name
      item.perhaps = []
    }
    this.acknowledged += 1
  }

  async #delete() {
    const item = this.items.find((one) => !one.isDeleted && !one.isPerhapsDeleted)
    if (!item) return
    item.isPerhapsDeleted = true
    const { status } = await this.#client.call(`/api/tournaments/${item.id}`, {
      method: 'DELETE',
      token: this.#token,
    })
    if (status !== 200) return
    item.isDeleted = true
    this.acknowledged += 1
  }

  async #settings(name: string) {
    // One writer alone: what another one saved last would be right, too.
    if (this.#index !== 0) return
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@academy.example`
    this.perhapsRecipients.push(email)
    const { status } = await this.#client.call('/api/settings/emails', {
      method: 'PUT',
      token: this.#token,
      body: { emails: [email] },
    })
    if (status !== 200) return
    this.recipients = email
    this.perhapsRecipients = []
    this.acknowledged += 1
  }
}

/** What is missing, or is there though it was deleted. */
function faultsOf(writers: Writer[], database: DatabaseSync): string[] {
  const faults: string[] = []
  const messages = new Set(
    database
      .prepare('select name from contact_messages')
      .all()
      .map(({ name }) => String(name))
  )
  const find = database.prepare('select title, deleted_at from tournaments where id = ?')
  for (const writer of writers) {
    faults.push(...writer.messages.filter((name) => !messages.has(name)))
    for (const item of writer.items) {
      const row = find.get(item.id)
      if (!row) faults.push(`${item.title} is gone`)
      else if (![item.title, ...item.perhaps].includes(String(row.title))) {
        faults.push(`${item.title} is called ${String(row.title)}`)
      } else if (item.isDeleted && !row.deleted_at) faults.push(`${item.title} came back`)
      else if (row.deleted_at && !item.isPerhapsDeleted) faults.push(`${item.title} was deleted`)
    }
  }
  const settings = database.prepare('select notification_emails as list from settings').get()
  const { recipients, perhapsRecipients } = writers[0]!
  const saved = (JSON.parse(String(settings?.list ?? '[]')) as string[])[0]
  if (recipients && saved !== recipients && !perhapsRecipients.includes(saved ?? '')) {
    faults.push(`settings are ${saved}, not ${recipients}`)
  }
  return faults
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []

/** Files that rows name, and how many of them are missing or cannot be read. */
async function brokenPictures(data: string, database: DatabaseSync) {
  const rows = database
    .prepare('select picture from tournaments where picture is not null')
    .all()
    .map(({ picture }) => JSON.parse(String(picture)) as { base: string; widths: number[] })
  let broken = 0
  const named = new Set<string>()
  for (const { base, widths } of rows) {
    for (const width of widths) {
      for (const format of ['jpg', 'webp']) {
        const name = `${base}-${width}.${format}`
        // What is deleted is withheld; a killed process may not have come to it.
        const places = ['uploads', 'uploads/withheld'].map((place) => join(data, place, name))
        for (const place of places) named.add(place)
        await sharp(places.find((place) => existsSync(place)) ?? name)
          .stats()
          .catch(() => (broken += 1))
      }
    }
  }
  return { named, broken }
}

/**
 * R1: the process is killed again and again while messages, tournaments with pictures, deletions and
 * settings are being saved.
 * @param kills how often at least
 * @param enough acknowledged writes to go on for
 */
export async function crash(kills = 100, enough = 9000): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-crash-'))
  const data = join(folder, 'data')
  const env = {
    ...process.env,
    DATA_DIR: data,
    ADMIN_EMAIL: director.email,
    ADMIN_PASSWORD: director.password,
    DEMO: '0',
    QUEUE_WORKER: '0',
    LOG_LEVEL: 'silent',
  }
  const api = await ApiProcess.started({ env })
  try {
    const token = await new Client(api.origin).signIn()
    // Small: what is tried is the order of writing, and larger ones would only cost time.
    const picture = await photograph(96, 72)
    const writers = Array.from(
      { length: WRITERS },
      (_, index) => new Writer(index, api.origin, token, picture)
    )
    let isOver = false
    const work = writers.map(async (writer) => {
      while (!isOver) await writer.write()
    })
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
    let killed = 0
    while (killed < kills || acknowledged() < enough) {
      // After the kills that are asked for, time to write in.
      await pause(killed < kills ? 100 + Math.random() * 400 : 3000)
      await api.kill()
      killed += 1
      api.start()
      await api.untilUp()
    }
    isOver = true
    await Promise.all(work)
    await api.kill()

    // As if an hour had passed: younger files may belong to a row that is about to be written.
    const old = new Date(Date.now() - 2 * 3_600_000)
    for (const file of filesIn(join(data, 'uploads'))) utimesSync(file, old, old)
    for (const file of filesIn(join(data, 'tmp'))) utimesSync(file, old, old)
    const build = join(project, 'api/build')
    const node = join(project, 'node_modules/.bin/node')
    const orphans = (database: Set<string>) =>
      filesIn(join(data, 'uploads')).filter((file) => !database.has(file)).length

    const database = new DatabaseSync(join(data, 'academy.sqlite'), { readOnly: true })
    const faults = faultsOf(writers, database)
    const { named, broken } = await brokenPictures(data, database)
    const before = orphans(named)
    execFileSync(node, ['ace.js', 'uploads:sweep'], {
      cwd: build,
      env: { ...env, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    const after = orphans(named)
    const integrity = database.prepare('PRAGMA integrity_check').get()!.integrity_check
    const references = database.prepare('PRAGMA foreign_key_check').all().length
    database.close()
    return {
      holds:
        faults.length + broken + after + references === 0 &&
        integrity === 'ok' &&
        acknowledged() >= enough,
      seen:
        `${killed} kills, ${acknowledged()} writes acknowledged, ${faults.length} lost or come back` +
        `${faults[0] ? ` (${faults[0]})` : ''}, ${named.size} files of pictures, ${broken} broken, ` +
        `${before} without a row, ${after} after the sweep, integrity ${String(integrity)}, ` +
        `${references} broken references`,
    }
  } finally {
    await api.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

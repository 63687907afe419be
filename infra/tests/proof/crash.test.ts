import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startAcademy } from '../support/academy.ts'
import { Client } from '../support/client.ts'
import { photograph } from '../support/pictures.ts'

/** `npm run proof` asks for a hundred. */
const CRASHES = Number(process.env.CRASHES ?? 3)
const WRITERS = 8

interface Item {
  id: string
  title: string
  /** Changes since then without an answer: each may have been stored or not. */
  unanswered: string[]
  isDeleted: boolean
  isPerhapsDeleted: boolean
}

/** Writes until it is stopped, and remembers what was acknowledged. */
class Writer {
  messages: string[] = []
  items: Item[] = []
  recipient?: string
  unansweredRecipients: string[] = []
  acknowledged = 0
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
    const turn = (this.#count * 7 + this.#index) % 20
    try {
      if (turn < 12) await this.#message(name)
      else if (turn < 18) await this.#publishOrChange(name, turn)
      else if (turn === 18) await this.#delete()
      else await this.#settings(name)
    } catch {
      // The process was killed.
      await pause(20)
    }
  }

  async #message(name: string) {
    // Each visitor has an address of their own, so that no limit is reached.
    const from = `10.${this.#index}.${(this.#count >> 8) & 255}.${this.#count & 255}`
    const { status } = await this.#client.write(name, `A message of ${name}.`, from)
    if (status !== 201) return
    this.messages.push(name)
    this.acknowledged += 1
  }

  async #publishOrChange(name: string, turn: number) {
    const item = this.items.findLast((one) => !one.isPerhapsDeleted)
    if (!item || turn % 2) {
      const picture = turn % 3 ? undefined : this.#picture
      const answer = await this.#client.publish(this.#token, name, true, undefined, picture)
      if (answer.status !== 201) return
      const { _id: id } = (JSON.parse(answer.text) as { data: { _id: string } }).data
      const state = { isDeleted: false, isPerhapsDeleted: false }
      this.items.push({ id, title: name, unanswered: [], ...state })
    } else {
      item.unanswered.push(name)
      const form = new FormData()
      form.set('title', name)
      form.set('banner', new Blob([new Uint8Array(this.#picture)]), 'banner.jpg')
      const path = `/api/tournaments/${item.id}`
      const { status } = await this.#client.send('PUT', path, form, this.#token)
      if (status !== 200) return
      item.title = name
      item.unanswered = []
    }
    this.acknowledged += 1
  }

  async #delete() {
    const item = this.items.find((one) => !one.isPerhapsDeleted)
    if (!item) return
    item.isPerhapsDeleted = true
    const call = { method: 'DELETE', token: this.#token }
    const { status } = await this.#client.call(`/api/tournaments/${item.id}`, call)
    if (status !== 200) return
    item.isDeleted = true
    this.acknowledged += 1
  }

  async #settings(name: string) {
    // By one writer alone: it knows which value came last.
    if (this.#index !== 0) return
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@academy.example`
    this.unansweredRecipients.push(email)
    const { status } = await this.#client.call('/api/settings/emails', {
      method: 'PUT',
      token: this.#token,
      body: { emails: [email] },
    })
    if (status !== 200) return
    this.recipient = email
    this.unansweredRecipients = []
    this.acknowledged += 1
  }
}

/** What is missing, or is there although it was deleted. */
function findLost(writers: Writer[], database: DatabaseSync): string[] {
  const faults: string[] = []
  const rows = database.prepare('select name from contact_messages').all()
  const messages = new Set(rows.map(({ name }) => String(name)))
  const find = database.prepare('select title, deleted_at from tournaments where id = ?')
  for (const { messages: sent, items } of writers) {
    faults.push(...sent.filter((name) => !messages.has(name)))
    for (const { id, title, unanswered, isDeleted, isPerhapsDeleted } of items) {
      const row = find.get(id)
      if (!row) faults.push(`${title} is gone`)
      else if (![title, ...unanswered].includes(String(row.title))) {
        faults.push(`${title} is called ${String(row.title)}`)
      } else if (isDeleted && !row.deleted_at) faults.push(`${title} came back`)
      else if (row.deleted_at && !isPerhapsDeleted) faults.push(`${title} was deleted`)
    }
  }
  const settings = database.prepare('select notification_emails as list from settings').get()
  const [saved = ''] = JSON.parse(String(settings?.list ?? '[]')) as string[]
  const { recipient, unansweredRecipients } = writers[0]!
  if (recipient && ![recipient, ...unansweredRecipients].includes(saved)) {
    faults.push(`mails go to ${saved}, not to ${recipient}`)
  }
  return faults
}

/** Pictures that a row names and that are not there, and files that cannot be decoded. */
async function findBrokenPictures(data: string, database: DatabaseSync): Promise<string[]> {
  const files = globSync(join(data, 'uploads/**/*.{jpg,webp}'))
  const broken: string[] = []
  for (const file of files) {
    await sharp(file)
      .stats()
      .catch(() => broken.push(file))
  }
  const rows = database.prepare('select picture from tournaments where picture is not null').all()
  for (const { picture } of rows) {
    const { base, widths } = JSON.parse(String(picture)) as { base: string; widths: number[] }
    for (const width of widths) {
      const name = `${base}-${width}.webp`
      if (!files.some((file) => file.endsWith(name))) broken.push(`${name} is missing`)
    }
  }
  return broken
}

test(`${CRASHES} crashes while writing lose nothing that was acknowledged`, async (context) => {
  const academy = await startAcademy({
    DEMO: '0',
    QUEUE_WORKER: '0',
    LIMIT_CONTACT_TOTAL: '100000',
  })
  context.after(() => academy.stop())
  const token = await new Client(academy.origin).signIn()
  // Small: the order of writing is tried, not the work on large pictures.
  const picture = await photograph(96, 72)
  const writers = Array.from(
    { length: WRITERS },
    (_, index) => new Writer(index, academy.origin, token, picture)
  )
  let isOver = false
  const work = writers.map(async (writer) => {
    while (!isOver) await writer.write()
  })
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  for (let count = 0; count < CRASHES; count += 1) {
    const before = acknowledged()
    await pause(100 + Math.random() * 400)
    while (acknowledged() < before + 10) await pause(20)
    await academy.kill()
    await academy.start()
  }
  isOver = true
  await Promise.all(work)
  await academy.kill()
  context.diagnostic(`${acknowledged()} writes were acknowledged`)

  const database = new DatabaseSync(join(academy.folder, 'academy.sqlite'))
  context.after(() => database.close())
  assert.deepEqual(findLost(writers, database), [])
  assert.deepEqual(await findBrokenPictures(academy.folder, database), [])
  assert.equal(database.prepare('PRAGMA integrity_check').get()!.integrity_check, 'ok')
  assert.deepEqual(database.prepare('PRAGMA foreign_key_check').all(), [])
})

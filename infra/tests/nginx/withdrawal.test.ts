import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { startAcademy, type Academy } from '../support/academy.ts'
import { Client } from '../support/client.ts'
import { startNginx } from '../support/nginx.ts'
import { photograph } from '../support/pictures.ts'
import { startBucket } from '../support/picture-bucket.ts'
import { ENCODINGS, ItemAddresses, type PublicItem } from './item-addresses.ts'

type List = PublicItem['list']

const FIELDS: Record<List, Record<string, string>> = {
  tournaments: { formLink: 'https://forms.example/x', startDate: '2099-03-01', city: 'Satara' },
  achievements: { studentName: 'Asha Patil', date: '2026-03-01', location: 'Satara' },
}

/** Asks again and again until it is so. */
async function until(what: string, isSo: () => Promise<boolean>) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(100)) {
    if (await isSo()) return
  }
  assert.fail(`It did not come to be so that ${what}`)
}

/** What becomes of an item, and how it becomes public again. */
type Fate = 'hidden' | 'deleted'

class Director {
  readonly #client: Client
  #token = ''

  constructor(origin: string) {
    this.#client = new Client(origin)
  }

  async signIn() {
    this.#token = await this.#client.signIn()
  }

  async send(method: string, path: string, fields: Record<string, string> = {}, picture?: Buffer) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const file = path.includes('tournaments') ? 'banner' : 'image'
    if (picture) form.set(file, new Blob([new Uint8Array(picture)]), 'a.jpg')
    const { status, text } = await this.#client.send(method, `/api/${path}`, form, this.#token)
    assert.ok(status < 300, `${method} ${path} answered ${status}: ${text}`)
    return (JSON.parse(text) as { data: { _id: string; slug: string } }).data
  }

  /** An item with a picture, which had another address before. */
  async publish(list: List, words: string): Promise<PublicItem> {
    const fields = { ...FIELDS[list], title: words, description: `${words}, told.` }
    const { _id: id, slug: former } = await this.send(
      'POST',
      list,
      fields,
      await photograph(400, 300)
    )
    const slug = `${former}-renamed`
    await this.send('PUT', `${list}/${id}`, { slug })
    return { list, id, slugs: [slug, former], words }
  }

  withdraw({ list, id }: PublicItem, fate: Fate) {
    if (fate === 'deleted') return this.send('DELETE', `${list}/${id}`)
    return this.send('PUT', `${list}/${id}`, { isActive: 'false' })
  }

  bringBack({ list, id }: PublicItem, fate: Fate) {
    if (fate === 'deleted') return this.send('POST', `${list}/${id}/restore`)
    return this.send('PUT', `${list}/${id}`, { isActive: 'true' })
  }

  close() {
    this.#client.close()
  }
}

/** In `npm test` pictures on a bucket are withdrawn without nginx: `uploads/withheld` on PostgreSQL. */
const stores =
  process.env.TESTS_THOROUGH === '1' ? (['disk', 'bucket'] as const) : (['disk'] as const)

for (const pictures of stores) {
  describe(`what is withdrawn, with pictures on the ${pictures}`, { timeout: 600_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'academy-withdrawal-'))
    let academy: Academy
    let nginx: Awaited<ReturnType<typeof startNginx>>
    let bucket: Awaited<ReturnType<typeof startBucket>> | undefined
    let director: Director
    let addresses: ItemAddresses
    let fates: [PublicItem, Fate][]

    before(async () => {
      bucket = pictures === 'bucket' ? await startBucket(folder) : undefined
      academy = await startAcademy({ DEMO: '0', ...bucket?.env })
      const port = Number(new URL(academy.origin).port)
      nginx = await startNginx(port, academy.folder, { PICTURES: pictures })
      director = new Director(nginx.origin)
      await director.signIn()
      await director.publish('tournaments', 'Staying Rapid')
      await director.publish('achievements', 'Staying Medal')
      fates = [
        [await director.publish('tournaments', 'Zugzwang Memorial'), 'hidden'],
        [await director.publish('achievements', 'Pumpernickel Shield'), 'deleted'],
      ]
      // What nginx keeps of pages does not depend on where the pictures are.
      if (pictures === 'disk') {
        fates.push(
          [await director.publish('tournaments', 'Fianchetto Festival'), 'deleted'],
          [await director.publish('achievements', 'Quodlibet Trophy'), 'hidden']
        )
      }
      const items = fates.map(([item]) => item)
      const encodings = pictures === 'disk' ? ENCODINGS : ['']
      addresses = new ItemAddresses(items, nginx.port, encodings)
      await addresses.learnPictures()
      await until('the worker has made AVIF of all pictures', async () => {
        const lists = await Promise.all(
          ['/api/tournaments', '/api/achievements'].map((path) => addresses.ask(path))
        )
        return lists.every(({ text }) => !text.includes('"avif":null'))
      })
    })
    after(async () => {
      director?.close()
      addresses?.close()
      await nginx?.stop()
      await academy?.stop()
      await bucket?.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    test('a renamed page is no redirect for good: the old address may be given back', async () => {
      const [{ list, id, slugs }] = fates[0]!
      for (const end of ['', '.ics', '/poster']) {
        const answer = await addresses.ask(`/updates/${slugs[1]}${end}`)
        assert.equal(answer.status, 302)
        assert.equal(answer.headers.location, `/updates/${slugs[0]}${end}`)
      }
      assert.equal((await addresses.ask(`/updates/${slugs[0]}`)).status, 200)
      await director.send('PUT', `${list}/${id}`, { slug: slugs[1]! })
      await until('the old address is the present one', async () => {
        const { status } = await addresses.ask(`/updates/${slugs[1]}`)
        return status === 200
      })
      await until('the present address of before leads to it', async () => {
        const { status, headers } = await addresses.ask(`/updates/${slugs[0]}`)
        return status === 302 && headers.location === `/updates/${slugs[1]}`
      })
      const [achievement] = fates[1]!
      const former = await addresses.ask(`/achievements/${achievement.slugs[1]}`)
      assert.equal(former.status, 302)
      await director.send('PUT', `${list}/${id}`, { slug: slugs[0]! })
      await until('it is renamed again', async () => {
        const { status } = await addresses.ask(`/updates/${slugs[0]}`)
        return status === 200
      })
    })

    test('was seen at every kind of address before', async () => {
      await addresses.collect()
      const own = [...addresses.own].join('\n')
      const kinds = [
        /^\/updates\/zugzwang-memorial$/m,
        /^\/updates\/zugzwang-memorial-renamed\.ics$/m,
        /^\/updates\/zugzwang-memorial-renamed\/poster$/m,
        /^\/achievements\/pumpernickel-shield-renamed$/m,
        /^\/mr\/updates\/zugzwang-memorial-renamed$/m,
        /^\/hi\/updates\/zugzwang-memorial-renamed\.ics$/m,
        /^\/hi\/achievements\/pumpernickel-shield-renamed$/m,
        /^\/api\/achievements\/pumpernickel-shield\/neighbours$/m,
        /^\/uploads\/share\/\S+\.jpg$/m,
        /^\/uploads\/tournaments\/\S+\.avif$/m,
        /^\/uploads\/achievements\/\S+\.webp$/m,
      ]
      for (const kind of kinds) assert.match(own, kind)
      const pages = await Promise.all([...addresses.shared].map((path) => addresses.ask(path)))
      for (const [{ words }] of fates) {
        assert.ok(pages.filter(({ text }) => text.includes(words)).length >= 3, words)
      }
    })

    test('is gone within two seconds, and stays so when the processes stop', async () => {
      const visit = () => addresses.each(async (path) => void (await addresses.ask(path)))
      let isWithdrawn = false
      // Answers are under way at each withdrawal, and in the seconds after it.
      const visits = (async () => {
        while (!isWithdrawn) await visit()
        await visit()
      })()
      for (const [item, fate] of fates) await director.withdraw(item, fate)
      isWithdrawn = true
      await pause(2_000)
      const answering = await addresses.answering()
      await visits
      assert.deepEqual(answering, [])

      // A copy of what is public: a late removal may have taken those that the visitor left.
      assert.equal((await addresses.ask('/updates')).status, 200)
      await academy.kill()
      await until('the processes are gone', async () => {
        const { status } = await addresses.ask('/api/health')
        return status === 503
      })
      assert.deepEqual(await addresses.answering(), [])
      const list = await addresses.ask('/updates')
      assert.equal(list.status, 200, 'what is public is still served')
      assert.match(list.text, /Staying Rapid/)
    })

    test('is back at the same addresses once it is shown or restored', async () => {
      await academy.start()
      for (const [item, fate] of fates) await director.bringBack(item, fate)
      await pause(2_000)
      const wrong: string[] = []
      await addresses.each(async (path) => {
        const { status } = await addresses.ask(path)
        if (status >= 400) wrong.push(`${status} ${path}`)
      })
      assert.deepEqual(wrong, [])
      const lists = await Promise.all(
        ['/updates', '/achievements'].map((path) => addresses.ask(path))
      )
      for (const [{ words }] of fates) {
        assert.ok(
          lists.some(({ text }) => text.includes(words)),
          `${words} is in no list`
        )
      }
    })
  })
}

import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'
import { askList } from '#tests/list_request'
import { makeMany } from '#tests/many_rows'
import { tries } from '#tests/thorough'

const KB = 1000
const MB = 1e6

const MESSAGES = tries({ quick: 10_000, thorough: 100_000 })
const LAST_PAGE = MESSAGES / 50

/** How each item begins. */
const BEGINNING = '{"_id":"'

/** Reads a whole answer; gives its items and by how much the process grew meanwhile, in bytes. */
async function readWhole(path: string, token: string) {
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  let [items, bytes] = [0, 0]
  let rest = ''
  for await (const piece of response.body!) {
    bytes += piece.length
    const text = rest + Buffer.from(piece).toString('latin1')
    items += text.split(BEGINNING).length - 1
    rest = text.slice(1 - BEGINNING.length)
  }
  clearInterval(watch)
  return { status: response.status, items, bytes, growth: peak - before }
}

test.group('Growth', () => {
  test(`${MESSAGES} messages: a page stays small wherever it is, the whole list is sent in pieces`, async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    await makeMany('contact_messages', MESSAGES)
    for (const parameters of [
      ...[{ page: 1 }, { page: LAST_PAGE / 2 }, { page: LAST_PAGE }],
      ...[{ status: 'unread', page: (LAST_PAGE * 3) / 40 }],
      ...[{ q: `visitor${MESSAGES - 1}@` }, { q: 'visitor' }, { q: 'group 42?' }, { q: '9' }],
    ]) {
      const { data, meta } = await askList(client, 'contacts', parameters)
      assert.containSubset(meta, { all: MESSAGES, unread: MESSAGES / 10 })
      assert.isNotEmpty(data)
      assert.isBelow(JSON.stringify({ data, meta }).length, 20 * KB)
    }
    const whole = await readWhole('contacts', token)
    assert.containSubset(whole, { status: 200, items: MESSAGES })
    assert.isAbove(whole.bytes, MESSAGES * 200)
    assert.isBelow(whole.growth, 250 * MB)
  })

  test('10,000 tournaments and achievements: the director gets all, the public what it got of 100', async ({
    client,
    assert,
  }) => {
    await makeMany('tournaments', 10_000)
    await makeMany('achievements', 10_000)
    const token = await signIn()
    for (const list of ['tournaments', 'achievements']) {
      const whole = await readWhole(`${list}/admin`, token)
      assert.containSubset(whole, { status: 200, items: 10_000 })
      const { data, meta } = (await client.get(`/api/${list}`)).body()
      assert.lengthOf(data, 100)
      const beyond = JSON.stringify({ data, meta }).length - JSON.stringify({ data }).length
      assert.isBelow(beyond, 100)
    }
  })

  test('a page of 50 ordinary messages has at most 20 KB', async ({ client, assert }) => {
    const message =
      'Namaskar. My daughter is eight and plays every evening. She would like to join the class.'
    await ContactMessageFactory.merge({ message }).createMany(50)
    const { data, meta } = await askList(client, 'contacts', { page: 1 })
    assert.lengthOf(data, 50)
    assert.isAtMost(JSON.stringify({ data, meta }).length, 20 * KB)
  })
})

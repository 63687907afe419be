import { test } from '@japa/runner'
import { signIn } from '#tests/director'

const PER_PAGE = 'A page can have from 1 to 100 rows'
const SEARCH = 'The search must be one text'
const READ = 'The status must be all, unread or read'
const ACTIVE = 'The status must be all, active or inactive'
const MOMENT = 'This must be a day such as 2026-01-26 or a moment with its zone'
const DAY = 'This must be a day such as 2026-01-26'
const CURSOR = 'This is no place in the list'

/** List, query, refused field, sentence. */
const REFUSED = [
  ['contacts', 'perPage=-1', 'perPage', PER_PAGE],
  ['contacts', 'perPage=1.5', 'perPage', PER_PAGE],
  ['contacts', 'perPage=two', 'perPage', PER_PAGE],
  ['contacts', 'perPage=1e400', 'perPage', PER_PAGE],
  ['contacts', 'perPage=0x10', 'perPage', PER_PAGE],
  ['contacts', 'perPage=1e1', 'perPage', PER_PAGE],
  ['contacts', 'perPage=%201', 'perPage', PER_PAGE],
  ['contacts', 'perPage=1.0', 'perPage', PER_PAGE],
  ['contacts', 'perPage[]=1', 'perPage', PER_PAGE],
  ['contacts', 'perPage=101', 'perPage', PER_PAGE],
  ['contacts', 'perPage=0', 'perPage', PER_PAGE],
  ['contacts', 'perPage=0b11', 'perPage', PER_PAGE],
  ['contacts', `q=${'a'.repeat(101)}`, 'q', 'The search cannot be more than 100 characters'],
  ['contacts', 'q[]=a', 'q', SEARCH],
  ['contacts', 'q[a]=b', 'q', SEARCH],
  ['contacts', 'q=a%0Ab', 'q', 'This field can only have one line'],
  ['contacts', 'status=active', 'status', READ],
  ['tournaments/admin', 'status=read', 'status', ACTIVE],
  ['tournaments/admin', 'day=tomorrow', 'day', 'The day must be today or nothing'],
  ['achievements/admin', 'status=x', 'status', ACTIVE],
  ['contacts', 'from=2026-02-30', 'from', MOMENT],
  ['contacts', 'to=yesterday', 'to', MOMENT],
  ['contacts', 'from=2026-01-01T00:00:00', 'from', MOMENT],
  ['contacts', 'from=2026-01-01T25:00:00Z', 'from', MOMENT],
  ['tournaments/admin', 'from=1', 'from', MOMENT],
  ['achievements/admin', 'from=2026-01-01T00:00:00Z', 'from', DAY],
  ['achievements/admin', 'to[]=2026-01-01', 'to', DAY],
  ['contacts', 'from=2026-02-02&to=2026-02-01', 'to', 'The end cannot be before the beginning'],
  [
    'achievements/admin',
    'from=2026-02-02&to=2026-02-01',
    'to',
    'The end cannot be before the beginning',
  ],
  ['achievements/admin', 'tag[]=a', 'tag', 'The tag must be one text'],
  ['achievements/admin', `tag=${'a'.repeat(41)}`, 'tag', 'A tag cannot be more than 40 characters'],
  ['contacts', 'after=x', 'after', CURSOR],
  ['contacts', 'after=2026-01-01~00000000-0000-7000-8000-00000000000', 'after', CURSOR],
  ['contacts', "after=2026-01-01'~00000000-0000-7000-8000-000000000000", 'after', CURSOR],
  ['tournaments', 'after=x', 'after', CURSOR],
  ['achievements', 'after[]=x', 'after', CURSOR],
] as const

test.group('Lists: refused parameters', () => {
  for (const [list, query, field, sentence] of REFUSED) {
    test(`${list}?${query.slice(0, 40)}: error in ${field}`, async ({ client, assert }) => {
      const response = await client.get(`/api/${list}?${query}`).bearerToken(await signIn())
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { [field]: sentence })
    })
  }

  test('every invalid parameter has an error, an empty one is as none', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    const many = await client.get('/api/contacts?perPage=x&status=x').bearerToken(token)
    assert.deepEqual(Object.keys(many.body().errors), ['perPage', 'status'])
    const none = 'perPage=&q=&status=&from=&to=&after=&tag='
    for (const list of ['contacts', 'tournaments/admin', 'achievements/admin']) {
      const response = await client.get(`/api/${list}?${none}`).bearerToken(token)
      response.assertStatus(200)
      assert.deepEqual(response.body(), { data: [] })
    }
  })
})

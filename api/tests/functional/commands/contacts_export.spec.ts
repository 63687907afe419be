import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import db from '@adonisjs/lucid/services/db'
import { temporaryFolder } from '#tests/child'
import { runCommand } from '#tests/run_command'

async function exported(...args: string[]) {
  const file = join(temporaryFolder(), 'messages.csv')
  const { code, said } = await runCommand('contacts:export', [file, ...args])
  if (code !== 0) throw new Error(said)
  return { text: readFileSync(file, 'utf8'), file }
}

const lines = (text: string) => text.split('\r\n').slice(1, -1)

test.group('contacts:export', () => {
  test('writes a table that spreadsheets read as text, times in India', async ({ assert }) => {
    await ContactMessageFactory.merge({
      name: '=HYPERLINK("http://evil.example")',
      email: 'sunita@mail.example',
      phone: '+919876543210',
      subject: '＝1+1, "batch"',
      message: 'शतरंज\nसीखना',
      isRead: true,
      answeredAt: '2026-01-26T05:00:00.000Z',
      note: '=Calls\nback',
      remindOn: '2026-02-01',
      language: 'hi',
      createdAt: '2026-01-25T20:15:00.000Z',
    }).create()
    const { text, file } = await exported()
    assert.equal(
      text,
      '\uFEFF"Received (Asia/Kolkata)","Name","Email","Phone","Subject","Message","Status",' +
        '"State","Note","Remind on","Language"\r\n' +
        '"2026-01-26 01:45","\t=HYPERLINK(""http://evil.example"")","sunita@mail.example",' +
        '"\t+919876543210","\t＝1+1, ""batch""","शतरंज\nसीखना","Read","Answered","\t=Calls\nback","2026-02-01","hi"\r\n'
    )
    assert.equal(statSync(file).mode & 0o777, 0o600)
  })

  test('chooses by day in its zone and by status, without what is deleted', async ({ assert }) => {
    const at = (createdAt: string, isRead = false) =>
      ContactMessageFactory.merge({ createdAt, isRead }).create()
    await at('2026-01-25T18:29:59.999Z')
    await at('2026-01-25T18:30:00.000Z')
    await at('2026-01-26T18:29:59.999Z', true)
    await at('2026-01-26T18:30:00.000Z')
    await ContactMessageFactory.merge({
      createdAt: '2026-01-26T12:00:00.000Z',
      deletedAt: '2026-01-26T12:00:00.000Z',
    }).create()
    const republicDay = ['--from=2026-01-26', '--to=2026-01-26']
    const { text } = await exported(...republicDay)
    assert.deepEqual(
      lines(text).map((line) => line.slice(1, 17)),
      ['2026-01-26 23:59', '2026-01-26 00:00']
    )
    assert.lengthOf(lines((await exported(...republicDay, '--status=unread')).text), 1)
    assert.lengthOf(lines((await exported(...republicDay, '--status=read')).text), 1)
    assert.lengthOf(lines((await exported(...republicDay, '--zone=UTC')).text), 2)
  })

  test('reads more than a page, each message once, newest first', async ({ assert }) => {
    const { $attributes: sample } = await ContactMessageFactory.make()
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      ...{
        name: `Number ${index}`,
        email: sample.email,
        phone: '',
        subject: '',
        message: 'A text',
      },
      ...{ id: crypto.randomUUID(), dedup_key: `key ${index}`, is_read: false },
      // Several at one moment: a page ends in the middle of them.
      created_at: new Date(1_790_000_000_000 + Math.floor(index / 7) * 1000).toISOString(),
    }))
    for (let at = 0; at < rows.length; at += 500) {
      await db.table('contact_messages').multiInsert(rows.slice(at, at + 500))
    }
    const { text } = await exported()
    assert.lengthOf(new Set(lines(text)), 2500)
    const times = lines(text).map((line) => line.slice(1, 17))
    assert.deepEqual(times, [...times].sort().reverse())
  })

  test('refuses {args}: {sentence}')
    .with([
      { args: '--status=new', sentence: '--status must be one of all, unread, read, not "new".' },
      {
        args: '--from=26-01-2026',
        sentence: '--from must be a day such as 2026-01-26, not "26-01-2026".',
      },
      { args: '--to=2026-02-30', sentence: '--to must be a day such as 2026-01-26, not' },
      { args: '--from=2026-01-26 --to=2026-01-25', sentence: '--to must not be before --from.' },
      { args: '--zone=India', sentence: '--zone must be a time zone such as Asia/Kolkata, not' },
    ])
    .run(async ({ assert }, { args, sentence }) => {
      const place = temporaryFolder()
      const file = join(place, 'messages.csv')
      const { code, said } = await runCommand('contacts:export', [file, ...args.split(' ')])
      assert.equal(code, 1)
      assert.isTrue(said.startsWith(sentence), said)
      assert.isEmpty(readdirSync(place))
    })

  test('writes over nothing', async ({ assert }) => {
    const { file } = await exported()
    const before = readFileSync(file, 'utf8')
    const { code, said } = await runCommand('contacts:export', [file])
    assert.equal(code, 1)
    assert.equal(said, `${file} is there already: choose another name.`)
    assert.equal(readFileSync(file, 'utf8'), before)
  })
})

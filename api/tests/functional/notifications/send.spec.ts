import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { namesIn } from '#shared/identity/academy_names'
import { identity } from '#shared/identity/identity'
import { CONTACT_HONEYPOT_FIELD } from '#shared/rules/contact_rules'
import Notification from '#models/notification'
import { bodyOf, headersOf, shownHeader, startMailServer } from '#tests/mail_server'
import { FORM, notifications, runAllJobs, setRecipients, write } from './contact_form.js'

test.group('Notifications: the mail', () => {
  test('is queued per recipient and sent in the background', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    await setRecipients(['coach@academy.example', 'office@academy.example'])
    const id = await write(client)
    assert.deepEqual(
      (await notifications()).map((row) => [row.recipient, row.state, row.contactMessageId]),
      [
        ['coach@academy.example', 'queued', id],
        ['office@academy.example', 'queued', id],
      ]
    )
    assert.isEmpty(server.mails)

    await runAllJobs()
    const sent = await notifications()
    assert.deepEqual(
      sent.map(({ state, attempts }) => [state, attempts]),
      [
        ['sent', 1],
        ['sent', 1],
      ]
    )
    assert.match(sent[0]!.answer, /^250 Taken as number \d$/)
    assert.sameDeepMembers(
      server.mails.map((mail) => mail.to),
      [['coach@academy.example'], ['office@academy.example']]
    )
    assert.isEmpty(await runAllJobs())
  })

  test('comes from the academy, with the visitor as Reply-To', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await startMailServer()
    cleanup(() => server.stop())
    await setRecipients(['coach@academy.example'])
    const id = await write(client)
    await runAllJobs()
    const [mail] = server.mails
    const { id: notification } = await Notification.firstOrFail()
    assert.equal(mail!.from, identity.email)
    assert.deepEqual(headersOf(mail!, 'From'), [`${namesIn('en').academy} <${identity.email}>`])
    assert.deepEqual(headersOf(mail!, 'Reply-To'), ['Sunita Deore <sunita@mail.example>'])
    assert.deepEqual(headersOf(mail!, 'Subject'), ['New message from Sunita Deore: Sunday class'])
    assert.deepEqual(headersOf(mail!, 'Message-ID'), [
      `<${notification}@${identity.email.split('@')[1]}>`,
    ])
    const body = bodyOf(mail!)
    for (const part of [FORM.name, FORM.email, FORM.phone, FORM.subject, namesIn('en').academy]) {
      assert.lengthOf(body.match(new RegExp(part.replaceAll(/[+.]/g, '.'), 'g'))!.slice(0, 2), 2)
    }
    assert.include(body, 'Is there a place left?\r\nThank you.')
    assert.include(body, `${identity.url}/admin/contacts?message=${id}`)
  })

  test('is not sent when switched off, without recipients, or for a robot', async ({
    client,
    assert,
  }) => {
    await setRecipients(['coach@academy.example'], false)
    await write(client)
    await setRecipients([])
    await write(client, { message: 'Another message altogether' })
    await setRecipients(['coach@academy.example'])
    await write(client, {
      message: 'Buy my watches, please',
      [CONTACT_HONEYPOT_FIELD]: 'spam.example',
    })
    assert.isEmpty(await notifications())
    assert.isEmpty(await db.from('queue_jobs'))
  })

  test('is queued once for a message sent twice', async ({ client, assert }) => {
    await setRecipients(['coach@academy.example'])
    assert.equal(await write(client), await write(client))
    assert.lengthOf(await notifications(), 1)
    assert.lengthOf(await db.from('queue_jobs'), 1)
  })

  const TRICKS = {
    'an encoded line end': { subject: '=?utf-8?Q?Hi=0D=0ABcc:=20all@spam.example?=' },
    'an address list for a name': { name: 'Boss <boss@spam.example>, all@spam.example' },
    'a quote that ends the name': { name: '"Sunita" <x@spam.example>; "' },
    'a header in the text': { message: 'Hello there\r\nBcc: all@spam.example\r\n\r\nMore' },
    'the end of the mail': { message: 'Hello there\r\n.\r\nRCPT TO:<all@spam.example>\r\n' },
    'line ends of Unicode': { subject: 'Hi\u2028Bcc: all@spam.example\u0085X-Own: 1' },
    'encoded words': {
      subject: 'A =?utf-8?Q?=E2=80=AEHello?= B',
    },
    HTML: { name: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script> hello' },
    'an address with a percent sign': { email: 'sunita%spam.example@mail.example' },
  }
  for (const [trick, form] of Object.entries(TRICKS)) {
    test(`goes only to its recipient despite ${trick}`, async ({ client, assert, cleanup }) => {
      const server = await startMailServer()
      cleanup(() => server.stop())
      await setRecipients(['coach@academy.example'])
      const response = await client.post('/api/contacts').json({ ...FORM, ...form })
      if (response.status() === 422) return assert.isEmpty(await notifications())
      await runAllJobs()
      assert.deepEqual(
        server.mails.map((mail) => mail.to),
        [['coach@academy.example']]
      )
      const [mail] = server.mails
      for (const name of ['Bcc', 'Cc', 'X-Own']) assert.isEmpty(headersOf(mail!, name))
      for (const name of ['To', 'From', 'Reply-To', 'Subject', 'Message-ID']) {
        assert.lengthOf(headersOf(mail!, name), 1)
      }
      // As a mail program shows it: nothing is decoded that the visitor typed.
      const typed: Partial<typeof FORM> = form
      for (const text of [typed.name, typed.subject]) {
        if (!text?.includes('=?')) continue
        assert.include(shownHeader(mail!, 'Subject'), text.replaceAll('=?', '= ?'))
      }
      assert.match(headersOf(mail!, 'Reply-To')[0]!, /<sunita(%spam\.example)?@mail\.example>$/)
      assert.notMatch(bodyOf(mail!).split('<!doctype')[1]!, /<(script|img)/)
    })
  }
})

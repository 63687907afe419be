import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { namesIn } from '#shared/identity/academy_names'
import type { Language } from '#shared/languages/languages'
import { PASSWORD, makeDirector, signIn } from '#tests/director'
import { bodyOf, headersOf, shownHeader, startMailServer } from '#tests/mail_server'
import { FORM, runAllJobs, setRecipients, write } from './contact_form.js'

const DIRECTOR = 'director@academy.example'
const COACH = 'coach@academy.example'
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile'

async function speaker(email: string, language: Language | null, createdAt?: string) {
  const director = await makeDirector(email)
  const times = createdAt ? { created_at: createdAt } : {}
  await db
    .from('users')
    .where('id', director.id)
    .update({ language, ...times })
  return director
}

const WORDS = {
  en: {
    subject: 'New message from Sunita Deore: Sunday class',
    opening: `A visitor has sent a message through the contact form of ${namesIn('en').academy}.`,
    link: 'Open in the admin',
    facts: ['Received', 'Name', 'Email', 'Phone', 'Subject'],
    moment: '23 Nov 2026 at 7.35 pm (India)',
    test: `Test mail from ${namesIn('en').academy}`,
    password: 'Your password has been changed',
    device: 'Device: Chrome on Android',
  },
  mr: {
    subject: 'Sunita Deore यांचा नवा संदेश: Sunday class',
    opening: `${namesIn('mr').academy}: संपर्क फॉर्ममधून एक नवा संदेश आला आहे.`,
    link: 'ॲडमिनमध्ये उघडा',
    facts: ['मिळाला', 'नाव', 'ईमेल', 'फोन', 'विषय'],
    moment: '23\u00a0नोव्हेंबर 2026, सायंकाळी 7.35 (भारतीय वेळ)',
    test: `चाचणी ईमेल: ${namesIn('mr').academy}`,
    password: 'तुमचा पासवर्ड बदलला आहे',
    device: 'डिव्हाइस: Android वरील Chrome',
  },
  hi: {
    subject: 'Sunita Deore जी का नया संदेश: Sunday class',
    opening: `${namesIn('hi').academy} के संपर्क फ़ॉर्म से एक नया संदेश आया है।`,
    link: 'एडमिन में खोलें',
    facts: ['मिला', 'नाम', 'ईमेल', 'फ़ोन', 'विषय'],
    moment: '23\u00a0नवंबर 2026, शाम 7.35 बजे (भारतीय समय)',
    test: `${namesIn('hi').academy} से टेस्ट ईमेल`,
    password: 'आपका पासवर्ड बदल गया है',
    device: 'डिवाइस: Android पर Chrome',
  },
}

/** Five past two in the afternoon of UTC: the moment that the mails say. */
async function writeAtFixedTime(client: ApiClient) {
  const id = await write(client)
  await db.from('contact_messages').where({ id }).update({ created_at: '2026-11-23T14:05:00.000Z' })
  return id
}

test.group('Mails in the director’s language', (group) => {
  let mails: Awaited<ReturnType<typeof startMailServer>>['mails'] = []
  group.each.setup(async () => {
    const server = await startMailServer()
    mails = server.mails
    return () => server.stop()
  })

  for (const [language, words] of Object.entries(WORDS) as [Language, typeof WORDS.en][]) {
    test(`report a message: ${language}`, async ({ client, assert }) => {
      await speaker(DIRECTOR, language)
      await setRecipients([DIRECTOR])
      await writeAtFixedTime(client)
      await runAllJobs()
      const [mail] = mails
      assert.equal(shownHeader(mail!, 'Subject'), words.subject)
      // What travels in a header is ASCII.
      assert.match(headersOf(mail!, 'Subject')[0]!, /^[ -~]+$/)
      const [text, html] = bodyOf(mail!).split('<!doctype html>') as [string, string]
      const [received, ...facts] = words.facts
      const values = [FORM.name, FORM.email, FORM.phone, FORM.subject]
      for (const line of [
        `${words.link}:`,
        `${received}: ${words.moment}`,
        ...facts.map((fact, at) => `> ${fact}: ${values[at]}`),
        '> Is there a place left?',
      ]) {
        assert.include(text.split('\r\n'), line)
      }
      for (const part of [text, html]) {
        assert.include(part, words.opening)
        assert.include(part, words.moment)
      }
      assert.include(html, `<html lang="${language}">`)
      assert.include(html, `>${words.link}</a>`)
    })

    test(`test an address: ${language}`, async ({ client, assert }) => {
      const token = await signIn(await speaker(DIRECTOR, language))
      await client.post('/api/settings/test-email').bearerToken(token).json({ email: DIRECTOR })
      assert.equal(shownHeader(mails[0]!, 'Subject'), words.test)
      assert.include(bodyOf(mails[0]!), `<html lang="${language}">`)
    })

    test(`report account changes: ${language}`, async ({ client, assert }) => {
      const token = await signIn(await speaker(DIRECTOR, language))
      for (const address of ['203.0.113.7', '198.51.100.9']) {
        await client
          .post('/api/auth/login')
          .headers({ 'X-Forwarded-For': address, 'User-Agent': PHONE })
          .json({ email: DIRECTOR, password: PASSWORD })
      }
      await client
        .put('/api/auth/password')
        .bearerToken(token)
        .json({ currentPassword: PASSWORD, password: 'a knight on the rim' })
      await runAllJobs()
      assert.include(
        mails.map((mail) => shownHeader(mail, 'Subject')),
        words.password
      )
      assert.isTrue(mails.some((mail) => bodyOf(mail).includes(words.device)))
    })
  }

  test('name the page’s language when it is not the director’s', async ({ client, assert }) => {
    await setRecipients([DIRECTOR])
    await write(client, { language: 'mr' })
    await write(client, { language: 'hi', message: 'Is there a place on Monday?' })
    await write(client, { language: 'en', message: 'Is there a place on Sunday?' })
    await runAllJobs()
    const texts = mails.map(bodyOf)
    const pages = texts.flatMap((text) => /Written from: .+/.exec(text)?.[0].trim() ?? [])
    assert.sameMembers(pages, ['Written from: The page in मराठी', 'Written from: The page in हिंदी'])
  })

  test('use each director’s language, else the first one’s', async ({ client, assert }) => {
    await speaker('second@academy.example', 'hi')
    await speaker(DIRECTOR, 'mr', '2020-01-01T00:00:00.000Z')
    await setRecipients([COACH, 'Second@academy.example'])
    await write(client)
    await runAllJobs()
    const subjects = mails.map((mail) => [mail.to[0]!.toLowerCase(), shownHeader(mail, 'Subject')])
    assert.deepEqual(Object.fromEntries(subjects), {
      [COACH]: WORDS.mr.subject,
      'second@academy.example': WORDS.hi.subject,
    })
  })

  test('leave the visitor’s text as it is, marked with its language', async ({
    client,
    assert,
  }) => {
    await speaker(DIRECTOR, 'mr')
    await setRecipients([DIRECTOR])
    const message = 'क्या रविवार की कक्षा में जगह है?'
    await write(client, { name: 'सुनीता देवरे', subject: 'Sunday', message })
    await write(client, { name: 'सुनीता देवरे', subject: '', message: 'रविवारी वर्ग आहे का?' })
    await runAllJobs()
    const [hindi, marathi] = mails.toSorted(
      (a, b) => shownHeader(b, 'Subject').length - shownHeader(a, 'Subject').length
    )
    assert.equal(shownHeader(hindi!, 'Subject'), 'सुनीता देवरे यांचा नवा संदेश: Sunday')
    assert.equal(shownHeader(marathi!, 'Subject'), 'सुनीता देवरे यांचा नवा संदेश')
    assert.match(shownHeader(hindi!, 'Reply-To'), /^"?सुनीता देवरे"? <sunita@mail\.example>$/)
    const html = bodyOf(hindi!).split('<!doctype html>')[1]!
    assert.match(html, /<td lang="hi" [^>]+>सुनीता देवरे</)
    assert.match(html, /<td lang="en" [^>]+>Sunday</)
    assert.match(html, new RegExp(`<div lang="hi" [^>]+>${message.replace('?', '\\?')}<`))
    assert.notMatch(bodyOf(marathi!), / lang="hi"/)
  })

  test('have CRLF line ends, also inside base64', async ({ client, assert }) => {
    await speaker(DIRECTOR, 'mr')
    await setRecipients([DIRECTOR])
    await write(client, { message: 'रविवारी वर्ग आहे का?\nजागा आहे का?\n'.repeat(20) })
    await runAllJobs()
    assert.match(mails[0]!.raw, /^content-transfer-encoding: base64/im)
    const [text] = bodyOf(mails[0]!).split('<!doctype html>')
    assert.isAbove(text!.split('\r\n').length, 40)
    assert.notMatch(text!.trim(), /[^\r]\n/)
  })
})

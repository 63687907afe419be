import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../../tests/e2e/chromium.ts'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { MailServer } from '../../tests/support/mail-server.ts'
import type { Outcome } from '../outcome.ts'

/** Each would call `ran` if a browser took it for more than words. */
const payloads = [
  '<script>ran()</script>',
  '"><img src=x onerror=ran()>',
  "'><svg onload=ran()>",
  '</script><script>ran()</script>',
  '</title><iframe srcdoc="<script>ran()</script>">',
  '<a href="javascript:ran()">a</a>',
  '{{ran()}}${ran()}<!--',
  '<style>@import "javascript:ran()"</style>',
]
const links = ['javascript:ran()', 'JaVaScRiPt://a.example/%0Aran()', ' javascript:ran()', 'data:text/html,<script>ran()</script>', 'vbscript:ran()', '//evil.example'] // prettier-ignore

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** What a page says about scripts that ran, policies that were broken, and links that would run. */
async function listen(page: Page, said: string[]) {
  await page.exposeFunction('ran', () => said.push('a script ran'))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`violates ${event.violatedDirective}`)
    )
  })
  page.on('dialog', (dialog) => {
    said.push('a dialog opened')
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/violates|Content Security Policy/.test(message.text())) said.push(message.text())
  })
}

/** S12: hostile words in every field, looked at on every screen and in the mail. */
export async function storedScripts(): Promise<Outcome> {
  const mail = new MailServer()
  await mail.start()
  const academy = await Installation.deployed(
    {},
    {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      LIMIT_CONTACT_ADDRESS: '1000',
      LIMIT_CONTACT_EMAIL: '1000',
    }
  )
  const browser = await chromium.launch(chromiumOptions)
  try {
    const wrong: string[] = []
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const emails = ['coach@academy.example']
    await client.call('/api/settings/emails', { method: 'PUT', token, body: { emails } })

    const items: string[] = []
    const publish = async (kind: string, fields: Record<string, string>) => {
      const { status, text } = await client.send('POST', `/api/${kind}`, form(fields), token)
      if (status !== 201) return void wrong.push(`${kind} ${status} ${text}`)
      const { slug } = (JSON.parse(text) as { data: { slug: string } }).data
      items.push(`/${kind === 'tournaments' ? 'updates' : kind}/${slug}`)
    }
    for (const words of payloads) {
      const item = { title: words, description: `${words}\n\n${words}`, isActive: 'true' }
      const prizes = JSON.stringify([{ position: words, amount: 5000, description: words }])
      await publish('tournaments', { ...item, formLink: 'https://forms.example/x', prizes })
      const tags = JSON.stringify([words.slice(0, 30)])
      const student = { studentName: words, date: '2026-10-02', location: words, tags }
      await publish('achievements', { ...item, ...student })
      const body = { name: words, email: 'a@visitor.example', subject: words, message: words }
      const { status } = await client.call('/api/contacts', { method: 'POST', body })
      if (status !== 201) wrong.push(`a message ${status}`)
    }
    for (const formLink of links) {
      const fields = { title: 'A link', description: 'x', formLink }
      const { status } = await client.send('POST', '/api/tournaments', form(fields), token)
      if (status !== 422) wrong.push(`the link ${formLink} ${status}`)
    }

    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const said: string[] = []
    await listen(page, said)
    let screens = 0
    const look = async (path: string, shown: string) => {
      await page.goto(`${academy.origin}${path}`)
      const text = page.getByText(shown).filter({ visible: true }).first()
      const isShown = await text.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false
      )
      if (!isShown) wrong.push(`${path} does not show ${shown}`)
      const bad = page.locator(
        '[href^="javascript:" i], [src^="javascript:" i], [onerror], [onload]'
      )
      if ((await bad.count()) > 0) said.push('a link or handler that would run')
      wrong.push(...said.splice(0).map((what) => `${path}: ${what}`))
      screens += 1
    }
    const plain = ['/', '/about', '/services', '/testimonials', '/contact', '/no-such-page']
    for (const path of plain) await look(path, 'Chess')
    const [words = ''] = payloads
    for (const path of ['/updates', '/achievements', '/updates?q=script']) await look(path, words)
    for (const path of items) await look(path, 'ran()')
    await page.evaluate((value) => localStorage.setItem('academy.token', value), token)
    for (const path of ['/admin', '/admin/achievements', '/admin/contacts']) {
      await look(path, 'ran()')
    }
    await page.getByText('ran()').filter({ visible: true }).first().click()
    await look('/admin/settings', emails[0]!)

    for (let count = 0; count < 300 && mail.taken.length < payloads.length; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    // The HTML part may hold the words as text alone.
    const running = mail.taken.filter(({ text }) => {
      const decoded = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      const [, html = ''] = decoded.split(/Content-Type: text\/html[^\r\n]*/i)
      return /<(?:script|img[^>]*onerror|svg|iframe)|href=["']?javascript:/i.test(html)
    })
    if (mail.taken.length < payloads.length) wrong.push(`only ${mail.taken.length} mails came`)
    if (running.length > 0) wrong.push(`${running.length} mails hold a script`)
    return {
      holds: wrong.length === 0,
      seen:
        `${payloads.length} texts in every field, ${screens} screens and ${mail.taken.length} mails: ` +
        `${wrong.length} ran or broke the policy; ${links.length} links refused` +
        (wrong[0] ? ` (${wrong.slice(0, 3).join('; ')})` : ''),
    }
  } finally {
    await browser.close()
    academy.remove()
    await mail.stop()
  }
}

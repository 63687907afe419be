import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONTACT_SENT } from '@academy/api/shared/contact_rules'
import { freePort } from '../../start/free-port.ts'
import { director, expect, signIn } from './fixtures.ts'
import { Director } from './site/director.ts'
import { openContact, openList, test } from './site/visitor.ts'

const port = String(await freePort())
const baseURL = `http://127.0.0.1:${port}`
let folder: string
let servers: ChildProcess

test.use({ baseURL })

/** The servers of `npm run dev`, on a port and with data of their own: a copy of what all begin with. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'academy-development-'))
  cpSync(process.env.E2E_TEMPLATE!, join(folder, 'data'), { recursive: true })
  servers = spawn('node', ['start/dev-servers.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  })
  for (const path of ['/api/tournaments', '/contact', '/login']) {
    const status = () =>
      servers.exitCode ?? fetch(baseURL + path).then((answer) => answer.status, String)
    await expect.poll(status, { message: path, timeout: 60_000 }).toBe(200)
  }
})

test.afterAll(async () => {
  const ended = once(servers, 'exit')
  if (servers.kill('SIGTERM')) await ended
  rmSync(folder, { recursive: true, force: true })
})

test('in development the contact form is awake and what it sends arrives, both lists filter and open an item, and the director signs in', async ({
  page,
}) => {
  await test.step('the contact form', async () => {
    await openContact(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    const message = 'Sent to the servers of a developer.'
    await page.getByLabel('Your name').fill('Sunita More')
    await page.getByLabel('Email').fill('sunita@family.example')
    await page.getByLabel('Message').fill(message)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText(CONTACT_SENT)).toBeVisible()
    const elsewhere = await Director.signIn(baseURL)
    expect(await elsewhere.messagesWith(message)).toHaveLength(1)
    await elsewhere.close()
  })

  for (const [address, words, found] of [
    ['/updates', 'blitz cup', 'Founder’s Day Blitz Cup'],
    ['/achievements', 'arbiter', 'Arbiter at sixteen'],
  ] as const) {
    await test.step(address, async () => {
      await openList(page, address)
      await page.getByRole('searchbox').fill(words)
      const titles = page.getByRole('main').locator('.card-title')
      await expect(titles).toHaveText([found])
      await page.getByRole('link', { name: `View details of ${found}` }).click()
      await expect(page.getByRole('dialog', { name: found })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(`${address}?q=${words.replace(' ', '+')}`)
    })
  }

  await test.step('the director', async () => {
    await signIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

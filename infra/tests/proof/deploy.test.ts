import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/free-port.ts'
import { director } from '../support/academy.ts'
import { Client } from '../support/client.ts'
import { Machine, SOURCE } from './machine.ts'

const READERS = 20
const WRITERS = 10
const REQUESTS = 10_000
const PAGES = ['/', '/updates', '/api/tournaments', '/api/auth/profile', '/login']
const DOMAIN = 'academy.example'
const DEPLOY = `${SOURCE}/infra/deploy`
const BUILT = '/srv/built'
const NEXT = '/srv/next'
const project = fileURLToPath(new URL('../../../', import.meta.url))

const migration = `import { BaseSchema } from '@adonisjs/lucid/schema'
export default class extends BaseSchema {
  up() { this.schema.alterTable('tournaments', (table) => table.text('proof_note').nullable()) }
  down() { this.schema.alterTable('tournaments', (table) => table.dropColumn('proof_note')) }
}`

/** The checkout as a clone of this commit that was built for the domain, whatever else is in it. */
const makeBuilt = (folder: string) => `
  mkdir -p ${folder} ${folder}-changes/{files,work}
  layers=lowerdir=${SOURCE},upperdir=${folder}-changes/files,workdir=${folder}-changes/work
  mount -t overlay -o $layers built ${folder}
  echo "$(git -C ${SOURCE} rev-parse HEAD) clean" >${folder}/node_modules/.academy-built
  sed -i 's#^Sitemap: .*#Sitemap: https://${DOMAIN}/sitemap.xml#' ${folder}/site/dist/client/robots.txt`

/** The same, with one more migration, and by somebody who wants root to run his files. */
function makeNext(): string {
  const names = readdirSync(join(project, 'api/build/database/migrations'))
  const last = Math.max(...names.map((name) => Number.parseInt(name, 10) || 0))
  return `${makeBuilt(NEXT)}
    cat >${NEXT}/api/build/database/migrations/${last + 1}_add_proof_note.js <<'END'\n${migration}\nEND
    echo 'process.exit(1)' >${NEXT}/infra/nginx/render.ts
    echo '[Service]' >${NEXT}/infra/systemd/academy-web@.service`
}

async function setUp(machine: Machine, http: number, https: number) {
  // A system of an earlier run may be left.
  await machine.run("systemctl stop nginx 'academy-*' || true")
  await machine.run(
    `rm -rf /etc/academy /srv/academy/{current,nginx,releases} /var/lib/academy ${BUILT}* ${NEXT}*`
  )
  await machine.run(`${DEPLOY}/setup.sh ${DOMAIN}`)
  const site = {
    HTTP_PORT: http,
    HTTPS_PORT: https,
    CONNECTIONS_PER_ADDRESS: 1000,
    REQUESTS_PER_SECOND: 10_000,
    REQUEST_BURST: 10_000,
    SIGN_INS_PER_MINUTE: 1000,
  }
  const expressions = Object.entries(site).map(
    ([name, value]) => `-e 's#^${name}=.*#${name}=${value}#'`
  )
  await machine.run(`sed -i ${expressions.join(' ')} /etc/academy/site.env`)
  const { email, password } = director
  await machine.run(
    `printf '%s\\n' ADMIN_EMAIL=${email} ADMIN_PASSWORD=${password} >>/etc/academy/academy.env`
  )
  // Set up again, it changes nothing.
  const settings = () => machine.run('cat /etc/academy/*.env')
  const before = await settings()
  await machine.run(`${DEPLOY}/setup.sh ${DOMAIN}`)
  assert.equal(await settings(), before)
}

test('four deploys under load fail no request, and lose or double nothing', async (context) => {
  const machine = await Machine.started(project)
  if (typeof machine === 'string') return context.skip(machine)
  context.after(() => machine.remove())
  const http = await freePort()
  const https = await freePort()
  await setUp(machine, http, https)
  await machine.run(makeBuilt(BUILT))
  await machine.run(makeNext())
  await machine.run(`${DEPLOY}/deploy.sh --built ${BUILT}`)

  const visitor = () => new Client(`https://127.0.0.1:${https}`, `${DOMAIN}:${https}`)
  const token = await visitor().signIn()
  const failures: string[] = []
  const published: string[] = []
  let requests = 0
  let isOver = false
  const load = (count: number, step: (client: Client, turn: number) => Promise<void>) =>
    Array.from({ length: count }, async (_, index) => {
      const client = visitor()
      for (let turn = index; !isOver; turn += 1) {
        await step(client, turn).catch((error) => failures.push(String(error)))
        requests += 1
      }
      client.close()
    })
  const work = [
    ...load(READERS, async (client, turn) => {
      const path = PAGES[turn % PAGES.length]!
      const { status } = await client.call(path, { token })
      if (status !== 200) failures.push(`GET ${path} answered ${status}`)
      await pause(10)
    }),
    ...load(WRITERS, async (client, turn) => {
      const title = `Trial ${turn} ${Math.random()}`
      const { status, text } = await client.publish(token, title, false)
      if (status === 201) published.push(title)
      else failures.push(`POST answered ${status} ${text}`)
      await pause(250)
    }),
  ]
  try {
    const deploys = [
      `deploy.sh --built ${NEXT}`,
      'rollback.sh',
      `deploy.sh --built ${BUILT}`,
      'apply.sh',
    ]
    for (const deploy of deploys) {
      await pause(1000)
      await machine.run(`${DEPLOY}/${deploy}`)
      assert.deepEqual(failures, [], deploy)
    }
    while (requests < REQUESTS && failures.length === 0) await pause(200)
  } finally {
    isOver = true
    await Promise.all(work)
  }
  context.diagnostic(`${requests} requests, ${published.length} of them writes`)
  assert.deepEqual(failures, [])
  const rows = await machine.run(
    `cd ${SOURCE}/api/build && ${SOURCE}/node_modules/.bin/node -e "
      const { DatabaseSync } = require('node:sqlite')
      const database = new DatabaseSync('/var/lib/academy/academy.sqlite')
      console.log(JSON.stringify(database.prepare('select title from tournaments').all()))"`
  )
  const titles = (JSON.parse(rows) as { title: string }[]).map(({ title }) => title)
  assert.deepEqual(titles.toSorted(), published.toSorted())

  await context.test('files written by the build account belong to root', async () => {
    assert.equal(await machine.run('find /srv/academy/releases ! -user root -print -quit'), '')
  })
  await context.test('a wrong setting is named, and the release keeps running', async () => {
    await machine.run("echo 'LIMIT_SIGN_IN=many' >>/etc/academy/academy.env")
    await assert.rejects(machine.run(`${DEPLOY}/apply.sh`), /LIMIT_SIGN_IN must be/)
    assert.equal((await visitor().call('/updates')).status, 200)
  })
  await context.test('a backup is made, and a copy only when a repository is set', async () => {
    await machine.run("sed -i '/^LIMIT_SIGN_IN/d' /etc/academy/academy.env")
    await machine.run('systemctl start academy-backup.service academy-copy.service')
    await machine.run('test ! -e /var/lib/academy/last-copy')
    await machine.run('mkdir -p /mnt/copies; mount -t tmpfs copies /mnt/copies')
    await machine.run(
      `printf '%s\\n' RESTIC_REPOSITORY=/mnt/copies/academy RESTIC_PASSWORD=knight >/etc/academy/restic.env`
    )
    const shown = await machine.run(`${DEPLOY}/setup.sh ${DOMAIN}`)
    assert.match(shown, /1 snapshots/)
    await machine.run('rm /var/lib/academy/last-copy')
    await machine.run('systemctl start academy-copy.service')
    await machine.run('test -e /var/lib/academy/last-copy')
  })
  await context.test('what the timers do can be done, and all is well', async () => {
    await machine.run('systemctl start academy-drill.service academy-errors.service')
    await machine.run('systemctl start academy-watch.service')
    assert.equal(await machine.run('systemctl --failed --plain --no-legend'), '')
    await machine.run('curl --fail --silent http://127.0.0.1:8081/api/health/upkeep')
  })
})

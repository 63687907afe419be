// Goal 3 of speed beside a content management system: the same list from Strapi on SQLite, as it is
// installed, in the same run. It is installed into a temporary folder (700 MB, two minutes).
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePorts } from '../../start/free-port.ts'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import { atLeast, atMost, beside, type Outcome } from '../bars.ts'
import { measure, memory } from '../measure.ts'
import { ITEMS, pin, ServedList } from './served-list.ts'

const SOURCE = fileURLToPath(new URL('../cms/', import.meta.url))
const ROUNDS = 3
const LIST = `/api/tournaments?pagination%5BpageSize%5D=${ITEMS}`

/** Milliseconds. The first start makes the tables. */
const LONGEST_START = 120_000

/** Strapi with one list, in a folder of its own. */
class Strapi {
  readonly folder = mkdtempSync(join(tmpdir(), 'academy-bench-cms-'))
  #port = 0
  #child?: ChildProcess

  get pid() {
    return this.#child!.pid!
  }
  get url() {
    return `http://127.0.0.1:${this.#port}${LIST}`
  }

  async install() {
    cpSync(SOURCE, this.folder, { recursive: true })
    mkdirSync(join(this.folder, 'public/uploads'), { recursive: true })
    // Nothing of it needs compiling, and what a stranger's package wants to run is not run.
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
    execFileSync('npm', args, { cwd: this.folder, stdio: 'ignore' })
    ;[this.#port = 0] = await freePorts(1)
  }

  /** Its content type knows these of an item's names. */
  fill(items: object[]) {
    const schema = join(this.folder, 'src/api/tournament/content-types/tournament/schema.json')
    const { attributes } = createRequire(import.meta.url)(schema) as { attributes: object }
    const known = items.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => name in attributes))
    )
    writeFileSync(join(this.folder, 'items.json'), JSON.stringify(known))
  }

  /** @returns seconds until it lists the tournaments */
  async start(): Promise<number> {
    const began = performance.now()
    const child = spawn(process.execPath, ['server.js'], {
      cwd: this.folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        STRAPI_TELEMETRY_DISABLED: 'true',
        PORT: String(this.#port),
        DATABASE: join(this.folder, 'cms.sqlite'),
        ITEMS: join(this.folder, 'items.json'),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#child = child
    const answers = () =>
      fetch(this.url).then(
        ({ ok }) => ok,
        () => false
      )
    while (!(await answers())) {
      const isLate = performance.now() - began > LONGEST_START
      if (child.exitCode !== null || isLate) throw new Error('Strapi did not start.')
      await pause(20)
    }
    return (performance.now() - began) / 1000
  }

  async kill() {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async remove() {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Seconds until each answers after a kill: medians of rounds in turns. */
async function readiness(strapi: Strapi, release: string) {
  const data = mkdtempSync(join(tmpdir(), 'academy-bench-cms-data-'))
  const env = { ...process.env, DATA_DIR: data, DEMO: '0', QUEUE_WORKER: '0', LOG_LEVEL: 'silent' }
  const api = await ApiProcess.started({ env, release })
  const own: number[] = []
  const theirs: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await api.restart())
      await api.kill()
      await strapi.kill()
      theirs.push(await strapi.start())
    }
  } finally {
    await api.kill()
    rmSync(data, { recursive: true, force: true })
  }
  return { own: median(own), theirs: median(theirs) }
}

export async function cms(): Promise<Outcome> {
  const strapi = new Strapi()
  const academy = await Installation.deployed()
  try {
    console.log('Installing Strapi …')
    await strapi.install()
    const served = await ServedList.on(academy)
    strapi.fill(served.items)
    await strapi.start()
    const ready = await readiness(strapi, academy.release)

    const { text } = await new Client(new URL(strapi.url).origin).call(LIST)
    const count = (JSON.parse(text) as { data: unknown[] }).data.length
    console.log(`Strapi lists ${count} in ${text.length} bytes, we in ${served.text.length}.`)
    if (count !== ITEMS) throw new Error('Strapi does not do the same work.')

    pin([strapi.pid])
    const own = () => served.api
    const seen = measure([
      { name: 'strapi', url: strapi.url, pids: () => [strapi.pid] },
      { name: 'not kept', url: served.after('of all').url, pids: own },
      { name: 'kept', url: `${served.direct}${served.path}`, pids: own },
      {
        name: 'nginx',
        url: `${academy.origin}${served.path}`,
        // As a browser asks; Strapi as it is installed sends the same bytes to everybody.
        headers: { 'Accept-Encoding': 'br' },
        pids: () => [...served.nginx, ...served.api],
      },
    ])
    const times = (name: 'not kept' | 'kept' | 'nginx') => seen[name].rate / seen.strapi.rate
    return {
      lines: [
        atLeast('A list that is not kept, to Strapi: requests', 6, times('not kept')),
        atLeast('The API itself, to Strapi: requests', 40, times('kept')),
        atLeast('Through nginx, to Strapi: requests', 80, times('nginx')),
        atMost('The API ready, to Strapi', 0.35, ready.own / ready.theirs),
        beside('Strapi: requests a second', seen.strapi.rate.toFixed(0)),
        beside('Strapi: until it is ready', `${ready.theirs.toFixed(2)} s`),
        beside('Strapi: memory', `${memory([strapi.pid])} MB`),
      ],
      figures: { seen, ready },
    }
  } finally {
    await strapi.remove()
    academy.remove()
  }
}

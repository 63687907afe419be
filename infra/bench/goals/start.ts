// Goal 7 of speed: starting and building, in a copy of what is committed.
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { freePorts } from '../../start/free-port.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import { atMost, beside, type Outcome } from '../bars.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const ROUNDS = 3

/** The commit that is checked out, in a folder of its own, nothing installed. */
function copyProject(): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'academy-bench-')), 'academy')
  execFileSync('git', ['clone', '--quiet', project, copy])
  return copy
}

/** Says what a step took: the whole lasts many minutes. */
async function step(what: string, act: () => number | Promise<number>): Promise<number> {
  const took = await act()
  console.log(`  ${what}: ${took.toFixed(2)} s`)
  return took
}

/** Seconds that a command takes in a folder. */
function seconds(folder: string, ...[program, ...args]: [string, ...string[]]): number {
  const began = performance.now()
  execFileSync(program, args, { cwd: folder, stdio: 'ignore' })
  return (performance.now() - began) / 1000
}

/** Seconds from `npm start` until the first page and the API answer. */
async function secondsToServe(copy: string, data: string): Promise<number> {
  const [port = 0] = await freePorts(1)
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  try {
    const client = new Client(`http://127.0.0.1:${port}`)
    const answers = (path: string) =>
      client.call(path, { patience: 1000 }).then(
        ({ status }) => status === 200,
        () => false
      )
    while (!((await answers('/')) && (await answers('/api/tournaments')))) {
      if (child.exitCode !== null) throw new Error('`npm start` ended before it served.')
      await pause(25)
    }
    return (performance.now() - began) / 1000
  } finally {
    if (child.exitCode === null) {
      process.kill(-child.pid!, 'SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
  }
}

/**
 * Seconds until a killed API answers again, to those of AdonisJS with one route: medians of rounds in
 * turns.
 */
async function readiness(copy: string, data: string) {
  const env = { ...process.env, DATA_DIR: data, DEMO: '0', QUEUE_WORKER: '0', LOG_LEVEL: 'silent' }
  const api = await ApiProcess.started({ env, release: copy })
  const [port = 0] = await freePorts(1)
  const minimal = fileURLToPath(new URL('../minimal/server.js', import.meta.url))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false
    )
  const own: number[] = []
  const least: number[] = []
  try {
    for (let round = 0; round < 5; round += 1) {
      own.push(await api.restart())

      const began = performance.now()
      const child = spawn(process.execPath, [minimal], {
        env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
        stdio: 'inherit',
      })
      while (!(await answers())) {
        if (child.exitCode !== null) throw new Error('The minimal application did not start.')
        await pause(20)
      }
      least.push((performance.now() - began) / 1000)
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    }
  } finally {
    await api.kill()
  }
  return { own: median(own), least: median(least) }
}

/** Seconds from the director's save until the public page shows it, through nginx. */
async function secondsToPublish(): Promise<number> {
  const academy = await Installation.deployed()
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const title = `Published in round ${round}`
      await client.call('/updates')
      const began = performance.now()
      await client.publish(token, title)
      while (!(await client.call('/updates')).text.includes(title)) await pause(10)
      times.push((performance.now() - began) / 1000)
    }
    return Math.max(...times)
  } finally {
    academy.remove()
  }
}

export async function start(): Promise<Outcome> {
  const copy = copyProject()
  const data = join(copy, '../data')
  try {
    const turbo = ['npx', 'turbo', 'run', 'build'] as const
    console.log('Installing, starting and building a copy, for about ten minutes …')
    const install = await step('`npm ci` without compiling', () =>
      seconds(copy, 'npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
    )
    const { href } = pathToFileURL(join(copy, 'infra/start/prepare.mjs'))
    const compile = await step('`npm ci` with compiling', () =>
      seconds(copy, 'node', '-e', `import('${href}').then((it) => it.install())`)
    )
    const cold = await step('`npm start`, nothing built', () => secondsToServe(copy, data))
    const warm: number[] = []
    const forced: number[] = []
    const cached: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      warm.push(await step('`npm start`', () => secondsToServe(copy, data)))
      forced.push(await step('build of everything', () => seconds(copy, ...turbo, '--force')))
      cached.push(await step('the same, kept', () => seconds(copy, ...turbo)))
    }
    const build = async (workspace: string) => {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const once = () => seconds(join(copy, workspace), 'npm', 'run', 'build')
        times.push(await step(`build of ${workspace}`, once))
      }
      return median(times)
    }
    const site = await build('site')
    const admin = await build('admin')

    appendFileSync(join(copy, 'admin/src/main.tsx'), '\n// A change.\n')
    const dry = execFileSync('npx', ['turbo', 'run', 'build', '--dry=json'], {
      cwd: copy,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const { tasks } = JSON.parse(dry) as {
      tasks: { command: string; cache: { status: string } }[]
    }
    // A workspace with nothing to build is listed, too.
    const rebuilt = tasks.filter(
      ({ command, cache }) => command !== '<NONEXISTENT>' && cache.status === 'MISS'
    ).length
    console.log('  the API and AdonisJS with one route, until they are ready …')
    const ready = await readiness(copy, data)
    const publish = await step('from a save to the public page', secondsToPublish)

    return {
      lines: [
        atMost('`npm ci` beside the compiling of sqlite3', 60, install, ' s'),
        atMost('`npm start`, everything built', 3, median(warm), ' s'),
        atMost('`npm start`, installed, nothing built, no database', 30, cold, ' s'),
        atMost('The API ready, to AdonisJS with one route', 1.5, ready.own / ready.least),
        beside('AdonisJS with one route, until it is ready', `${ready.least.toFixed(2)} s`),
        atMost('Build of the public site', 5, site, ' s'),
        atMost('Build of the admin app', 8, admin, ' s'),
        atMost('Build of everything, nothing kept', 30, median(forced), ' s'),
        atMost('Build of everything, kept', 1, median(cached), ' s'),
        atMost('The same, to nothing kept', 0.05, median(cached) / median(forced)),
        atMost('Apps built again after a change in one', 1, rebuilt, ' apps'),
        atMost('From a save to the public page', 2, publish, ' s'),
      ],
      figures: {
        install,
        compile,
        cold,
        warm,
        forced,
        cached,
        site,
        admin,
        rebuilt,
        ready,
        publish,
      },
    }
  } finally {
    rmSync(join(copy, '..'), { recursive: true, force: true, maxRetries: 5 })
  }
}

// Goal 3 of speed: the API and nginx, as ratios to a file, to a bare answer and to Fastify on SQLite.
import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { Client } from '../../tests/support/client.ts'
import { freePorts } from '../../start/free-port.ts'
import { Installation } from '../../tests/support/installation.ts'
import { atLeast, atMost, beside, within, type Line, type Outcome } from '../bars.ts'
import { measure, memory } from '../measure.ts'
import { ITEMS, pin, ServedList } from './served-list.ts'
import { measureSignIns } from './sign-ins.ts'

/** Longer than nginx keeps what it was given as new, in milliseconds. */
const ALONE = 3000

/** In which a process that has nothing to do gives back what it need not keep, in milliseconds. */
const QUIET = 25_000

/** How many requests find no answer while no process of the API runs. */
async function failuresAlone(client: Client): Promise<number> {
  let failures = 0
  const until = performance.now() + ALONE
  while (performance.now() < until) {
    for (const path of ['/api/tournaments', '/updates']) {
      const { status } = await client.call(path)
      if (status !== 200) failures += 1
    }
    await pause(50)
  }
  return failures
}

export async function serving(): Promise<Outcome> {
  const academy = await Installation.deployed()
  const [yardstickPort = 0, plainPort = 0] = await freePorts(2)
  // The same bytes as a file of the site: the fastest way there is to send them.
  const file = join(academy.release, 'site/dist/client/bench.json')
  const yardstick = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('yardstick.ts', import.meta.url)),
      String(yardstickPort),
      join(academy.data, 'academy.sqlite'),
      String(plainPort),
      file,
    ],
    { stdio: 'inherit' }
  )

  try {
    await pause(QUIET)
    const idle = memory([academy.pidOf(`web-${academy.servingPorts[0]}`)])
    const served = await ServedList.on(academy)
    const { client, token, text, nginx, api, direct, path: list } = served

    const yard = await new Client(`http://127.0.0.1:${yardstickPort}`).call('/list')
    for (const [who, answer] of Object.entries({ API: text, yardstick: yard.text })) {
      const count = (JSON.parse(answer) as { data: unknown[] }).data.length
      console.log(`The ${who} lists ${count} tournaments in ${answer.length} bytes.`)
      if (count !== ITEMS) throw new Error(`The ${who} does not do the same work.`)
    }

    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))

    pin([yardstick.pid!])

    const both = () => [...nginx, ...api]
    const br = { 'Accept-Encoding': 'br' }
    const own = () => api
    const notKept = (place: 'of all' | 'of ten' | 'of ten unknown') => {
      const { key, id, url } = served.after(place)
      return [
        { name: place, url, pids: own },
        {
          name: `fastify ${place}` as const,
          url: `http://127.0.0.1:${yardstickPort}/after?key=${key}&id=${id}`,
          pids: () => [yardstick.pid!],
        },
      ]
    }
    const pages = [...notKept('of all'), ...notKept('of ten'), ...notKept('of ten unknown')]
    for (const { url } of pages) {
      const answer = await fetch(url)
      const { data: rows } = (await answer.json()) as { data: unknown[] }
      console.log(`${url} lists ${rows.length}.`)
    }
    const item = `${direct}${list}/${served.items[0]!._id}`
    const etag = execFileSync('curl', ['-sI', `${direct}${list}`], { encoding: 'utf8' })
    const tag = /^etag: (\S+)/im.exec(etag)![1]!

    const seen = measure([
      { name: 'file', url: `${academy.origin}/bench.json`, pids: both },
      { name: 'file br', url: `${academy.origin}/bench.json`, headers: br, pids: both },
      { name: 'list', url: `${academy.origin}${list}`, pids: both },
      { name: 'list br', url: `${academy.origin}${list}`, headers: br, pids: both },
      { name: 'api', url: `${direct}${list}`, pids: own },
      { name: 'api br', url: `${direct}${list}`, headers: br, pids: own },
      {
        name: 'fastify',
        url: `http://127.0.0.1:${yardstickPort}/list`,
        pids: () => [yardstick.pid!],
      },
      { name: 'node', url: `http://127.0.0.1:${plainPort}/`, pids: () => [yardstick.pid!] },
      ...pages,
      { name: 'item', url: item, pids: own },
      {
        name: 'item signed in',
        url: item,
        headers: { Authorization: `Bearer ${token}` },
        pids: own,
      },
    ])
    const tagged = {
      name: 'unchanged' as const,
      url: `${direct}${list}`,
      headers: { 'If-None-Match': tag },
    }
    const unchanged = measure([{ ...tagged, pids: own }])
    const loaded = memory(api)
    const alone = measure(
      [
        { name: 'file', url: `${academy.origin}/bench.json`, pids: both },
        { name: 'list', url: `${academy.origin}${list}`, pids: both },
      ],
      { connections: 1 }
    )
    pin(api, '0,1')
    const signIns = await measureSignIns(direct, api[0]!)

    for (const path of [list, '/updates']) await client.call(path)
    academy.kill(served.process, 'SIGKILL')
    const failures = await failuresAlone(client)

    const lines: Line[] = [
      atLeast(
        'Kept list through nginx, to a file: requests',
        0.85,
        seen.list.rate / seen.file.rate
      ),
      atMost('Kept list through nginx, to a file: processor', 1.3, seen.list.cpu / seen.file.cpu),
      atMost('The same compressed: processor', 1.3, seen['list br'].cpu / seen['file br'].cpu),
      atMost('No stall: p50 of the list, to the file', 2, alone.list.p50 / alone.file.p50),
      atMost('Alone: p99 of the list', 2, alone.list.p99, ' ms'),
      atLeast('API itself, to Fastify: requests', 3, seen.api.rate / seen.fastify.rate),
      atMost('API itself, to Fastify: processor', 0.22, seen.api.cpu / seen.fastify.cpu),
      atMost(
        '304 of the API, to Fastify in full: processor',
        0.12,
        unchanged.unchanged.cpu / seen.fastify.cpu
      ),
      atMost(
        'A list of 100 that is not kept, to Fastify: processor',
        4,
        seen['of all'].cpu / seen['fastify of all'].cpu
      ),
      atMost(
        'A list of 10 that is not kept, to Fastify: processor',
        4,
        seen['of ten'].cpu / seen['fastify of ten'].cpu
      ),
      beside(
        'The same after a place that the process does not know: processor',
        `${(seen['of ten unknown'].cpu / seen['fastify of ten unknown'].cpu).toFixed(2)}×`
      ),
      beside(
        'The API itself, to Node that only sends the bytes: processor',
        `${(seen.api.cpu / seen.node.cpu).toFixed(2)}×`
      ),
      atMost('Signed in, to not: processor', 1.4, seen['item signed in'].cpu / seen.item.cpu),
      within('Signing in: processor, nearly all of it the hash', 20, 60, signIns.processor, ' ms'),
      atMost('p99 of the list beside four who sign in, to quiet', 2, signIns.busy / signIns.quiet),
      atMost('Failed answers while no process runs', 0, failures, ''),
      atMost('Memory of a process, idle', 150, idle, ' MB'),
      // Eight of the targets above were its own, each of them for eleven seconds.
      atMost('Memory of a process, after 88 s of 16 at once', 220, loaded, ' MB'),
      atMost('nginx and a process together', 256, loaded + memory(nginx), ' MB'),
    ]

    return { lines, figures: { seen, unchanged, alone, signIns, idle, loaded } }
  } finally {
    yardstick.kill('SIGKILL')
    academy.remove()
  }
}

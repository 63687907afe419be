import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { median } from '../tests/support/quantiles.ts'

/** What is measured: an address, and whose processor time it costs. */
export interface Target {
  name: string
  url: string
  headers?: Record<string, string>
  /** The processes that do the work. */
  pids: () => number[]
}

export interface Figures {
  /** Requests a second. */
  rate: number
  /** Processor time of the server, microseconds a request. */
  cpu: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** The clock of /proc: user and system time of a process, in hundredths of a second. */
function ticks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Processor time that processes have taken so far, in milliseconds. */
export function processorTime(pids: number[]): number {
  return pids.map(ticks).reduce((sum, ticked) => sum + ticked * 10, 0)
}

/** nginx's processes that answer requests; the others come and go. */
export function nginxWorkers(master: number): number[] {
  const isWorker = (name: string) => {
    try {
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]
      const title = readFileSync(`/proc/${name}/cmdline`, 'utf8')
      return parent === String(master) && title.includes('worker process')
    } catch {
      // It ended between the listing and the look.
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWorker(name))
    .map(Number)
}

/** Resident memory of processes, in megabytes. */
export function memory(pids: number[]): number {
  const pages = pids.map((pid) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]))
  return Math.round((pages.reduce((sum, count) => sum + count, 0) * 4096) / 1e6)
}

function milliseconds(text: string): number {
  const [, number, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? []
  return Number(number) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
}

/** One round with wrk on the second core; the servers run on the first. */
function round(target: Target, connections: number, seconds: number): Figures {
  const pids = target.pids()
  const before = processorTime(pids)
  const headers = Object.entries(target.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const said = execFileSync(
    'taskset',
    [
      ...['-c', '1', 'wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '--latency'],
      ...headers,
      target.url,
    ],
    { encoding: 'utf8' }
  )
  const spent = processorTime(pids) - before
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${target.name} failed:\n${said}`)
  const requests = Number(/(\d+) requests in/.exec(said)?.[1])
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    cpu: (spent * 1000) / requests,
    p50: milliseconds(/^ +50%\s+(\S+)/m.exec(said)![1]!),
    p99: milliseconds(/^ +99%\s+(\S+)/m.exec(said)![1]!),
  }
}

/**
 * Measures targets in turns, so that whatever else the machine does hits all of them alike.
 * @returns the medians, by the targets' names
 */
export function measure<Name extends string>(
  targets: (Target & { name: Name })[],
  { rounds = 5, connections = 16, seconds = 2 } = {}
): Record<Name, Figures> {
  const seen = new Map<Name, Figures[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) round(target, connections, 1)
  for (let count = 0; count < rounds; count += 1) {
    for (const target of targets) seen.get(target.name)!.push(round(target, connections, seconds))
  }
  const medians = [...seen].map(([name, all]) => {
    const of = (key: keyof Figures) => median(all.map((figures) => figures[key]))
    return [name, { rate: of('rate'), cpu: of('cpu'), p50: of('p50'), p99: of('p99') }]
  })
  return Object.fromEntries(medians) as Record<Name, Figures>
}

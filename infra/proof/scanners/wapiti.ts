import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '../../tests/support/installation.ts'
import { runProgram } from '../program.ts'

const MINUTES = 6
const MEDIUM = 2

/** These two only compare with lists that they fetch from the network. */
export const UNABLE_MODULES = ['nikto', 'wapp']

interface Finding {
  level: number
  method: string
  path: string
  parameter: string
  info: string
}

type Findings = Record<string, Finding[]>

interface Report {
  vulnerabilities: Findings
  anomalies: Findings
  infos: { crawled_pages_nbr?: number }
}

export interface Scan {
  modules: string[]
  addresses: number
  /** Findings of medium level and above. */
  serious: string[]
  minor: string[]
  /** What kept it from trying everything. */
  untried: string[]
}

/** Listens for requests that the academy must not be led to make. */
async function listenForCalls() {
  const calls: string[] = []
  const server = createServer(({ url = '' }, response) => {
    // wapiti asks here itself, at the end, whether anybody came.
    if (!/^\/get_(ssrf|xxe)\.php/.test(url)) calls.push(url)
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { calls, origin: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

/** Scans what links lead to from the first page, and the addresses given. */
export async function scanSite(
  academy: Installation,
  paths: string[],
  token: string
): Promise<Scan> {
  const at = (name: string) => join(academy.root, 'wapiti', name)
  const listener = await listenForCalls()
  try {
    const { text, isOver } = await runProgram(
      'wapiti',
      [
        ...['-u', `${academy.origin}/`, '--scope', 'folder'],
        ...['-m', ['all', ...UNABLE_MODULES.map((name) => `-${name}`)].join()],
        ...paths.flatMap((path) => ['-s', `${academy.origin}${path}`]),
        ...['-H', `Authorization: Bearer ${token}`],
        // Its words for "leave no address out".
        ...['--scan-force', 'insane', '--flush-session', '--no-bugreport', '-v', '1'],
        ...['--store-session', at('session'), '--store-config', at('config')],
        ...['--endpoint', listener.origin, '-f', 'json', '-o', at('report.json')],
      ],
      MINUTES,
      // Nothing goes out: what is not this machine is sent to a port where nobody listens.
      {
        HOME: academy.root,
        http_proxy: 'http://127.0.0.1:9',
        https_proxy: 'http://127.0.0.1:9',
        no_proxy: 'localhost,127.0.0.1',
      }
    )
    const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)
    const untried = [
      ...(isOver && existsSync(at('report.json')) ? [] : ['not over']),
      ...matches(/^(\d+ requests were skipped due to network issues)/gm),
      ...matches(/^(\[!\] Missing dependencies for module .*)/gm),
      ...matches(/^(\w+(?:Error|Exception)\b.*)/gm),
    ]
    const modules = matches(/^\[\*\] Launching module (\w+)/gm)
    const addresses = Number(matches(/Wapiti found (\d+) URLs and forms/g)[0] ?? 0)
    const findings = existsSync(at('report.json'))
      ? findingsOf(JSON.parse(readFileSync(at('report.json'), 'utf8')) as Report)
      : []
    const told = (wanted: (level: number) => boolean) =>
      findings
        .filter(([, { level }]) => wanted(level))
        .map(([category, { method, path, info }]) => `${category} (${method} ${path}: ${info})`)
    return {
      modules,
      addresses,
      serious: [
        ...told((level) => level >= MEDIUM),
        ...listener.calls.map((url) => `the academy called ${url}`),
      ],
      minor: told((level) => level < MEDIUM),
      untried,
    }
  } finally {
    listener.stop()
  }
}

function findingsOf({ vulnerabilities, anomalies }: Report): [string, Finding][] {
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(
    ([category, found]) => found.map((one): [string, Finding] => [category, one])
  )
}

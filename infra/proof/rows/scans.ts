import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'
import { needProgram, runProgram } from '../program.ts'
import { injectionTargets } from '../scanners/injection-targets.ts'
import { tryInjections } from '../scanners/sqlmap.ts'
import { scanSite, UNABLE_MODULES } from '../scanners/wapiti.ts'

/** What scanners guess; made here, as there is no list of words to take along. */
const words = [
  ...['admin', 'api', 'backup', 'config', 'console', 'db', 'debug', 'dump', 'env', 'git', 'graphql', 'health', 'info', 'internal', 'jobs', 'log', 'logs', 'metrics', 'old', 'phpinfo', 'private', 'queue', 'secret', 'server-status', 'setup', 'shell', 'staging', 'status', 'swagger', 'test', 'tmp', 'trace', 'upload', 'users', 'vendor', 'wp-admin', 'wp-login', 'xmlrpc'].flatMap((word) =>
    ['', '.php', '.bak', '.sql', '.zip', '.tar.gz', '.json', '.yml', '.env', '.old', '~', '/', '.git/config', '.xml', '.txt', '.log', '.db', '.swp', '.conf', '.sh', '.key', '.pem', '.asp', '.jsp', '.map', '.DS_Store', '-old'].map((end) => `${word}${end}`)
  ),
] // prettier-ignore

/** Answers that are ours: the admin's page for its own addresses, and the public calls. */
const EXPECTED = /^(admin|admin\/.*|api\/health\/?)$/

/** Guesses addresses. @returns the ones that answer as if there were something */
async function guessAddresses(academy: Installation): Promise<string[]> {
  const list = join(academy.root, 'words.txt')
  const report = join(academy.root, 'ffuf.json')
  writeFileSync(list, words.join('\n'))
  const surprises: string[] = []
  for (const prefix of ['', 'api/', 'uploads/']) {
    const { isOver, text } = await runProgram('ffuf', ['-s', '-k', '-w', list, '-u', `${academy.origin}/${prefix}FUZZ`, '-mc', '200,201,206,500-599', '-t', '20', '-o', report, '-of', 'json'], 2) // prettier-ignore
    if (!isOver) throw new Error(`ffuf did not come to its end: ${text.slice(-300)}`)
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
      results: { input: { FUZZ: string }; status: number }[]
    }
    for (const { input, status } of results) {
      const path = `${prefix}${input.FUZZ}`
      if (!EXPECTED.test(path)) surprises.push(`${path} ${status}`)
    }
  }
  return surprises
}

/** A number, and the first few things that are counted. */
const count = (found: string[]) =>
  `${found.length}${found.length > 0 ? ` (${found.slice(0, 5).join('; ')})` : ''}`

/** S14: three scanners against the whole composition, as a director and as nobody. */
export async function scans(): Promise<Outcome> {
  for (const name of ['sqlmap', 'wapiti', 'ffuf']) needProgram(name)
  const academy = await Installation.deployed(
    {},
    { LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000', LIMIT_SIGN_IN: '50' }
  )
  try {
    const token = await new Client(academy.origin).signIn()
    const targets = await injectionTargets(academy, token)
    const paths = targets
      .filter(({ method, headers }) => !method && !headers)
      .map(({ path }) => path.replaceAll('*', ''))
    const scan = await scanSite(academy, [...paths, '/login', '/admin'], token)
    const surprises = await guessAddresses(academy)
    const injections = await tryInjections(academy, targets, token)
    return {
      holds:
        [injections.found, injections.untried, injections.broken].flat().length === 0 &&
        injections.tried > 0 &&
        scan.serious.length + scan.untried.length === 0 &&
        scan.modules.length > 0 &&
        scan.addresses > paths.length &&
        surprises.length === 0,
      seen: [
        `sqlmap (level 3, risk 2, every technique, told that it is SQLite, unions of up to ten columns): ${injections.tried} parameters of ${targets.length} requests, ` +
          `${count(injections.found)} injections, ${count(injections.untried)} requests not tried to the end, ` +
          `${count(injections.broken)} with answers 500`,
        `wapiti: ${scan.modules.length} modules on ${scan.addresses} addresses and forms ` +
          `(without ${UNABLE_MODULES.join(' and ')}, whose lists come from the network): ` +
          `${count(scan.serious)} of medium level and above, ${count(scan.minor)} below, ${count(scan.untried)} not tried to the end`,
        `ffuf: ${words.length} words × 3 places, ${count(surprises)} unexpected`,
      ].join('; '),
    }
  } finally {
    academy.remove()
  }
}

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '../../trial/client.ts'
import { Installation } from '../../trial/installation.ts'
import type { Outcome } from '../outcome.ts'
import { needProgram } from '../program.ts'

/** What scanners guess; made here, as there is no list of words to take along. */
const words = [
  ...['admin', 'api', 'backup', 'config', 'console', 'db', 'debug', 'dump', 'env', 'git', 'graphql', 'health', 'info', 'internal', 'jobs', 'log', 'logs', 'metrics', 'old', 'phpinfo', 'private', 'queue', 'secret', 'server-status', 'setup', 'shell', 'staging', 'status', 'swagger', 'test', 'tmp', 'trace', 'upload', 'users', 'vendor', 'wp-admin', 'wp-login', 'xmlrpc'].flatMap((word) =>
    ['', '.php', '.bak', '.sql', '.zip', '.tar.gz', '.json', '.yml', '.env', '.old', '~', '/', '.git/config', '.xml', '.txt', '.log', '.db', '.swp', '.conf', '.sh', '.key', '.pem', '.asp', '.jsp', '.map', '.DS_Store', '-old'].map((end) => `${word}${end}`)
  ),
] // prettier-ignore

/** Answers that are ours: the admin's page for its own addresses, and the public calls. */
const EXPECTED = /^(admin|admin\/.*|api\/health\/?)$/

/** S14: two scanners against the whole composition, as a director and as nobody. */
export async function scans(): Promise<Outcome> {
  needProgram('sqlmap')
  needProgram('ffuf')
  const academy = await Installation.deployed(
    {},
    { LIMIT_CONTACT_ADDRESS: '100000', LIMIT_CONTACT_EMAIL: '100000' }
  )
  try {
    const token = await new Client(academy.origin).signIn()
    const sqlmap = (...target: string[]) =>
      spawnSync(
        'sqlmap',
        ['--batch', '--level=2', '--risk=2', '--technique=BEU', '--threads=4', '--flush-session', '--disable-coloring', `--output-dir=${join(academy.root, 'sqlmap')}`, '--headers', `Authorization: Bearer ${token}`, ...target],
        { encoding: 'utf8', timeout: 75_000 }
      ).stdout // prettier-ignore
    const targets: string[][] = [
      ['-u', `${academy.origin}/api/contacts?search=a*&status=all&page=1`],
      ['-u', `${academy.origin}/api/tournaments/x*`],
      ['-u', `${academy.origin}/updates?q=a*`],
      ['-u', `${academy.origin}/api/contacts`, '--method=POST', '--data={"name":"Sunita*","email":"a@mail.example","message":"Is there a place?"}', '--headers', 'Content-Type: application/json'], // prettier-ignore
    ]
    const injections = targets
      .map((target) => sqlmap(...target))
      .filter((text) => /is vulnerable|identified the following injection point/i.test(text)).length

    const list = join(academy.root, 'words.txt')
    writeFileSync(list, words.join('\n'))
    const report = join(academy.root, 'ffuf.json')
    const surprises: string[] = []
    for (const prefix of ['', 'api/', 'uploads/']) {
      spawnSync('ffuf', ['-s', '-k', '-w', list, '-u', `${academy.origin}/${prefix}FUZZ`, '-mc', '200,201,206,500-599', '-t', '20', '-o', report, '-of', 'json'], { timeout: 60_000, stdio: 'ignore' }) // prettier-ignore
      const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
        results: { input: { FUZZ: string }; status: number }[]
      }
      for (const { input, status } of results) {
        const path = `${prefix}${input.FUZZ}`
        if (!EXPECTED.test(path)) surprises.push(`${path} ${status}`)
      }
    }
    return {
      holds: injections === 0 && surprises.length === 0,
      seen:
        `sqlmap (level 2, risk 2, four parameters): ${injections} injections; ffuf: ${words.length} words × 3 places, ` +
        `${surprises.length} unexpected${surprises[0] ? ` (${surprises.slice(0, 5).join(', ')})` : ''}`,
    }
  } finally {
    academy.remove()
  }
}

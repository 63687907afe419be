import { get } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { photograph } from '../../tests/support/pictures.ts'
import type { Outcome } from '../outcome.ts'

const ENOUGH = 125
const HALF_A_YEAR = 15_768_000

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

function read(response: IncomingMessage, done: (answer: Answer) => void) {
  let text = ''
  response.setEncoding('utf8')
  response.on('data', (chunk) => (text += chunk))
  response.on('end', () =>
    done({ status: response.statusCode ?? 0, headers: response.headers, text })
  )
}

function ask(port: number, path: string, options: RequestOptions = {}): Promise<Answer> {
  const common = { host: 'localhost', port, path, rejectUnauthorized: false, ...options }
  return new Promise((resolve, reject) => {
    request(common, (response) => read(response, resolve))
      .on('error', reject)
      .end()
  })
}

const askPlainly = (port: number) =>
  new Promise<Answer>((resolve, reject) => {
    get({ host: 'localhost', port, path: '/' }, (response) => read(response, resolve)).on(
      'error',
      reject
    )
  })

/**
 * The points that MDN's HTTP Observatory gives an answer, without its list of preloaded hosts:
 * https://developer.mozilla.org/observatory/docs/tests_and_scoring. Its bonuses count from 90 on.
 */
function grade({ headers, text }: Answer, redirects: boolean): { score: number; faults: string[] } {
  const faults: string[] = []
  let penalties = 0
  let bonuses = 0
  const test = (what: string, isGood: boolean, penalty: number) => {
    if (isGood) return
    faults.push(what)
    penalties += penalty
  }
  const policy = String(headers['content-security-policy'] ?? '')
  const sources = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...rest]) => [name, rest])
  )
  const scripts = sources.get('script-src') ?? sources.get('default-src') ?? []
  const isUnsafe = /'unsafe-|(?:^|\s)(?:http:|https:|data:|\*)(?:\s|$)/.test(scripts.join(' '))
  test('no policy', policy !== '', 25)
  test('scripts from anywhere or inline', !isUnsafe, 20)
  test('inline styles', !(sources.get('style-src') ?? []).includes("'unsafe-inline'"), 0)
  if (!isUnsafe && sources.get('default-src')?.join() === "'none'") bonuses += 10

  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  test('no HSTS of half a year', age >= HALF_A_YEAR, 20)
  test('plain HTTP is not led to TLS', redirects, 20)
  test('a frame may hold it', sources.get('frame-ancestors')?.join() === "'none'", 20)
  bonuses += 5
  test('no nosniff', headers['x-content-type-options'] === 'nosniff', 5)
  const referrer = headers['referrer-policy']
  test('the referrer is told', referrer === 'strict-origin-when-cross-origin', 5)
  bonuses += 5
  test('others may load it', headers['cross-origin-resource-policy'] === 'same-origin', 5)
  bonuses += 10
  test('any origin may read it', headers['access-control-allow-origin'] === undefined, 50)
  test('a cookie is set', headers['set-cookie'] === undefined, 20)
  const foreign = [...text.matchAll(/<script[^>]* src="(?!\/[^/])([^"]*)"/g)]
  test('a script of somebody else', foreign.length === 0, 50)
  const score = 100 - penalties
  return { score: score >= 90 && faults.length === 0 ? score + bonuses : score, faults }
}

/** S10: what the Observatory and Google's evaluator of policies say about every kind of answer. */
export async function headers(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const { text } = await client.publish(token, 'With a picture', true, 'x', await photograph())
    const { data } = JSON.parse(text) as { data: { banner: string; slug: string } }
    client.close()
    const paths = ['/', '/about', '/services', '/contact', '/updates', `/updates/${data.slug}`, '/achievements', '/login', '/admin', '/no-such-page', '/api/tournaments', '/api/contacts', new URL(data.banner, academy.origin).pathname] // prettier-ignore

    const plain = await askPlainly(academy.ports.http)
    const redirects = plain.status === 301 && plain.headers.location === `${academy.origin}/`
    const wrong: string[] = []
    const scores: number[] = []
    for (const path of paths) {
      const answer = await ask(academy.ports.https, path)
      const { score, faults } = grade(answer, redirects)
      scores.push(score)
      if (score < ENOUGH) wrong.push(`${path} ${score}: ${faults.join(', ')}`)
      const policy = new CspParser(String(answer.headers['content-security-policy'])).csp
      const findings = new CspEvaluator(policy)
        .evaluate()
        .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.MEDIUM)
      wrong.push(...findings.map(({ description }) => `${path}: ${description}`))
    }
    return {
      holds: wrong.length === 0,
      seen:
        `${paths.length} kinds of answers, graded by the Observatory's rules: ${Math.min(...scores)} to ${Math.max(...scores)}, ` +
        `${wrong.length} faults${wrong[0] ? ` (${wrong.slice(0, 3).join('; ')})` : ''}`,
    }
  } finally {
    academy.remove()
  }
}

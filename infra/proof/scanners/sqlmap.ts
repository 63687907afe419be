import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '../../tests/support/installation.ts'
import { runProgram } from '../program.ts'
import { headersOf, refusalOf, type InjectionTarget } from './injection-targets.ts'

/** Most of its time sqlmap waits: it sends a body after its header, and the kernel acknowledges late. */
const AT_ONCE = 6
const MINUTES_EACH = 4

export interface Injections {
  /** How many parameters sqlmap said of that it tried them to the end and found nothing. */
  tried: number
  found: string[]
  /** Requests of which not every parameter was tried to the end, and why as far as it is known. */
  untried: string[]
  /** Answers 500, with how often. */
  broken: string[]
}

const label = ({ method = 'GET', path }: InjectionTarget) => `${method} ${path.split('?')[0]}`

/** How many parameters sqlmap has to give a verdict on. */
function wanted({ path, body = '', headers = {}, names }: InjectionTarget): number {
  if (names) return names.length
  return [path, body, ...Object.values(headers)].join('').split('*').length - 1
}

function argumentsFor(academy: Installation, target: InjectionTarget, token: string) {
  const { path, method, body, names, headers = {} } = target
  const isHeader = Object.values(headers).some((value) => value.includes('*'))
  return [
    ...['--batch', '--disable-coloring', '--keep-alive', '--level=3', '--risk=2', '--retries=3'],
    // Which database it is, an attacker finds in the source. Every technique is left on.
    '--dbms=SQLite',
    // Else it gives up where the answer is a refusal from the beginning.
    '--ignore-code=401,404',
    ...['-u', `${academy.origin}${path}`],
    ...(method ? [`--method=${method}`] : []),
    ...(body === undefined ? [] : [`--data=${body}`]),
    ...(names ? ['-p', names.join()] : []),
    // Marked headers alone; it would go on to everything else.
    ...(isHeader ? ['--param-filter=(custom) HEADER'] : []),
    '--headers',
    Object.entries(headersOf(target, token))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  ]
}

/** Tries parameters of the academy for SQL injection, a few requests at a time. */
export async function tryInjections(
  academy: Installation,
  targets: InjectionTarget[],
  token: string
): Promise<Injections> {
  const result: Injections = { tried: 0, found: [], untried: [], broken: [] }
  const tryOne = async (target: InjectionTarget) => {
    const refusal = await refusalOf(academy, target, token)
    if (refusal) {
      result.untried.push(`${label(target)}: ${refusal}`)
      return
    }
    // sqlmap keeps a session per host; two at a time must not share one.
    const folder = join(academy.root, 'sqlmap', String(targets.indexOf(target)))
    mkdirSync(folder, { recursive: true })
    const { text, isOver } = await runProgram(
      'sqlmap',
      [...argumentsFor(academy, target, token), `--output-dir=${folder}`],
      MINUTES_EACH
    )
    const verdicts = [...text.matchAll(/parameter '(.+?)' does not seem to be injectable/g)]
    result.tried += verdicts.length
    if (/is vulnerable|identified the following injection point/i.test(text)) {
      result.found.push(label(target))
    } else if (!isOver || verdicts.length < wanted(target)) {
      const reason = isOver ? /\[CRITICAL\] (.*)/.exec(text)?.[1] : 'out of time'
      result.untried.push(
        `${label(target)}: ${verdicts.length} of ${wanted(target)}${reason ? `, ${reason}` : ''}`
      )
    }
    for (const [, times] of text.matchAll(/^500 \(.*?\) - (\d+) times/gm)) {
      result.broken.push(`${label(target)}: 500 ${times} times`)
    }
  }
  // sqlmap compares answers: nobody may write while others read.
  for (const isRead of [true, false]) {
    const queue = targets.filter(({ method }) => (method === undefined) === isRead)
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await tryOne(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  return result
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { director } from '../../tests/support/installation.ts'
import { photograph } from '../../tests/support/pictures.ts'
import type { Outcome } from '../outcome.ts'

/** Every so many requests publish something, and every so many of them with a picture. */
const PUBLISHED = 4
const WITH_PICTURE = 5
/** A session's last use is written once it is a minute old, beside the answer: none gets that old. */
const OF_A_SESSION = 20

const CALLS = 'pwrite64,fsync,fdatasync,write,writev,rename,renameat,renameat2'

interface Tally {
  answers: number
  commits: number
  syncs: number
  pictures: number
  /** Answers and commits that came before what they promise was on the disk. */
  inversions: string[]
}

/** Reads a trace of strace: what had been written but not synced when an answer went out? */
function judge(trace: string): Tally {
  const tally: Tally = { answers: 0, commits: 0, syncs: 0, pictures: 0, inversions: [] }
  const begun = new Map<string, string>()
  let isWalDirty = false
  let isFolderDirty = false
  const synced = new Set<string>()
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (rest.includes('<unfinished')) begun.set(thread, rest)
    const isEnd = !rest.includes('<unfinished')
    const call = rest.startsWith('<...') ? (begun.get(thread) ?? '') : rest
    const isStart = !rest.startsWith('<...')

    if (isStart && /^pwrite64\(\d+<[^>]*-wal>/.test(call)) {
      if (!isWalDirty) tally.commits += 1
      isWalDirty = true
      if (isFolderDirty) tally.inversions.push('a row before the folder of its picture')
    }
    if (isEnd && /^(fsync|fdatasync)\(\d+<[^>]*-wal>/.test(call)) {
      tally.syncs += 1
      isWalDirty = false
    }
    const [, file] = /^(?:fsync|fdatasync)\(\d+<([^>]*)>/.exec(call) ?? []
    if (isEnd && file) {
      synced.add(file)
      if (/\/uploads\/\w+$/.test(file)) isFolderDirty = false
    }
    const [, from, to] = /^rename\w*\((?:\w+, )?"([^"]+)", (?:\w+, )?"([^"]+)"/.exec(call) ?? []
    if (isStart && from && to?.includes('/uploads/')) {
      tally.pictures += 1
      isFolderDirty = true
      if (!synced.has(from)) tally.inversions.push('the name of a picture before its bytes')
    }
    if (isStart && /^writev?\(\d+<(socket|TCP).*HTTP\/1\.1 201/.test(call)) {
      tally.answers += 1
      if (isWalDirty) tally.inversions.push('an answer before its row')
    }
  }
  return tally
}

/** R2: every system call of the process is watched; no answer may leave before its row is synced. */
export async function powerCut(requests = 200): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-power-'))
  const trace = join(folder, 'trace')
  const api = await ApiProcess.started({
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      DEMO: '0',
      QUEUE_WORKER: '0',
      LOG_LEVEL: 'error',
      // What counts attempts need not last, and its own writes would stand between ours.
      LIMITER_STORE: 'memory',
      LIMIT_CONTACT_ADDRESS: '100000',
      LIMIT_CONTACT_EMAIL: '100000',
    },
    // -s: enough of an answer to see its status; -y: which file a number stands for; one q: the
    // trace says at last that the process is gone.
    through: `strace -D -f -q -y -s 400 -e signal=none -e trace=${CALLS} -o ${trace}`.split(' '),
  })
  try {
    const client = new Client(api.origin)
    let token = await client.signIn()
    const picture = await photograph()
    const refused: number[] = []
    for (let count = 1; count <= requests; count += 1) {
      if (count % OF_A_SESSION === 0) token = await client.signIn()
      const { status } =
        count % PUBLISHED
          ? await client.write(`Writer ${count}`, `A message, number ${count}.`)
          : await client.publish(
              token,
              `Open ${count}`,
              true,
              undefined,
              count % (PUBLISHED * WITH_PICTURE) ? undefined : picture
            )
      if (status !== 201) refused.push(status)
    }
    client.close()
    const { pid } = api
    await api.kill('SIGTERM')
    const isWhole = () => new RegExp(`^${pid} +\\+\\+\\+ `, 'm').test(readFileSync(trace, 'utf8'))
    for (const end = Date.now() + 60_000; !isWhole() && Date.now() < end;) await pause(50)
    const { answers, commits, syncs, pictures, inversions } = judge(readFileSync(trace, 'utf8'))
    return {
      holds:
        refused.length === 0 &&
        inversions.length === 0 &&
        answers === requests &&
        syncs >= requests &&
        pictures > 0,
      seen:
        `${answers} answers, ${syncs} fsyncs of the log for ${commits} commits, ` +
        `${pictures} files of pictures, ${inversions.length} inversions` +
        (inversions[0] ? ` (${inversions[0]})` : ''),
    }
  } finally {
    await api.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

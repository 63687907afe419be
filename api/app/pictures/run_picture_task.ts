import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { Busy } from '#exceptions/refusals'
import type { PictureTasks } from '#pictures/picture_tasks'
import type { Coded } from '#shared/rules/codes'
import { UnusablePicture } from '#pictures/unusable_picture'

export interface PictureRequest {
  id: number
  task: keyof PictureTasks
  input: unknown[]
}

export type PictureResult = { value: unknown } | { unusable: Coded } | { error: Error }

const IDLE_MS = 20_000

/** Two tasks at a time: a decoded picture takes up to 200 MB. */
const work = pLimit(2)

const PROGRAM = fileURLToPath(
  new URL(`./picture_process${extname(import.meta.url)}`, import.meta.url)
)

interface PictureProcess {
  child: ChildProcess
  end: () => void
  waiting: Map<number, { resolve: (result: PictureResult) => void; reject: (e: Error) => void }>
  idle?: NodeJS.Timeout
}

let current: PictureProcess | undefined
let lastId = 0

function startProcess(): PictureProcess {
  const child = fork(PROGRAM, { serialization: 'advanced' })
  const waiting: PictureProcess['waiting'] = new Map()
  const end = () => {
    if (current === started) current = undefined
    for (const { reject } of waiting.values()) reject(new Busy())
  }
  const started: PictureProcess = { child, end, waiting }
  child.on('message', ({ id, ...result }: PictureResult & { id: number }) => {
    waiting.get(id)?.resolve(result)
  })
  child.on('error', end)
  child.on('exit', end)
  return started
}

/** An idle child process must not keep a command or the server from exiting. */
function startIdleTimer(one: PictureProcess) {
  one.child.unref()
  one.child.channel?.unref()
  one.idle = setTimeout(() => {
    if (current === one) current = undefined
    one.child.disconnect()
  }, IDLE_MS)
  one.idle.unref()
}

function keepAlive(one: PictureProcess) {
  clearTimeout(one.idle)
  one.child.ref()
  one.child.channel?.ref()
}

async function send(task: keyof PictureTasks, input: unknown[]): Promise<PictureResult> {
  const worker = (current ??= startProcess())
  keepAlive(worker)
  const id = (lastId += 1)
  try {
    return await new Promise((resolve, reject) => {
      worker.waiting.set(id, { resolve, reject })
      worker.child.send({ id, task, input } satisfies PictureRequest, (error) => {
        // A process that has just died closes its channel before it reports its exit.
        if (error) worker.end()
      })
    })
  } finally {
    worker.waiting.delete(id)
    if (worker.waiting.size === 0 && worker.child.connected) startIdleTimer(worker)
  }
}

/** In a child process, because only its exit frees the memory of the decoder. */
export function runPictureTask<Name extends keyof PictureTasks>(
  task: Name,
  ...input: Parameters<PictureTasks[Name]>
): ReturnType<PictureTasks[Name]> {
  const answer = work(async () => {
    const result = await send(task, input)
    if ('unusable' in result) throw new UnusablePicture(result.unusable)
    if ('error' in result) throw result.error
    return result.value
  })
  return answer as ReturnType<PictureTasks[Name]>
}

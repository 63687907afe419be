import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { Busy } from '#exceptions/refusals'
import type { PictureTasks } from '#pictures/picture_tasks'
import { UnusablePicture } from '#pictures/unusable_picture'

export interface PictureOrder {
  id: number
  task: keyof PictureTasks
  input: unknown[]
}

export type PictureOutcome = { value: unknown } | { unusable: string } | { error: Error }

const KEPT_FOR = 20_000

/** Two pieces of work at a time at most: a decoded picture takes up to 200 MB. */
const work = pLimit(2)

const PROGRAM = fileURLToPath(
  new URL(`./picture_process${extname(import.meta.url)}`, import.meta.url)
)

interface PictureProcess {
  child: ChildProcess
  waiting: Map<number, { resolve: (outcome: PictureOutcome) => void; reject: (e: Error) => void }>
  idle?: NodeJS.Timeout
}

let current: PictureProcess | undefined
let lastId = 0

function startProcess(): PictureProcess {
  const child = fork(PROGRAM, { serialization: 'advanced' })
  const started: PictureProcess = { child, waiting: new Map() }
  child.on('message', ({ id, ...outcome }: PictureOutcome & { id: number }) => {
    started.waiting.get(id)?.resolve(outcome)
  })
  const end = () => {
    if (current === started) current = undefined
    for (const { reject } of started.waiting.values()) reject(new Busy())
  }
  child.on('error', end)
  child.on('exit', end)
  return started
}

/** Nothing waits for a process that has nothing to do: not the end of a command, nor a stop. */
function release(one: PictureProcess) {
  one.child.unref()
  one.child.channel?.unref()
  one.idle = setTimeout(() => {
    if (current === one) current = undefined
    one.child.disconnect()
  }, KEPT_FOR)
  one.idle.unref()
}

function hold(one: PictureProcess) {
  clearTimeout(one.idle)
  one.child.ref()
  one.child.channel?.ref()
}

async function ask(task: keyof PictureTasks, input: unknown[]): Promise<PictureOutcome> {
  const asked = (current ??= startProcess())
  hold(asked)
  const id = (lastId += 1)
  try {
    return await new Promise((resolve, reject) => {
      asked.waiting.set(id, { resolve, reject })
      asked.child.send({ id, task, input } satisfies PictureOrder, (error) => {
        if (error) reject(new Busy())
      })
    })
  } finally {
    asked.waiting.delete(id)
    if (asked.waiting.size === 0 && asked.child.connected) release(asked)
  }
}

/** In a process of its own: only its end gives the decoder's memory back. */
export function runPictureTask<Name extends keyof PictureTasks>(
  task: Name,
  ...input: Parameters<PictureTasks[Name]>
): ReturnType<PictureTasks[Name]> {
  const answer = work(async () => {
    const outcome = await ask(task, input)
    if ('unusable' in outcome) throw new UnusablePicture(outcome.unusable)
    if ('error' in outcome) throw outcome.error
    return outcome.value
  })
  return answer as ReturnType<PictureTasks[Name]>
}

import { setTimeout as sleep } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'

/** Milliseconds that a pause lasts at most, when nothing else goes on. */
const LONGEST = 3

/** Steps that have been taken, and the numbers that say which ones wait. */
let taken = 0
let numbers: Iterator<number> | undefined

/** From now on steps wait as the numbers (0 to 99) say; without any, none waits. */
export function pauseBy(from?: Iterable<number>) {
  numbers = from?.[Symbol.iterator]()
}

const next = (): number => numbers?.next().value ?? 0

/** Most steps go on at once; some let a few steps of other calls pass first. */
async function pause() {
  const until = taken + Math.max(0, next() - 79)
  const deadline = performance.now() + LONGEST
  while (taken < until && performance.now() < deadline) await sleep(0.5)
  taken += 1
}

type Method = (...args: any[]) => unknown

/** Makes methods of an object pause before they begin; gives what takes that back. */
function pauseBefore(target: any, names: string[]): () => void {
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const)
  for (const name of names) {
    const original: Method = target[name]
    target[name] = async function (this: unknown, ...args: unknown[]) {
      await pause()
      return original.apply(this, args)
    }
  }
  return () => {
    for (const [name, descriptor] of own) {
      delete target[name]
      if (descriptor) Object.defineProperty(target, name, descriptor)
    }
  }
}

/**
 * Makes what runs at once really meet: every statement and every access to a picture file may wait
 * a little before it begins.
 * @returns what takes it all back
 */
export function installPauses(): () => void {
  const client = Object.getPrototypeOf((db.connection().getWriteClient() as any).client)
  const undo = [
    pauseBefore(client, ['_query']),
    pauseBefore(drive.use(), ['put', 'delete', 'deleteAll', 'move', 'getBytes', 'getMetaData']),
  ]
  return () => undo.toReversed().forEach((back) => back())
}

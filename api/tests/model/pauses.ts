import { setTimeout as sleep } from 'node:timers/promises'
import { Argon } from '@adonisjs/core/hash/drivers/argon'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { BoundedArgon } from '#limits/bounded_argon'

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

/** Puts other methods in the place of an object's own; gives what puts them back. */
function replace(target: any, methods: Record<string, Method>): () => void {
  const before = Object.keys(methods).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const
  )
  Object.assign(target, methods)
  return () => {
    for (const [name, own] of before) {
      delete target[name]
      if (own) Object.defineProperty(target, name, own)
    }
  }
}

function pauseBefore(target: any, names: string[]): () => void {
  const paused = (original: Method): Method =>
    async function (this: unknown, ...args) {
      await pause()
      return original.apply(this, args)
    }
  return replace(target, Object.fromEntries(names.map((name) => [name, paused(target[name])])))
}

/**
 * Makes what runs at once really meet: every statement, every access to a picture file and every
 * password hash may wait a little before it begins. Hashes are cheap, and now and then out of date.
 * @returns what takes it all back
 */
export function installPauses(): () => void {
  const cheap = new Argon({ memory: 1024, iterations: 2, parallelism: 1 })
  const client = Object.getPrototypeOf((db.connection().getWriteClient() as any).client)
  const undo = [
    replace(BoundedArgon.prototype, {
      make: (value) => cheap.make(value),
      verify: (hashed, value) => cheap.verify(hashed, value),
      needsReHash: () => next() >= 80,
    }),
    pauseBefore(BoundedArgon.prototype, ['make', 'verify']),
    pauseBefore(client, ['_query']),
    pauseBefore(drive.use(), ['put', 'delete', 'deleteAll', 'move', 'getBytes', 'getMetaData']),
  ]
  return () => undo.toReversed().forEach((back) => back())
}

import { performance } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Between two looks, in milliseconds. */
const PAUSE = 10_000

/** The share of that time in which a process with nothing to do is busy at most. */
const QUIET = 0.01

/** Bytes that new objects may keep to themselves: giving back less is not worth stopping for. */
const KEPT = 10e6

/** The part of the heap where objects are made; what outlives two collections moves on. */
export const roomOfNewObjects = () =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')!.space_size

function loopUtilization() {
  let seen = performance.eventLoopUtilization()
  return () => {
    const before = seen
    seen = performance.eventLoopUtilization()
    return performance.eventLoopUtilization(seen, before).utilization
  }
}

/**
 * Gives memory back to the machine once a process has nothing to do. V8 keeps the room that objects
 * took when the process started, or when many asked at once: some 20 MB, as long as it runs.
 * It stops the process for about 0.1 s, not again before that room has grown anew.
 */
export class IdleMemory {
  #timer?: NodeJS.Timeout

  /** @param busyShare the share of the time since it was last asked in which the process was busy */
  constructor(readonly busyShare = loopUtilization()) {}

  start() {
    this.#timer = setInterval(() => this.look(), PAUSE).unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  look() {
    if (this.busyShare() > QUIET || roomOfNewObjects() <= KEPT) return
    // What the flag brings is there only in a context made after it was set.
    setFlagsFromString('--expose-gc')
    const collect: NodeJS.GCFunction = runInNewContext('gc')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }
}

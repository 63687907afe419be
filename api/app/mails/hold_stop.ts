import app from '@adonisjs/core/services/app'

const running = new Set<Promise<void>>()
let isHeld = false

/** A stop of the process waits until the outcome is written down: else the mail goes out twice. */
export function holdStop(work: Promise<void>): Promise<void> {
  if (!isHeld) app.terminating(async () => void (await Promise.allSettled(running)))
  isHeld = true
  running.add(work)
  return work.finally(() => running.delete(work))
}

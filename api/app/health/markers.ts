import { stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { DAY_MS } from '#shared/days/durations'

/** What a marker's time says: when something of the upkeep was last done. */
export const MARKERS = [
  /** Since when it is looked for: what was never done is late from then on. */
  'first-start',
  'last-backup',
  /** Made by systemd's unit (infra/systemd/academy-copy.service). */
  'last-copy',
  /** Empty, or the sentence with which the last drill failed. */
  'last-drill',
  /** Up to when the nightly work has removed what is past its time. */
  'last-purge',
  /** The clock, when it was first seen to have gone further than it can have. */
  'clock-jump',
  /** While it is there, the operator has been told that the upkeep is red. */
  'told-red',
  /** While it is there, the demo content is not complete. */
  'loading-demo',
] as const

export type Marker = (typeof MARKERS)[number]

/** A file in DATA_DIR. */
export const markerFile = (marker: Marker) => join(env.get('DATA_DIR'), marker)

export async function timeOf(marker: Marker): Promise<number | undefined> {
  return timeOfFile(markerFile(marker))
}

/** @returns in milliseconds, undefined where there is no such file */
export async function timeOfFile(file: string): Promise<number | undefined> {
  const facts = await stat(file).catch(() => undefined)
  return facts?.mtimeMs
}

export async function mark(marker: Marker, time = Date.now(), text = '') {
  await writeFile(markerFile(marker), text)
  await utimes(markerFile(marker), time / 1000, time / 1000)
}

export async function markFirstStart() {
  await writeFile(markerFile('first-start'), '', { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * How long ago something was done, or has been waited for when it was never done. A time of the
 * future, which a clock that ran ahead has left, is as good as none.
 */
export async function ageOf(marker: Marker): Promise<number> {
  const time = (await timeOf(marker)) ?? (await timeOf('first-start'))
  return Math.abs(Date.now() - (time ?? Date.now()))
}

export const days = (count: number) => count * DAY_MS

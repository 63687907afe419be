import { readFileSync } from 'node:fs'
import type { Batch } from '#shared/classes/batches'
import type { Translations } from '#shared/text/translations'

/**
 * Starts on the first Sunday that is `sundayAfterDays` after loading; without a date if absent. It was
 * announced for a day that is `movedByDays` earlier.
 */
export interface DemoEvent {
  sundayAfterDays?: number
  closesDaysBefore?: number
  movedByDays?: number
  categories?: string[]
}

interface Sample {
  /** Fixed, so that a start knows the rows of an earlier one that was interrupted. */
  id: string
}

export interface DemoItem extends Sample {
  picture: string
  title: string
  daysOld: number
  event?: DemoEvent
  translations?: Translations<string>
}

export interface DemoBatch extends Sample, Omit<Batch, 'firstDay' | 'lastDay'> {
  translations: Translations<'level' | 'place'>
}

interface DemoMessage extends Sample {
  hoursOld: number
}

interface DemoContent {
  tournaments: DemoItem[]
  achievements: DemoItem[]
  classes: DemoBatch[]
  contact_messages: DemoMessage[]
}

const fileOf = (name: string) => new URL(`./demo/${name}`, import.meta.url)

export function readDemo<List extends keyof DemoContent>(list: List): DemoContent[List] {
  return JSON.parse(readFileSync(fileOf(`${list}.json`), 'utf8'))
}

export const readDemoPicture = (list: keyof DemoContent, name: string) =>
  readFileSync(fileOf(`${list}/${name}.webp`))

import { rm } from 'node:fs/promises'
import { saveClasses } from '#actions/save_classes'
import { saveItem } from '#actions/save_item'
import {
  readDemo,
  readDemoPicture,
  type DemoBatch,
  type DemoEvent,
  type DemoItem,
} from '#database/demo_content'
import { readClient } from '#database/read_client'
import { mark, markerFile, timeOf } from '#health/markers'
import { kinds, newItem, type Kind } from '#kinds'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#support/timestamp'
import { withSources } from '#shared/text/translations'
import { indianDay } from '#shared/days/indian_days'
import { DAY_MS, HOUR_MS } from '#shared/days/durations'

function days({ sundayAfterDays, closesDaysBefore = 0, movedByDays }: DemoEvent, now: number) {
  if (sundayAfterDays === undefined) return undefined
  const earliest = Date.parse(`${indianDay(now + sundayAfterDays * DAY_MS)}T00:00:00Z`)
  const sunday = earliest + ((7 - new Date(earliest).getUTCDay()) % 7) * DAY_MS
  const dayBefore = (count: number) => timestamp(sunday - count * DAY_MS).slice(0, 10)
  return {
    startDate: dayBefore(0),
    entryDeadline: dayBefore(closesDaysBefore),
    movedFrom: movedByDays ? dayBefore(movedByDays) : null,
  }
}

function facts(event: DemoEvent, now: number) {
  const { sundayAfterDays, closesDaysBefore, movedByDays, categories = [], ...fields } = event
  return {
    ...fields,
    rated: 'no' as const,
    categories: categories,
    contactName: 'Tournament desk',
    contactPhone: '+91 55500 12345',
    ...days(event, now),
  }
}

const LISTS = [...kinds, 'classes', 'contact_messages'] as const
const tableOf = (list: (typeof LISTS)[number]) => (list === 'classes' ? 'batches' : list)

/** Of all rows that may be samples. */
async function presentIds(): Promise<Set<string>> {
  const rows = await Promise.all(LISTS.map((list) => readClient().from(tableOf(list)).select('id')))
  return new Set(rows.flat().map(({ id }) => id))
}

/**
 * For a new academy, and for one whose start was interrupted before the demo content was complete,
 * whoever has made an account since.
 */
export async function loadDemoOnce({ isNew }: { isNew: boolean }) {
  if (!isNew && (await timeOf('loading-demo')) === undefined) return
  await mark('loading-demo')
  await loadDemo()
  await rm(markerFile('loading-demo'))
}

/**
 * Fills an empty academy, and one that holds nothing but a part of the samples, which an interrupted
 * start has left. Where there is anything else it does nothing.
 */
async function loadDemo() {
  const present = await presentIds()
  const samples = new Set(LISTS.flatMap((list) => readDemo(list).map(({ id }) => id)))
  if (![...present].every((id) => samples.has(id))) return
  const now = Date.now()
  const isMissing = ({ id }: { id: string }) => !present.has(id)
  const items = kinds.flatMap((kind) =>
    readDemo(kind)
      .filter(isMissing)
      .map((sample) => storeSample(kind, sample, now))
  )
  await Promise.all([...items, storeClasses(readDemo('classes').filter(isMissing))])
  await ContactMessage.createMany(
    readDemo('contact_messages')
      .filter(isMissing)
      .map(({ hoursOld, ...message }) => ({
        ...message,
        dedupKey: `demo:${message.id}`,
        createdAt: timestamp(now - hoursOld * HOUR_MS),
      }))
  )
}

/** In one transaction: all are missing, or none. */
async function storeClasses(samples: DemoBatch[]) {
  if (samples.length === 0) return
  const batches = samples.map((sample) => ({
    ...sample,
    firstDay: null,
    lastDay: null,
    translations: withSources(sample, sample.translations),
  }))
  await saveClasses({ batchesOf: () => batches })
}

async function storeSample(
  kind: Kind,
  { picture, daysOld, event, translations = {}, ...fields }: DemoItem,
  now: number
) {
  const at = timestamp(now - daysOld * DAY_MS)
  const item = newItem(kind).fill({
    ...fields,
    isActive: true,
    createdAt: at,
    ...(kind === 'achievements' && { date: at.slice(0, 10) }),
    ...(event && facts(event, now)),
  })
  item.translations = withSources(item, translations)
  await saveItem(kind, item, { bytes: readDemoPicture(kind, picture) })
}

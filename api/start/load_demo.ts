import { createHash } from 'node:crypto'
import { saveClasses } from '#actions/save_classes'
import { saveItem } from '#actions/save_item'
import {
  readDemo,
  readDemoPicture,
  type DemoBatch,
  type DemoEvent,
  type DemoItem,
} from '#database/demo_content'
import { kinds, newItem, type Kind } from '#kinds'
import Achievement from '#models/achievement'
import Batch from '#models/batch'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#support/timestamp'
import Tournament from '#models/tournament'
import { withSources } from '#shared/text/translations'
import { indianDay } from '#shared/days/indian_days'
import { DAY_MS, HOUR_MS } from '#shared/days/durations'

function days({ sundayAfterDays, closesDaysBefore = 0 }: DemoEvent, now: number) {
  if (sundayAfterDays === undefined) return undefined
  const earliest = Date.parse(`${indianDay(now + sundayAfterDays * DAY_MS)}T00:00:00Z`)
  const sunday = earliest + ((7 - new Date(earliest).getUTCDay()) % 7) * DAY_MS
  return {
    startDate: timestamp(sunday).slice(0, 10),
    entryDeadline: timestamp(sunday - closesDaysBefore * DAY_MS).slice(0, 10),
  }
}

function facts(event: DemoEvent, now: number) {
  const { sundayAfterDays, closesDaysBefore, categories = [], ...fields } = event
  return {
    ...fields,
    rated: 'no' as const,
    categories: categories,
    contactName: 'Tournament desk',
    contactPhone: '+91 55500 12345',
    ...days(event, now),
  }
}

export async function isEmpty(): Promise<boolean> {
  const firsts = await Promise.all([
    Tournament.query().first(),
    Achievement.query().first(),
    ContactMessage.query().first(),
    Batch.query().first(),
  ])
  return firsts.every((row) => row === null)
}

export async function loadDemo() {
  const now = Date.now()
  const items = kinds.flatMap((kind) =>
    readDemo(kind).map((sample) => storeSample(kind, sample, now))
  )
  await Promise.all([...items, storeClasses(readDemo('classes'))])
  await ContactMessage.createMany(
    readDemo('contact_messages').map(({ hoursOld, ...message }) => ({
      ...message,
      dedupKey: `demo:${createHash('sha1').update(message.email).digest('hex')}`,
      createdAt: timestamp(now - hoursOld * HOUR_MS),
    }))
  )
}

async function storeClasses(samples: DemoBatch[]) {
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

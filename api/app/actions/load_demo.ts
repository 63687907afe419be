import { createHash } from 'node:crypto'
import SaveItem from '#actions/save_item'
import { readDemo, readDemoPicture, type DemoContent, type DemoEvent } from '#database/demo_content'
import Achievement from '#models/achievement'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#database/timestamp'
import Tournament from '#models/tournament'
import { indianDay } from '#shared/tournament/tournament_state'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function facts(event: DemoEvent, now: number) {
  const { sundayAfterDays, closesDaysBefore, categories = [], ...fields } = event
  const earliest = Date.parse(`${indianDay(now + sundayAfterDays * DAY)}T00:00:00Z`)
  const sunday = earliest + ((7 - new Date(earliest).getUTCDay()) % 7) * DAY
  return {
    ...fields,
    rated: 'no',
    categories: JSON.stringify(categories),
    contactName: 'Tournament desk',
    contactPhone: '+91 55500 12345',
    startDate: timestamp(sunday).slice(0, 10),
    entryDeadline: timestamp(sunday - closesDaysBefore * DAY).slice(0, 10),
  }
}

export default class LoadDemo {
  async isEmpty(): Promise<boolean> {
    const firsts = await Promise.all([
      Tournament.query().first(),
      Achievement.query().first(),
      ContactMessage.query().first(),
    ])
    return firsts.every((row) => row === null)
  }

  async handle() {
    const now = Date.now()
    await Promise.all([
      ...readDemo('tournaments').map((sample) => this.#tournament(sample, now)),
      ...readDemo('achievements').map((sample) => this.#achievement(sample, now)),
    ])
    await ContactMessage.createMany(
      readDemo('contact_messages').map(({ hoursOld, ...message }) => ({
        ...message,
        dedupKey: `demo:${createHash('sha1').update(message.email).digest('hex')}`,
        createdAt: timestamp(now - hoursOld * HOUR),
      }))
    )
  }

  async #tournament(sample: DemoContent['tournaments'][number], now: number) {
    const { picture: name, prizes, daysOld, event, translations = {}, ...fields } = sample
    const tournament = new Tournament().fill({
      ...fields,
      isActive: true,
      ...(event && facts(event, now)),
      prizes: JSON.stringify(prizes),
      translations: JSON.stringify(translations),
      createdAt: timestamp(now - daysOld * DAY),
    })
    await new SaveItem().handle(tournament, { bytes: readDemoPicture('tournaments', name) })
  }

  async #achievement(sample: DemoContent['achievements'][number], now: number) {
    const { picture: name, tags, daysOld, translations = {}, ...fields } = sample
    const at = timestamp(now - daysOld * DAY)
    const achievement = new Achievement().fill({
      ...fields,
      isActive: true,
      tags: JSON.stringify(tags),
      translations: JSON.stringify(translations),
      date: at.slice(0, 10),
      createdAt: at,
    })
    await new SaveItem().handle(achievement, { bytes: readDemoPicture('achievements', name) })
  }
}

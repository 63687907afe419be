import db from '@adonisjs/lucid/services/db'
import { isDerived } from '#backup/table_rows'
import { readStoredPicture } from '#pictures/stored_picture'
import { invalidateList, type PublicListName } from '#models/revision'
import type { Item, Message, State } from './state.js'

/** What the migrations fill, besides what is made from other tables. */
const FILLED = ['revisions', 'settings']

/** Empties every table of what the sequence before has left, and makes the kept lists forget it. */
export async function emptyTables() {
  const tables = (await db.connection().getAllTables(['public'])) as string[]
  const emptied = tables.filter((name) => !isDerived(name) && !FILLED.includes(name))
  await db.transaction(async (trx) => {
    await invalidateList(trx, 'tournaments')
    await invalidateList(trx, 'achievements')
    for (const name of emptied) await trx.from(name).delete()
    const defaults = { notification_emails: '[]', email_notifications: true }
    await trx.from('settings').update(defaults)
  })
}

async function readItems(list: PublicListName): Promise<Item[]> {
  const rows = await db.from(list)
  const former = await db.from('old_slugs').where('list', list).orderBy('slug')
  return rows.map((row) => ({
    list,
    id: row.id,
    title: row.title,
    slug: row.slug,
    formerSlugs: former.filter((old) => old.item_id === row.id).map((old) => old.slug),
    isActive: Boolean(row.is_active),
    startDate: row.start_date ?? null,
    endDate: row.end_date ?? null,
    picture: readStoredPicture(row.picture)?.width ?? null,
    version: row.version,
    deletedAt: moment(row.deleted_at),
  }))
}

async function readMessages(): Promise<Message[]> {
  const rows = await db.from('contact_messages')
  return rows.map((row) => ({
    id: row.id,
    text: row.message,
    key: /^key:(.*)/.exec(row.dedup_key)?.[1] ?? null,
    isRead: Boolean(row.is_read),
    createdAt: Date.parse(row.created_at),
    deletedAt: moment(row.deleted_at),
  }))
}

const moment = (text: string | null) => (text === null ? null : Date.parse(text))

const byId = <Row extends { id: string }>(rows: Row[]) =>
  Object.fromEntries(rows.map((row) => [row.id, row]))

/** What the tables hold of the state. */
export async function readTables(): Promise<Pick<State, 'items' | 'messages' | 'settings'>> {
  const items = [...(await readItems('tournaments')), ...(await readItems('achievements'))]
  const [settings] = await db.from('settings')
  return {
    items: byId(items),
    messages: byId(await readMessages()),
    settings: {
      emails: settings ? JSON.parse(settings.notification_emails) : [],
      isOn: settings ? Boolean(settings.email_notifications) : true,
    },
  }
}

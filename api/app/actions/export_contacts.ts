import db from '@adonisjs/lucid/services/db'
import { contactTable } from '#shared/contact_table'

const PAGE = 1000

interface Choice {
  /** Moments of the database, both included. */
  from?: string
  to?: string
  /** Only read ones, or only unread ones. */
  isRead?: boolean
  zone: string
}

/** All messages that are not deleted, newest first, as text for a spreadsheet, a page at a time. */
export default class ExportContacts {
  async *handle({ zone, ...choice }: Choice): AsyncGenerator<string> {
    const { head, row } = contactTable(zone)
    yield head
    let last: { created_at: string; id: string } | undefined
    do {
      const rows: any[] = await this.#page(choice, last)
      yield rows
        .map(({ is_read: isRead, created_at: createdAt, answered_at: answeredAt, ...rest }) =>
          row({ isRead: Boolean(isRead), createdAt, answeredAt, ...rest, remindOn: rest.remind_on })
        )
        .join('')
      last = rows.length === PAGE ? rows.at(-1) : undefined
    } while (last)
  }

  #page({ from, to, isRead }: Omit<Choice, 'zone'>, last?: { created_at: string; id: string }) {
    const query = db
      .from('contact_messages')
      .select('id', 'created_at', 'name', 'email', 'phone', 'subject', 'message', 'is_read')
      .select('answered_at', 'note', 'remind_on', 'language')
      .whereNull('deleted_at')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE)
    if (from) query.where('created_at', '>=', from)
    if (to) query.where('created_at', '<=', to)
    if (isRead !== undefined) query.where('is_read', isRead)
    if (last) query.whereRaw('(created_at, id) < (?, ?)', [last.created_at, last.id])
    return query
  }
}

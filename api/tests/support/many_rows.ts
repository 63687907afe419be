import db from '@adonisjs/lucid/services/db'
import { searchText } from '#support/search_text'
import { timestamp } from '#support/timestamp'

/** Rows per insert: knex makes a compound select of them, of which SQLite takes 500. */
const PIECE = 500

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const START = Date.parse('2020-01-01T00:00:00Z')
const MINUTE = 60_000

const rows = {
  contact_messages: (number: number) => {
    const name = `Visitor ${number}`
    const email = `visitor${number}@mail.example`
    const message = `Is there a place in group ${number % 97}?`
    return {
      id: idOf(number),
      name,
      email,
      phone: '',
      subject: '',
      message,
      is_read: number % 10 !== 0,
      dedup_key: `many:${number}`,
      created_at: timestamp(START + number * MINUTE),
      search_text: searchText(name, email, message, ''),
    }
  },
  tournaments: (number: number) => {
    const title = `Rapid Open ${number}`
    const description = 'Seven rounds in one day, lunch included.'
    return {
      id: idOf(number),
      slug: `many-${number}`,
      title,
      description,
      prizes: '[]',
      version: 1,
      form_link: 'https://forms.example/rapid',
      is_active: number % 10 !== 0,
      created_at: timestamp(START + number * MINUTE),
      updated_at: timestamp(START + number * MINUTE),
      search_text: searchText(title, description),
    }
  },
  achievements: (number: number) => {
    const at = timestamp(START + number * MINUTE)
    const [title, name, description] = [`Champion ${number}`, 'Rutuja', 'Nine rounds, no loss.']
    return {
      id: idOf(number),
      slug: `many-${number}`,
      title,
      student_name: name,
      description,
      date: at.slice(0, 10),
      location: 'Nashik',
      rating_change: '',
      tags: '["State"]',
      is_active: number % 10 !== 0,
      version: 1,
      created_at: at,
      updated_at: at,
      search_text: searchText(title, name, description),
    }
  },
}

/** Fills a table quickly, past models and actions. Every tenth row is unread or inactive. */
export async function makeMany(table: keyof typeof rows, count: number) {
  for (let from = 0; from < count; from += PIECE) {
    const size = Math.min(PIECE, count - from)
    const piece = Array.from({ length: size }, (_, index) => rows[table](from + index))
    await db.table(table).multiInsert(piece)
  }
}

// What the API is compared with, as a program of its own:
//   node yardstick.ts <port> <database> <another port> <file>
// On the first port Fastify and better-sqlite3 do the same query on the same rows; on the second
// Node alone sends the bytes of a file.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import Database from 'better-sqlite3'
import Fastify from 'fastify'

const [port, file, plainPort, bytesFile] = process.argv.slice(2)
const database = new Database(file, { readonly: true })
// The columns that the public list shows.
const columns =
  'id, slug, title, description, form_link, is_active, max_participants, prizes, picture, start_date, ' +
  'end_date, reporting_time, venue, city, map_url, entry_fee, entry_deadline, seats_note, rounds, ' +
  'format, time_control, rated, eligibility, categories, federation_codes, contact_name, ' +
  'contact_phone, status, created_at'
const active = `select ${columns} from tournaments where is_active = 1 and deleted_at is null`
const list = database.prepare(`${active} order by created_at desc, id desc`)
const after = database.prepare(
  `${active} and (created_at, id) < (?, ?) order by created_at desc, id desc`
)

const server = Fastify()
server.get('/list', () => ({ data: list.all() }))
server.get<{ Querystring: { key: string; id: string } }>('/after', ({ query: { key, id } }) => ({
  data: after.all(key, id),
}))
await server.listen({ port: Number(port), host: '127.0.0.1' })

let bytes: Buffer | undefined
createServer((_, response) => {
  // The file is written after this program was started.
  bytes ??= readFileSync(bytesFile!)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.end(bytes)
}).listen(Number(plainPort), '127.0.0.1')

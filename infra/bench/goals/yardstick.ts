// Fastify and better-sqlite3 doing the same query on the same rows, as a program of its own:
//   node yardstick.ts <port> <database>
import Database from 'better-sqlite3'
import Fastify from 'fastify'

const [port, file] = process.argv.slice(2)
const database = new Database(file, { readonly: true })
// The columns that the public list shows, in its order.
const list = database.prepare(
  `select * from tournaments where is_active = 1 and deleted_at is null
   order by created_at desc, id desc`
)

const server = Fastify()
server.get('/list', () => ({ data: list.all() }))
server.get('/nothing', () => ({ status: 'ok' }))
await server.listen({ port: Number(port), host: '127.0.0.1' })

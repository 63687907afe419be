// A program of its own: `node tests/create_database.ts <name>` makes an empty database on the
// PostgreSQL of the environment. Specs start servers synchronously, so making their database is too.
import pg from 'pg'

const { DB_HOST: host, DB_PORT: port, DB_USER: user, DB_DATABASE: database } = process.env
const client = new pg.Client({ host, port: Number(port), user, database })
await client.connect()
await client.query(`create database ${client.escapeIdentifier(process.argv[2]!)}`)
await client.end()

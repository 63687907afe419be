import { randomUUIDv7 } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { timestamp } from '#support/timestamp'
import User from '#models/user'

export const PASSWORD = 'a rook on the seventh'

let hashed: Promise<string> | undefined

/** A director in the database; the password is hashed once per run, because that is slow. */
export async function makeDirector(email = 'director@academy.example') {
  hashed ??= hash.make(PASSWORD)
  const times = { created_at: timestamp(), updated_at: timestamp() }
  const id = randomUUIDv7()
  await db.table('users').insert({ id, email, password: await hashed, ...times })
  return User.findOrFail(id)
}

/** The token of a fresh session, to be sent as a bearer token. */
export async function signIn(user?: User): Promise<string> {
  const token = await User.accessTokens.create(user ?? (await makeDirector()))
  return token.value!.release()
}

import { timingSafeEqual, createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Forbidden } from '#exceptions/forbidden'
import User from '#models/user'
import { DIRECTOR_EXISTS } from '#shared/sign_in_rules'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Adds a director's account. */
export default class RegisterDirector {
  /** Whether the set-up token may make the first director: one is set, and there is no user. */
  async isSetUpOpen(): Promise<boolean> {
    return env.get('SETUP_TOKEN') !== undefined && (await User.query().first()) === null
  }

  /** @throws Forbidden unless it is the set-up token of the environment */
  assertSetUpToken(presented: string | undefined) {
    const expected = env.get('SETUP_TOKEN')?.release()
    if (expected && presented && timingSafeEqual(digest(expected), digest(presented))) return
    throw new Forbidden()
  }

  /**
   * @param options.first only while there is no director at all
   * @throws FieldRefusal for an email that has an account; Forbidden when another one came first
   */
  async handle(credentials: { email: string; password: string }, { first = false } = {}) {
    const user = new User().fill(credentials)
    return db.transaction(async (trx) => {
      user.useTransaction(trx)
      const email = credentials.email.toLowerCase()
      const taken = await User.findBy({ email }, { client: trx })
      if (taken) throw new FieldRefusal('email', DIRECTOR_EXISTS)
      if (first && (await User.query({ client: trx }).first())) throw new Forbidden()
      return user.save()
    })
  }
}

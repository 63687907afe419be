import { randomBytes } from 'node:crypto'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { errors } from '@adonisjs/auth'
import { beforeSave } from '@adonisjs/lucid/orm'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { ARGON } from '#config/hash'
import { UserSchema } from '#database/schema'
// oxlint-disable-next-line no-restricted-imports -- the framework's way: a model names its provider
import { AccessTokensProvider } from '#auth/access_tokens_provider'
import { withIdentity } from '#models/mixins/identified'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import type { Language } from '#shared/languages/languages'

/** For unknown emails, as slow to compare as a real hash. */
const DUMMY_HASH = [
  '',
  `argon2${ARGON.variant}`,
  `v=${ARGON.version}`,
  `m=${ARGON.memory},t=${ARGON.iterations},p=${ARGON.parallelism}`,
  random(ARGON.saltSize),
  random(ARGON.hashLength),
].join('$')

function random(bytes: number) {
  return randomBytes(bytes)
    .toString('base64')
    .replace(/={1,2}$/, '')
}

/** Passwords are hashed by the actions, because a transaction must not wait for a hash. */
export default class User extends compose(UserSchema, withIdentity) {
  static accessTokens = new AccessTokensProvider({ tokenableModel: User })

  declare currentAccessToken?: AccessToken

  /** Takes the same time for an unknown email. */
  static async verifyCredentials(email: string, password: string): Promise<User> {
    const user = await this.findBy({ email })
    const isRight = await hash.verify(user?.password ?? DUMMY_HASH, password)
    if (user && isRight) return user
    throw new errors.E_INVALID_CREDENTIALS('Invalid user credentials')
  }

  static async languageFor(email: string): Promise<Language> {
    const first = () => this.query().orderBy('created_at').orderBy('id').first()
    const user = (await this.findBy({ email: email.toLowerCase() })) ?? (await first())
    return user?.language ?? 'en'
  }

  /** Called at sign-in, when the password is known; a password changed meanwhile is kept. */
  async renewHash(password: string) {
    if (!hash.needsReHash(this.password)) return
    const renewed = await hash.make(password)
    const row = User.query().where({ id: this.id, password: this.password })
    if ((await affected(row.update({ password: renewed }))) === 0) return
    this.password = renewed
    this.$hydrateOriginals()
  }

  @beforeSave()
  static stamp(user: User) {
    user.email = user.email.toLowerCase()
    user.updatedAt = timestamp()
  }
}

import { randomBytes } from 'node:crypto'
import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { errors } from '@adonisjs/auth'
import { beforeSave } from '@adonisjs/lucid/orm'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { UserSchema } from '#database/schema'
import { AccessTokensProvider } from '#auth/access_tokens_provider'
import { withIdentity } from '#models/mixins/identified'
import { timestamp } from '#database/timestamp'
import type { AppLanguage } from '#shared/text/languages'

/** The hash of nobody's password, as costly to compare with as a director's. */
const NOBODYS = `$argon2id$v=19$m=19456,t=2,p=1$${random(16)}$${random(32)}`

function random(bytes: number) {
  return randomBytes(bytes)
    .toString('base64')
    .replace(/={1,2}$/, '')
}

/** Hashed where it is set, before the transaction, which must not wait for anything so slow. */
export default class User extends compose(UserSchema, withIdentity) {
  static accessTokens = new AccessTokensProvider({ tokenableModel: User })

  declare currentAccessToken?: AccessToken
  declare language: AppLanguage | null

  /** An unknown email takes the same work as a known one. */
  static async verifyCredentials(email: string, password: string): Promise<User> {
    const user = await this.findBy({ email })
    const isRight = await hash.verify(user?.password ?? NOBODYS, password)
    if (user && isRight) return user
    throw new errors.E_INVALID_CREDENTIALS('Invalid user credentials')
  }

  /** Of the director whose address it is, else of the first one. */
  static async languageFor(email: string): Promise<AppLanguage> {
    const first = () => this.query().orderBy('created_at').orderBy('id').first()
    const user = (await this.findBy({ email: email.toLowerCase() })) ?? (await first())
    return user?.language ?? 'en'
  }

  /** Only a sign-in knows the password. What a change of password has put there meanwhile stays. */
  async renewHash(password: string) {
    if (!hash.needsReHash(this.password)) return
    const renewed = await hash.make(password)
    const row = User.query().where({ id: this.id, password: this.password })
    const [count] = [await row.update({ password: renewed })].flat()
    if (!count) return
    this.password = renewed
    this.$hydrateOriginals()
  }

  @beforeSave()
  static stamp(user: User) {
    user.email = user.email.toLowerCase()
    user.updatedAt = timestamp()
  }
}

import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { beforeSave } from '@adonisjs/lucid/orm'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { UserSchema } from '#database/schema'
import { AccessTokensProvider } from '#models/access_tokens_provider'
import { withIdentity } from '#models/mixins/identified'
import { timestamp } from '#models/timestamp'

/** A director. */
export default class User extends compose(UserSchema, withIdentity, withAuthFinder(hash)) {
  static accessTokens = new AccessTokensProvider({ tokenableModel: User })

  declare currentAccessToken?: AccessToken

  /**
   * Hashes the password anew when the settings of hashing have changed since: only a sign-in knows
   * the password. What a change of password has put there meanwhile stays.
   */
  async renewHash(password: string) {
    if (!hash.needsReHash(this.password)) return
    const renewed = await hash.make(password)
    await User.query().where({ id: this.id, password: this.password }).update({ password: renewed })
  }

  @beforeSave()
  static stamp(user: User) {
    user.email = user.email.toLowerCase()
    user.updatedAt = timestamp()
  }
}

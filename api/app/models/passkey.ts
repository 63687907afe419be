import { compose } from '@adonisjs/core/helpers'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PasskeySchema } from '#database/schema'
import { withIdentity } from '#models/mixins/identified'
import User from '#models/user'

export const userHandle = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex')

export default class Passkey extends compose(PasskeySchema, withIdentity) {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get credential() {
    return {
      id: this.credentialId,
      publicKey: new Uint8Array(Buffer.from(this.publicKey, 'base64url')),
      counter: Number(this.counter),
    }
  }
}

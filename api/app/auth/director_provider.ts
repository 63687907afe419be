import db from '@adonisjs/lucid/services/db'
import { AccessTokensLucidUserProvider } from '@adonisjs/auth/access_tokens'
import { readClient } from '#database/read_client'
import type User from '#models/user'

export class DirectorProvider extends AccessTokensLucidUserProvider<'accessTokens', typeof User> {
  override async findById(id: string | number | bigint) {
    const model = await this.getModel()
    const user = await model.find(id, { client: readClient() })
    // Found on a connection that only reads, saved on one that writes.
    return user && this.createUserForGuard(user.useConnection(db.primaryConnectionName))
  }
}

import { defineConfig } from '@adonisjs/auth'
import { AccessTokensLucidUserProvider, tokensGuard } from '@adonisjs/auth/access_tokens'
import db from '@adonisjs/lucid/services/db'
import { readClient } from '#database/read_client'
import type User from '#models/user'
import type { Authenticators, InferAuthEvents, InferAuthenticators } from '@adonisjs/auth/types'

class DirectorProvider extends AccessTokensLucidUserProvider<'accessTokens', typeof User> {
  override async findById(id: string | number | bigint) {
    const model = await this.getModel()
    const user = await model.find(id, { client: readClient() })
    // Read on the read-only connection, saved on the primary one.
    return user && this.createUserForGuard(user.useConnection(db.primaryConnectionName))
  }
}

const authConfig = defineConfig({
  default: 'api',
  guards: {
    api: tokensGuard({
      provider: new DirectorProvider({
        tokens: 'accessTokens',
        model: () => import('#models/user'),
      }),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}

import { randomUUIDv7 } from 'node:crypto'
import { AccessToken, DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { Secret } from '@adonisjs/core/helpers'
import env from '#start/env'
import { fromColumn, toColumn } from '#database/columns'
import { readClient } from '#database/read_client'
import { timestamp } from '#support/timestamp'
import { isUuid } from '#support/uuid'
import { DAY_MS, MINUTE_MS } from '#shared/days/durations'

const TOUCH_INTERVAL = MINUTE_MS

/** Unlike the default provider, compares the secret first: a forged token writes nothing. */
export class AccessTokensProvider<
  Tokenable extends LucidModel,
> extends DbAccessTokensProvider<Tokenable> {
  #touching = new Set<string>()

  override async create(
    user: InstanceType<Tokenable>,
    abilities: string[] = ['*'],
    options?: { name?: string; client?: QueryClientContract }
  ) {
    const now = Date.now()
    const { secret, hash } = AccessToken.seed(this.tokenSecretLength)
    const row = {
      id: randomUUIDv7(),
      tokenable_id: user.$primaryKeyValue as string,
      type: this.type,
      name: options?.name ?? null,
      hash,
      abilities: toColumn(abilities)!,
      created_at: timestamp(now),
      updated_at: timestamp(now),
      last_used_at: null,
      expires_at: timestamp(now + env.get('TOKEN_LIFETIME_DAYS') * DAY_MS),
    }
    const db = options?.client ?? (await this.getDb())
    await db.table(this.table).insert(row)
    return this.dbRowToAccessToken(row, secret)
  }

  override async verify(value: Secret<string>) {
    const decoded = AccessToken.decode(this.prefix, value.release())
    if (!decoded || !isUuid(decoded.identifier)) return null

    const row = await readClient()
      .from(this.table)
      .where({ id: decoded.identifier, type: this.type })
      .first()
    if (!row) return null

    const token = this.dbRowToAccessToken(row)
    if (!token.verify(decoded.secret) || token.isExpired() || this.#isIdle(token)) return null
    void this.#touch(token)
    return token
  }

  async open(user: InstanceType<Tokenable>): Promise<AccessToken[]> {
    const rows = await readClient()
      .from(this.table)
      .where({ tokenable_id: user.$primaryKeyValue as string, type: this.type })
      .where('expires_at', '>', timestamp())
      .orderByRaw('coalesce(last_used_at, created_at) desc, id desc')
    return rows.map((row) => this.dbRowToAccessToken(row)).filter((token) => !this.#isIdle(token))
  }

  protected override dbRowToAccessToken(row: any, secret?: Secret<string>): AccessToken {
    const date = (text: string | null) => (text ? new Date(text) : null)
    return new AccessToken({
      identifier: row.id,
      tokenableId: row.tokenable_id,
      type: row.type,
      name: row.name,
      hash: row.hash,
      abilities: fromColumn<string[]>(row.abilities) ?? [],
      createdAt: new Date(row.created_at),
      updatedAt: new Date(row.updated_at),
      lastUsedAt: date(row.last_used_at),
      expiresAt: date(row.expires_at),
      ...(secret && { prefix: this.prefix, secret }),
    })
  }

  #lastUse(token: AccessToken) {
    return (token.lastUsedAt ?? token.createdAt).getTime()
  }

  #isIdle(token: AccessToken) {
    return Date.now() - this.#lastUse(token) > env.get('TOKEN_IDLE_DAYS') * DAY_MS
  }

  /** Not awaited; a failure must not end the session. */
  async #touch(token: AccessToken) {
    const id = String(token.identifier)
    if (Date.now() - this.#lastUse(token) < TOUCH_INTERVAL || this.#touching.has(id)) return
    this.#touching.add(id)
    try {
      const db = await this.getDb()
      await db.from(this.table).where({ id, type: this.type }).update({ last_used_at: timestamp() })
    } catch {
      // The next request tries again.
    } finally {
      this.#touching.delete(id)
    }
  }
}

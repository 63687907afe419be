import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import type { Kind } from '#kinds'
import { onlyPublic } from '#visibility/public_rows'

export default class AddressesController {
  async index({ serialize }: HttpContext) {
    const [tournaments, achievements] = await Promise.all([
      this.#published('tournaments'),
      this.#published('achievements'),
    ])
    return serialize({ tournaments, achievements })
  }

  #published(kind: Kind): Promise<{ slug: string; updatedAt: string }[]> {
    return onlyPublic(readClient().from(kind))
      .select({ slug: 'slug', updatedAt: 'updated_at' })
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
  }
}

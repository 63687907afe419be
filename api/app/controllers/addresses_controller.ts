import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { PublicListName } from '#models/revision'

export default class AddressesController {
  /** Slug and last change of everything published, newest first: what a sitemap is made of. */
  async index({ serialize }: HttpContext) {
    const [tournaments, achievements] = await Promise.all([
      this.#published('tournaments'),
      this.#published('achievements'),
    ])
    return serialize({ tournaments, achievements })
  }

  #published(list: PublicListName): Promise<{ slug: string; updatedAt: string }[]> {
    return db
      .from(list)
      .select({ slug: 'slug', updatedAt: 'updated_at' })
      .where('is_active', true)
      .whereNull('deleted_at')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
  }
}

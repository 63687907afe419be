import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { beforeCreate, beforeUpdate } from '@adonisjs/lucid/orm'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { reads } from '#models/reads'
import type { PublicListName } from '#models/revision'
import { isSlug } from '#models/slug'
import { isUuid } from '#models/uuid'
import { timestamp } from '#models/timestamp'

/** What tournaments and achievements share: a slug, a picture, a version, a place in a public list. */
export function withListing<Model extends NormalizeConstructor<typeof BaseModel>>(
  superclass: Model
) {
  class Listed extends superclass {
    declare slug: string
    declare title: string
    declare isActive: boolean
    /** JSON of a `StoredPicture`, or null. */
    declare picture: string | null
    /** Counts the director's saves, so that a stale save can be told. */
    declare version: number
    declare updatedAt: string

    /**
     * An item by its id, its slug, or a slug it had before.
     * @param options.inactiveToo also one that the public does not see
     * @throws E_ROW_NOT_FOUND when there is none to be shown
     */
    static async findShownOrFail<T extends LucidModel & { list: PublicListName }>(
      this: T,
      address: unknown,
      options: { inactiveToo: boolean }
    ): Promise<InstanceType<T>> {
      const query = this.query({ client: reads() }).whereNull('deleted_at')
      if (!options.inactiveToo) query.where('is_active', true)
      if (isUuid(address)) query.where('id', address.toLowerCase())
      else {
        const slug = isSlug(address) ? address : ''
        const former = reads().from('old_slugs').select('item_id').where({ list: this.list, slug })
        query.where((either) => either.where('slug', slug).orWhereIn('id', former))
      }
      return query.firstOrFail()
    }

    @beforeCreate()
    static beginListing(row: Listed) {
      row.version = 1
      row.picture ??= null
      row.updatedAt = timestamp()
    }

    @beforeUpdate()
    static continueListing(row: Listed) {
      row.version += 1
      row.updatedAt = timestamp()
    }
  }
  return Listed
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** The tags in use are read from the index alone. Twenty tags of forty letters fit into an entry. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      'create index achievements_live_tags on achievements (tags) where deleted_at is null'
    )
  }

  override async down() {
    this.schema.raw('drop index achievements_live_tags')
  }
}

import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether somebody has written before is asked while a flood of messages comes in. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `create index contact_messages_senders on contact_messages (lower(email), created_at)
        where deleted_at is null`
    )
  }

  override async down() {
    this.schema.raw('drop index contact_messages_senders')
  }
}

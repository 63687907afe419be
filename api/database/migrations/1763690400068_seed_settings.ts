import { BaseSchema } from '@adonisjs/lucid/schema'

/** By which a row is known that nobody has saved yet. */
const NEVER = '1970-01-01T00:00:00.000Z'

/** The one row of settings with its defaults, so that a first save finds it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `insert into settings (id, notification_emails, email_notifications, updated_at)
        values ('academy', '[]', true, '${NEVER}') on conflict (id) do nothing`
    )
  }

  override async down() {
    this.schema.raw(`delete from settings where updated_at = '${NEVER}'`)
  }
}

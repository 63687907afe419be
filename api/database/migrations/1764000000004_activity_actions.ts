import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw('ALTER TABLE activities RENAME COLUMN deed TO action')
    this.schema.raw("UPDATE activities SET action = 'reverted' WHERE action = 'brought_back'")
  }

  override async down() {
    this.schema.raw("UPDATE activities SET action = 'brought_back' WHERE action = 'reverted'")
    this.schema.raw('ALTER TABLE activities RENAME COLUMN action TO deed')
  }
}

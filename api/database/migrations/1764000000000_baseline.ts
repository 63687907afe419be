import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

const TABLES = [
  'users',
  'auth_access_tokens',
  'known_devices',
  'passkeys',
  'used_challenges',
  'revisions',
  'tournaments',
  'tournament_results',
  'achievements',
  'notices',
  'old_slugs',
  'contact_messages',
  'notifications',
  'settings',
  'batches',
  'idempotency_keys',
  'activities',
  'rate_limits',
]

export default class extends BaseSchema {
  override async up() {
    this.#createAccounts()
    this.#createItems()
    this.#createMessages()
    this.#createRest()
    this.#indexLists()
    const queue = new QueueSchemaService(this.db.getWriteClient())
    await queue.createJobsTable()
    await queue.createSchedulesTable()
  }

  override async down() {
    for (const table of TABLES.toReversed()) this.schema.dropTable(table)
    const queue = new QueueSchemaService(this.db.getWriteClient())
    await queue.dropSchedulesTable()
    await queue.dropJobsTable()
  }

  #indexLists() {
    const handled = ['is_read', 'answered_at', 'remind_on']
    this.schema.alterTable('contact_messages', (table) => {
      table.index(['deleted_at', 'created_at', 'id', ...handled], 'contact_messages_listed')
    })
    this.schema.alterTable('tournaments', (table) => {
      table.index(['deleted_at', 'created_at', 'id'], 'tournaments_listed')
    })
    this.schema.alterTable('achievements', (table) => {
      table.index(['deleted_at', 'date', 'id'], 'achievements_listed')
    })
  }

  #createAccounts() {
    this.schema.createTable('users', (table) => {
      table.string('id', 36).primary()
      table.string('email', 254).notNullable().unique()
      table.string('password').notNullable()
      table.string('language', 2).nullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
    })
    this.schema.createTable('auth_access_tokens', (table) => {
      table.string('id', 36).primary()
      table.string('tokenable_id', 36).notNullable().index()
      table.foreign('tokenable_id').references('users.id').onDelete('CASCADE')
      table.string('type').notNullable()
      table.string('name').nullable()
      table.string('hash', 64).notNullable()
      table.text('abilities').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.string('last_used_at', 24).nullable()
      table.string('expires_at', 24).notNullable().index()
    })
    this.schema.createTable('known_devices', (table) => {
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('device', 43).notNullable()
      table.string('last_used_at', 24).notNullable().index()
      table.primary(['user_id', 'device'])
    })
    this.schema.createTable('passkeys', (table) => {
      table.string('id', 36).primary()
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('credential_id').notNullable().unique()
      table.text('public_key').notNullable()
      // Unsigned 32 bits, too large for an integer of PostgreSQL.
      table.bigInteger('counter').notNullable()
      table.text('transports').notNullable()
      table.text('device').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('last_used_at', 24).nullable()
    })
    this.schema.createTable('used_challenges', (table) => {
      table.string('challenge', 22).primary()
      table.string('ends_at', 24).notNullable().index()
    })
  }

  #createItems() {
    this.schema.createTable('revisions', (table) => {
      table.string('kind', 32).primary()
      table.string('revision', 36).notNullable()
    })
    this.defer(async (db) => {
      await db.table('revisions').multiInsert([
        { kind: 'tournaments', revision: crypto.randomUUID() },
        { kind: 'achievements', revision: crypto.randomUUID() },
        { kind: 'classes', revision: crypto.randomUUID() },
      ])
    })
    this.schema.createTable('tournaments', (table) => {
      table.string('id', 36).primary()
      table.string('slug', 100).notNullable().unique()
      table.text('title').notNullable()
      table.text('description').notNullable()
      table.text('form_link').notNullable()
      table.boolean('is_active').notNullable()
      table.integer('max_participants').nullable()
      table.text('prizes').notNullable()
      table.text('picture').nullable()
      table.string('start_date', 10).nullable()
      table.string('end_date', 10).nullable()
      table.string('entry_deadline', 10).nullable()
      table.string('reporting_time', 5).nullable()
      table.string('end_time', 5).nullable()
      table.text('repeats').nullable()
      table.text('venue').nullable()
      table.text('city').nullable()
      table.text('map_url').nullable()
      table.integer('entry_fee').nullable()
      table.text('entry_fees').notNullable().defaultTo('[]')
      table.text('seats_note').nullable()
      table.integer('rounds').nullable()
      table.text('format').nullable()
      table.text('time_control').nullable()
      table.string('rated', 10).nullable()
      table.text('eligibility').nullable()
      table.text('categories').notNullable().defaultTo('[]')
      table.text('federation_codes').nullable()
      table.text('contact_name').nullable()
      table.text('contact_phone').nullable()
      table.text('results_url').nullable()
      // What lists say of them, so that no document is read for a list.
      table.text('results').nullable()
      table.integer('results_version').notNullable().defaultTo(0)
      table.string('status', 10).notNullable().defaultTo('scheduled')
      table.text('status_reason').nullable()
      table.string('last_day', 10).nullable()
      table.text('translations').notNullable().defaultTo('{}')
      table.text('search_text').notNullable().defaultTo('')
      table.integer('version').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.string('deleted_at', 24).nullable()
    })
    this.schema.createTable('tournament_results', (table) => {
      table.string('tournament_id', 36).primary().references('tournaments.id').onDelete('CASCADE')
      table.text('document').notNullable()
      table.text('editions').notNullable()
    })
    this.schema.createTable('achievements', (table) => {
      table.string('id', 36).primary()
      table.string('slug', 100).notNullable().unique()
      table.text('title').notNullable()
      table.text('student_name').notNullable()
      table.text('description').notNullable()
      table.string('date', 10).notNullable()
      table.text('location').notNullable()
      table.text('rating_change').notNullable()
      table.text('tags').notNullable()
      table.text('picture').nullable()
      table.boolean('is_active').notNullable()
      table.text('translations').notNullable().defaultTo('{}')
      table.text('search_text').notNullable().defaultTo('')
      table.integer('version').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.string('deleted_at', 24).nullable()
    })
    this.schema.createTable('notices', (table) => {
      table.string('id', 36).primary()
      table.string('kind', 8).notNullable()
      table.string('first_day', 10).notNullable()
      table.string('last_day', 10).notNullable().index()
      table.text('batch_ids').notNullable().defaultTo('[]')
      table.text('place').notNullable()
      table.text('text').notNullable()
      table.text('link').notNullable()
      table.text('translations').notNullable().defaultTo('{}')
      table.integer('version').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.string('deleted_at', 24).nullable()
    })
    this.schema.createTable('old_slugs', (table) => {
      table.string('kind', 20).notNullable()
      table.string('slug', 100).notNullable()
      table.string('item_id', 36).notNullable().index()
      table.primary(['kind', 'slug'])
    })
  }

  #createMessages() {
    this.schema.createTable('contact_messages', (table) => {
      table.string('id', 36).primary()
      table.text('name').notNullable()
      table.text('email').notNullable()
      table.text('phone').notNullable()
      table.text('subject').notNullable()
      table.text('message').notNullable()
      table.string('language', 2).nullable()
      table.boolean('is_read').notNullable()
      table.string('answered_at', 24).nullable()
      table.text('note').nullable()
      table.string('remind_on', 10).nullable()
      table.string('dedup_key', 100).notNullable().unique()
      table.text('search_text').notNullable().defaultTo('')
      table.string('created_at', 24).notNullable()
      table.string('deleted_at', 24).nullable()
    })
    this.schema.raw(
      `create index contact_messages_senders on contact_messages (lower(email), created_at)
        where deleted_at is null`
    )
    this.schema.createTable('notifications', (table) => {
      table.string('id', 36).primary()
      table.string('contact_message_id', 36).notNullable()
      table.foreign('contact_message_id').references('contact_messages.id').onDelete('CASCADE')
      table.string('recipient', 254).notNullable()
      table.string('state', 10).notNullable()
      table.integer('attempts').notNullable()
      table.string('reason', 12).nullable()
      table.text('answer').notNullable()
      table.string('job_id', 36).nullable()
      table.string('queued_at', 24).notNullable()
      table.string('next_attempt_at', 24).nullable()
      table.string('counted_at', 24).nullable()
      table.string('created_at', 24).notNullable()
      table.string('updated_at', 24).notNullable()
      table.unique(['contact_message_id', 'recipient'])
      table.index(['state', 'updated_at'])
      table.index(['recipient', 'counted_at'])
    })
  }

  #createRest() {
    this.schema.createTable('settings', (table) => {
      table.string('id', 36).primary()
      table.text('notification_emails').notNullable()
      table.boolean('email_notifications').notNullable()
      table.text('ready_replies').nullable()
      table.integer('classes_version').notNullable().defaultTo(1)
      table.string('updated_at', 24).notNullable()
    })
    this.schema.raw(
      `insert into settings (id, notification_emails, email_notifications, updated_at)
        values ('academy', '[]', true, '1970-01-01T00:00:00.000Z')`
    )
    this.schema.createTable('batches', (table) => {
      table.string('id', 36).primary()
      table.integer('weekday').notNullable()
      table.string('from', 5).notNullable()
      table.string('to', 5).notNullable()
      table.text('level').notNullable()
      table.text('ages').notNullable()
      table.string('where', 6).notNullable()
      table.text('place').notNullable()
      table.integer('seats').nullable()
      table.integer('seats_taken').nullable()
      table.string('first_day', 10).nullable()
      table.string('last_day', 10).nullable()
      table.text('translations').notNullable().defaultTo('{}')
      table.integer('version').notNullable()
      table.string('updated_at', 24).notNullable()
    })
    this.schema.createTable('idempotency_keys', (table) => {
      table.string('user_id', 36).notNullable().references('users.id').onDelete('CASCADE')
      table.string('key', 36).notNullable()
      table.text('call').notNullable()
      table.string('fingerprint', 43).notNullable()
      table.string('made_id', 36).nullable()
      table.string('created_at', 24).notNullable().index()
      table.primary(['user_id', 'key'])
    })
    this.schema.createTable('activities', (table) => {
      table.string('id', 36).primary()
      table.string('happened_at', 24).notNullable()
      table.string('user_id', 36).nullable().references('users.id').onDelete('SET NULL')
      table.string('origin', 8).notNullable()
      table.string('browser', 20).nullable()
      table.string('system', 20).nullable()
      table.string('kind', 16).notNullable()
      table.string('item_id', 36).nullable()
      table.text('name').nullable()
      table.string('action', 24).notNullable()
      table.text('before').nullable()
      table.text('after').nullable()
      table.index(['happened_at', 'id'])
      table.index(['kind', 'happened_at', 'id'])
      table.index(['kind', 'item_id', 'happened_at', 'id'])
    })
    this.schema.createTable('rate_limits', (table) => {
      table.string('key', 255).notNullable().primary()
      table.integer('points', 9).notNullable().defaultTo(0)
      table.bigint('expire').unsigned()
    })
  }
}

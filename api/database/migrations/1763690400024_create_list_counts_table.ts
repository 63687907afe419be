import { BaseSchema } from '@adonisjs/lucid/schema'

/** The switch that a list's rows are told apart by. */
const STATES = {
  contact_messages: 'is_read',
  tournaments: 'is_active',
  achievements: 'is_active',
}

/**
 * How many rows each list shows, and of how many the switch (read, active) is on. Counting 100,000
 * rows for every page costs more than the page; triggers keep the numbers, so that no write can
 * forget them.
 */
export default class extends BaseSchema {
  protected tableName = 'list_counts'

  override async up() {
    this.schema.createTable(this.tableName, (table) => {
      table.string('list', 32).primary()
      table.integer('total').notNullable()
      table.integer('total_on').notNullable()
    })
    const isPostgres = this.db.dialect.name === 'postgres'
    if (isPostgres) this.schema.raw(COUNT_FUNCTION)
    for (const [table, state] of Object.entries(STATES)) {
      this.schema.raw(
        `insert into list_counts (list, total, total_on)
          select '${table}', count(*), coalesce(sum(case when ${state} then 1 else 0 end), 0)
          from ${table} where deleted_at is null`
      )
      const statements = isPostgres ? postgresTriggers(table, state) : sqliteTriggers(table, state)
      for (const statement of statements) this.schema.raw(statement)
    }
  }

  override async down() {
    const isPostgres = this.db.dialect.name === 'postgres'
    for (const table of Object.keys(STATES)) {
      for (const event of ['insert', 'update', 'delete']) {
        const on = isPostgres ? ` on ${table}` : ''
        this.schema.raw(`drop trigger ${table}_count_${event}${on}`)
      }
    }
    if (isPostgres) this.schema.raw('drop function count_listed()')
    this.schema.dropTable(this.tableName)
  }
}

function sqliteTriggers(table: string, state: string): string[] {
  const isLive = (row: string) => `(${row}.deleted_at is null)`
  const isOn = (row: string) => `(${row}.deleted_at is null and ${row}.${state})`
  const add = (total: string, on: string) =>
    `update list_counts set total = total + ${total}, total_on = total_on + ${on}
      where list = '${table}';`
  return [
    `create trigger ${table}_count_insert after insert on ${table} when ${isLive('new')} begin
      ${add('1', isOn('new'))}
    end`,
    `create trigger ${table}_count_update after update of deleted_at, ${state} on ${table}
    when ${isLive('old')} <> ${isLive('new')} or ${isOn('old')} <> ${isOn('new')} begin
      ${add(`${isLive('new')} - ${isLive('old')}`, `${isOn('new')} - ${isOn('old')}`)}
    end`,
    `create trigger ${table}_count_delete after delete on ${table} when ${isLive('old')} begin
      ${add('-1', `-${isOn('old')}`)}
    end`,
  ]
}

/** Once per statement: what a statement changes in many rows is counted in one go. */
const COUNT_FUNCTION = `
create function count_listed() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    execute format('select count(*) as total, count(*) filter (where %I) as total_on
      from new_rows where deleted_at is null', tg_argv[0]) into change;
  elsif tg_op = 'DELETE' then
    execute format('select -count(*) as total, -count(*) filter (where %I) as total_on
      from old_rows where deleted_at is null', tg_argv[0]) into change;
  else
    execute format('select sum(total) as total, sum(total_on) as total_on from (
      select count(*) as total, count(*) filter (where %1$I) as total_on
        from new_rows where deleted_at is null
      union all
      select -count(*), -count(*) filter (where %1$I) from old_rows where deleted_at is null
    ) as both_sides', tg_argv[0]) into change;
  end if;
  if change.total <> 0 or change.total_on <> 0 then
    update list_counts
      set total = list_counts.total + change.total, total_on = list_counts.total_on + change.total_on
      where list = tg_table_name;
  end if;
  return null;
end $$`

function postgresTriggers(table: string, state: string): string[] {
  const rows = {
    insert: 'referencing new table as new_rows',
    update: 'referencing old table as old_rows new table as new_rows',
    delete: 'referencing old table as old_rows',
  }
  return Object.entries(rows).map(
    ([event, referencing]) =>
      `create trigger ${table}_count_${event} after ${event} on ${table} ${referencing}
        for each statement execute function count_listed('${state}')`
  )
}

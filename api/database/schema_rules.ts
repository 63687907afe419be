import { type SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const text = { tsType: 'string', imports: [], decorators: [{ name: '@column' }] }

/** Times are ISO 8601 texts in UTC, the same on SQLite and PostgreSQL. */
export default {
  columns: { created_at: text, updated_at: text },
  types: {},
  tables: {},
} satisfies SchemaRules

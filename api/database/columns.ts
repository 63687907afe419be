import { column } from '@adonisjs/lucid/orm'

/** How JSON lies in a column of type text: for statements that change rows without their model. */
export function toColumn(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/** What a statement without its model read from such a column. */
export function fromColumn<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value)
}

/** JSON in a column of type text. Assign a new value: Lucid does not see a change inside of one. */
export const jsonColumn = () => column({ prepare: toColumn, consume: fromColumn })

/** SQLite gives 1 and 0. */
export const booleanColumn = () => column({ consume: Boolean })

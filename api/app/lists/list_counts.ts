import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ListName } from '#lists/list_filter'

/** How many rows a whole list shows, and of how many the switch (read, active) is on. */
export interface ListCounts {
  total: number
  on: number
}

/** Triggers keep the numbers, so this reads one row however long the list is. */
export async function readCounts(db: QueryClientContract, list: ListName): Promise<ListCounts> {
  const row = await db.from('list_counts').where('list', list).firstOrFail()
  return { total: row.total, on: row.total_on }
}

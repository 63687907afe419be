import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readClient } from '#database/read_client'
import Batch from '#models/batch'
import Settings from '#models/settings'

/** All classes by the week, with the version of the list. */
export async function findClasses(client: QueryClientContract = readClient()) {
  // Before the rows: with a version that is too old a change is refused, with one too new it is not.
  const { classesVersion: version } = await Settings.read(client)
  return { batches: await Batch.listed(client), version }
}

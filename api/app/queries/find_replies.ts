import { readClient } from '#database/read_client'
import Batch from '#models/batch'
import Settings from '#models/settings'

export type Replies = Awaited<ReturnType<typeof findReplies>>

/**
 * The replies that a director has worded, and the timetable as it is now, which the one about it ends with.
 * @param settings where they are read already
 */
export const findReplies = async (settings?: Settings) => ({
  settings: settings ?? (await Settings.read(readClient())),
  batches: await Batch.listed(readClient()),
})

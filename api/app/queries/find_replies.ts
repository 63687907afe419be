import { readClient } from '#database/read_client'
import Settings from '#models/settings'
import { findClasses } from '#queries/find_classes'

export type Replies = Awaited<ReturnType<typeof findReplies>>

/** The replies that a director has worded, and the timetable, which the one about it ends with. */
export const findReplies = async () => ({
  settings: await Settings.read(readClient()),
  classes: await findClasses(),
})

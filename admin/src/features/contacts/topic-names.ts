import type { ReplyTopic } from '@academy/api/shared/ready_replies'
import * as m from 'virtual:admin-messages'

export const topicNames: Record<ReplyTopic, () => string> = {
  fees: m.topicFees,
  batches: m.topicBatches,
  lesson: m.topicLesson,
  tournament: m.topicTournament,
  thanks: m.topicThanks,
}

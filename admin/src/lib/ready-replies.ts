import type { ReplyTopic } from '@academy/api/shared/text/ready_replies'
import { queryOptions } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import { HOUR_MS } from '@academy/api/shared/days/durations'

export const readyRepliesQuery = queryOptions({
  queryKey: ['ready-replies'],
  queryFn: async () => (await api.admin.readyReplies.show({})).data,
  staleTime: HOUR_MS,
  meta: { isCached: true },
})

export const topicNames: Record<ReplyTopic, () => string> = {
  fees: m.topicFees,
  batches: m.topicBatches,
  lesson: m.topicLesson,
  tournament: m.topicTournament,
  thanks: m.topicThanks,
}

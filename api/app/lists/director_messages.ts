import { DirectorList } from '#lists/director_list'
import { readToDo, type MessagesToDo } from '#lists/waiting_messages'
import { readLeaving } from '#models/kept_messages'
import { readClient } from '#models/read_client'
import type { ShownMessage } from '#transformers/contact_message_transformer'
import type { NotificationRow } from '#transformers/notification_transformer'

type MessageRow = Omit<ShownMessage, 'notifications'>

/** All messages, newest first. */
export const directorMessages = new DirectorList<
  MessageRow,
  MessagesToDo & { unread: number; leaving: Awaited<ReturnType<typeof readLeaving>> }
>(
  { table: 'contact_messages', key: 'created_at', state: 'is_read' },
  {
    id: 'id',
    name: 'name',
    email: 'email',
    phone: 'phone',
    subject: 'subject',
    message: 'message',
    isRead: 'is_read',
    createdAt: 'created_at',
    deletedAt: 'deleted_at',
    language: 'language',
    answeredAt: 'answered_at',
    note: 'note',
    remindOn: 'remind_on',
  },
  async (counts) => ({
    unread: counts.total - counts.on,
    leaving: await readLeaving(),
    ...(await readToDo(counts)),
  })
)

const NOTIFICATION_COLUMNS = {
  id: 'id',
  recipient: 'recipient',
  state: 'state',
  attempts: 'attempts',
  answer: 'answer',
  nextAttemptAt: 'next_attempt_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof NotificationRow, string>

/** Adds the mails about each message, read in one query. */
export async function withNotifications<Message extends { id: string }>(messages: Message[]) {
  const rows = messages.length > 0 ? await notificationsOf(messages.map(({ id }) => id)) : []
  const byMessage = Map.groupBy(rows, ({ messageId }) => messageId)
  return messages.map((message) => ({
    ...message,
    notifications: byMessage.get(message.id) ?? [],
  }))
}

function notificationsOf(ids: string[]): Promise<(NotificationRow & { messageId: string })[]> {
  return readClient()
    .from('notifications')
    .select({ ...NOTIFICATION_COLUMNS, messageId: 'contact_message_id' })
    .whereIn('contact_message_id', ids)
    .orderBy('recipient')
}

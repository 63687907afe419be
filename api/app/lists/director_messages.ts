import { DirectorList } from '#lists/director_list'
import { readLeaving } from '#models/kept_messages'
import type ContactMessage from '#models/contact_message'
import { readClient } from '#models/read_client'
import type { NotificationRow } from '#transformers/notification_transformer'

type MessageRow = Pick<
  ContactMessage,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'isRead' | 'createdAt' | 'deletedAt'
>

/** All messages, newest first. */
export const directorMessages = new DirectorList<
  MessageRow,
  { unread: number; leaving: Awaited<ReturnType<typeof readLeaving>> }
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
  },
  async ({ total, on }) => ({ unread: total - on, leaving: await readLeaving() })
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

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueAccountMail } from '#actions/queue_account_mail'
import { AsBefore, StaleItem } from '#exceptions/refusals'
import { differenceOf, type Fields } from '#activity/difference'
import { logActivity } from '#activity/log'
import { replyId } from '#activity/reply_id'
import Settings, { SETTINGS_ID } from '#models/settings'
import User from '#models/user'
import { findReplies } from '#queries/find_replies'
import ReadyRepliesTransformer from '#transformers/ready_replies_transformer'
import SettingsTransformer from '#transformers/settings_transformer'
import { isMatch } from '#writes/entity_tag'
import { keyedTransaction } from '#writes/keyed_transaction'
import { LANGUAGES, type Language } from '#shared/languages/languages'
import { REPLY_TOPICS, type ReplyTopic } from '#shared/text/ready_replies'

const settingsOf = (settings: Settings) => new SettingsTransformer(settings).toObject()

/** What a client is told that is too late to change a reply. */
export const presentReplies = async (settings: Settings) =>
  new ReadyRepliesTransformer(await findReplies(settings)).toObject()

/** What the activity log names apart: the settings, and each ready reply. */
interface Part {
  kind: 'settings' | 'ready_replies'
  itemId: string
  fields: Fields
}

export const settingsFields = ({ recipients, emailNotifications }: Settings): Fields => ({
  notificationEmails: recipients,
  emailNotifications,
})

/** Null for a reply that is as it came. */
export const replyFields = (
  { customReplies }: Settings,
  topic: ReplyTopic,
  language: Language
): Fields => ({ text: customReplies[topic]?.[language] ?? null })

function partsOf(settings: Settings): Part[] {
  const replies = REPLY_TOPICS.flatMap((topic) =>
    LANGUAGES.map((language) => ({
      kind: 'ready_replies' as const,
      itemId: replyId(topic, language),
      fields: replyFields(settings, topic, language),
    }))
  )
  return [{ kind: 'settings', itemId: SETTINGS_ID, fields: settingsFields(settings) }, ...replies]
}

const changesBetween = (before: Part[], after: Part[]) =>
  after.flatMap(({ fields, ...what }, index) => {
    const difference = differenceOf(before[index]!.fields, fields)
    return difference ? [{ ...what, ...difference }] : []
  })

interface Options {
  ifMatch?: string | undefined
  /** Id of the entry in the activity log, of a change that reverts another. */
  activity?: string
  /** What a client that is too late is told; the settings unless said. */
  presentOf?: (settings: Settings) => object | Promise<object>
}

/**
 * The row is locked, so that two changes at the same time are both kept.
 * @throws StaleItem; AsBefore when nothing would be reverted
 */
export function changeSettings(
  change: (settings: Settings) => void,
  { ifMatch, activity, presentOf = settingsOf }: Options
): Promise<Settings> {
  return keyedTransaction(async (trx) => {
    const settings = await Settings.query({ client: trx })
      .where('id', SETTINGS_ID)
      .forUpdate()
      .firstOrFail()
    if (!isMatch(ifMatch, settings)) throw new StaleItem(await presentOf(settings))
    const before = partsOf(settings)
    const formerRecipients = settings.recipients
    change(settings)
    await settings.save()
    const changes = changesBetween(before, partsOf(settings))
    if (activity && changes.length === 0) throw new AsBefore()
    for (const one of changes) {
      const action = activity ? 'reverted' : 'changed'
      await logActivity(trx, { ...one, action, id: activity })
    }
    await tellOfRecipients(trx, formerRecipients, settings.recipients)
    return settings
  }, activity)
}

/** Who takes over a session must not be able to read along unseen. */
async function tellOfRecipients(
  trx: TransactionClientContract,
  former: string[],
  current: string[]
) {
  const lower = (email: string) => email.toLowerCase()
  const known = new Set(former.map(lower))
  const recipients = current.filter((email) => !known.has(lower(email)))
  if (recipients.length === 0) return
  const directors = await User.query({ client: trx }).orderBy('email')
  for (const email of new Set([...directors.map((user) => user.email), ...known])) {
    await queueAccountMail(trx, email, 'new-recipient', { recipients })
  }
}

import { beforeSave } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { SettingSchema } from '#database/schema'
import { AsBefore } from '#exceptions/refusals'
import { differenceOf, logActivity, type Fields } from '#activity/log'
import { keyedTransaction } from '#writes/idempotency_keys'
import { timestamp } from '#support/timestamp'
import { LANGUAGES, type Language } from '#shared/languages/languages'
import { REPLY_TOPICS, type ReplyTopic, type CustomReplies } from '#shared/text/ready_replies'

const ID = 'academy'

interface Part {
  kind: 'settings' | 'ready_replies'
  itemId: string
  fields: Fields
}

/** Item id of a ready reply in the activity log: `fees.mr`. */
const replyId = (topic: ReplyTopic, language: Language) => `${topic}.${language}`

export function readReplyId(id: string) {
  return id.split('.') as [ReplyTopic, Language]
}

const changesBetween = (before: Part[], after: Part[]) =>
  after.flatMap(({ fields, ...what }, index) => {
    const difference = differenceOf(before[index]!.fields, fields)
    return difference ? [{ ...what, ...difference }] : []
  })

export default class Settings extends SettingSchema {
  static override table = 'settings'
  static override selfAssignPrimaryKey = true

  static read(client?: QueryClientContract): Promise<Settings> {
    return this.findOrFail(ID, { client })
  }

  /** The row is locked, so that two changes at the same time are both kept. */
  static change(make: (settings: Settings) => void, activity?: string): Promise<Settings> {
    return keyedTransaction(async (trx) => {
      const settings = await this.query({ client: trx }).where('id', ID).forUpdate().firstOrFail()
      const before = settings.#parts()
      make(settings)
      await settings.save()
      const changes = changesBetween(before, settings.#parts())
      if (activity && changes.length === 0) throw new AsBefore()
      for (const change of changes) {
        const action = activity ? 'reverted' : 'changed'
        await logActivity(trx, { ...change, action, id: activity })
      }
      return settings
    }, activity)
  }

  #parts(): Part[] {
    const { recipients, emailNotifications, customReplies } = this
    const own = {
      notificationEmails: recipients,
      emailNotifications: Boolean(emailNotifications),
    }
    const replies = REPLY_TOPICS.flatMap((topic) =>
      LANGUAGES.map((language) => ({
        kind: 'ready_replies' as const,
        itemId: replyId(topic, language),
        fields: { text: customReplies[topic]?.[language] ?? null },
      }))
    )
    return [{ kind: 'settings', itemId: ID, fields: own }, ...replies]
  }

  get recipients(): string[] {
    return JSON.parse(this.notificationEmails)
  }

  set recipients(emails: string[]) {
    const seen = new Set<string>()
    const isNew = (email: string) => !seen.has(email) && seen.add(email)
    this.notificationEmails = JSON.stringify(emails.filter((email) => isNew(email.toLowerCase())))
  }

  get customReplies(): CustomReplies {
    return JSON.parse(this.readyReplies ?? '{}')
  }

  /** An empty text restores the default reply. */
  setReply(topic: ReplyTopic, language: Language, text: string) {
    const custom = this.customReplies
    const texts = { ...custom[topic], [language]: text || undefined }
    this.readyReplies = JSON.stringify({ ...custom, [topic]: texts })
  }

  @beforeSave()
  static stamp(row: Settings) {
    row.updatedAt = timestamp()
  }
}

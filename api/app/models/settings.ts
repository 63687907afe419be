import { beforeSave } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { SettingSchema } from '#database/schema'
import { timestamp } from '#support/timestamp'
import type { Language } from '#shared/languages/languages'
import type { CustomReplies, ReplyTopic } from '#shared/text/ready_replies'

export const SETTINGS_ID = 'academy'

export default class Settings extends SettingSchema {
  static override table = 'settings'
  static override selfAssignPrimaryKey = true

  static read(client?: QueryClientContract): Promise<Settings> {
    return this.findOrFail(SETTINGS_ID, { client })
  }

  get recipients(): string[] {
    return this.notificationEmails
  }

  set recipients(emails: string[]) {
    const seen = new Set<string>()
    const isNew = (email: string) => !seen.has(email) && seen.add(email)
    this.notificationEmails = emails.filter((email) => isNew(email.toLowerCase()))
  }

  get customReplies(): CustomReplies {
    return this.readyReplies ?? {}
  }

  /** An empty text restores the default reply. */
  setReply(topic: ReplyTopic, language: Language, text: string) {
    const custom = this.customReplies
    const texts = { ...custom[topic], [language]: text || undefined }
    this.readyReplies = { ...custom, [topic]: texts }
  }

  /** Told by the moment of the last save, none of which is that of another. */
  get version(): number {
    return Math.max(1, Date.parse(this.updatedAt))
  }

  @beforeSave()
  static stamp(row: Settings) {
    if (row.$isDirty) row.updatedAt = timestamp(Math.max(Date.now(), row.version + 1))
  }
}

import { beforeSave } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { SettingSchema } from '#database/schema'
import { keyedTransaction } from '#models/idempotency_key'
import { timestamp } from '#models/timestamp'
import type { AppLanguage } from '#shared/languages'
import type { ReplyTopic, WordedReplies } from '#shared/ready_replies'

const ID = 'academy'

/** The academy's one row of settings. */
export default class Settings extends SettingSchema {
  static override table = 'settings'
  static override selfAssignPrimaryKey = true

  /** The row, which a migration made with the defaults. */
  static read(client?: QueryClientContract): Promise<Settings> {
    return this.findOrFail(ID, { client })
  }

  /** Changes the row as it is when nobody else is writing it: two changes at once are both kept. */
  static change(make: (settings: Settings) => void): Promise<Settings> {
    return keyedTransaction(async (trx) => {
      const settings = await this.query({ client: trx }).where('id', ID).forUpdate().firstOrFail()
      make(settings)
      return settings.save()
    })
  }

  get recipients(): string[] {
    return JSON.parse(this.notificationEmails)
  }

  /** Repetitions are dropped without regard to case; the first spelling stays. */
  set recipients(emails: string[]) {
    const seen = new Set<string>()
    const isNew = (email: string) => !seen.has(email) && seen.add(email)
    this.notificationEmails = JSON.stringify(emails.filter((email) => isNew(email.toLowerCase())))
  }

  /** The ready replies that were worded anew. */
  get wordedReplies(): WordedReplies {
    return JSON.parse(this.readyReplies ?? '{}')
  }

  /** An empty text goes back to the first wording. */
  wordReply(topic: ReplyTopic, language: AppLanguage, text: string) {
    const worded = this.wordedReplies
    const texts = { ...worded[topic], [language]: text || undefined }
    this.readyReplies = JSON.stringify({ ...worded, [topic]: texts })
  }

  @beforeSave()
  static stamp(row: Settings) {
    row.updatedAt = timestamp()
  }
}

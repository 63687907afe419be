import { namesIn } from '#shared/identity/identity'
import { messages, type Messages } from '#generated/messages'
import { origin } from '#mails/mail_template'
import type { PublicBatch } from '#shared/classes/shown_batch'
import { indianDay } from '#shared/days/indian_days'
import type { Language } from '#shared/languages/languages'
import type { ReplyTopic } from '#shared/text/ready_replies'
import { inLanguage } from '#shared/text/translations'
import { batchWords } from '#shared/words/batch_words'

const name = '{name}'
const plan = '{plan}'
const price = '{price}'
const tournament = '{tournament}'
const date = '{date}'

const TEXTS: Record<ReplyTopic, (m: Messages, site: string, academy: string) => string> = {
  fees: (m, site, academy) => m.replyFees({ name, academy, plan, price, page: `${site}/services` }),
  batches: (m, _site, academy) => m.replyBatches({ name, academy }),
  lesson: (m, _site, academy) => m.replyLesson({ name, academy }),
  tournament: (m, site) => m.replyTournament({ name, tournament, date, page: `${site}/updates` }),
  thanks: (m) => m.replyThanks({ name }),
}

function timetable(language: Language, batches: readonly PublicBatch[]): string {
  const today = indianDay(Date.now())
  const lines = batches.map((batch) => batchWords(language, inLanguage(batch, language), today))
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : ''
}

/** @param batches the timetable, which the reply about it ends with */
export function defaultReply(
  topic: ReplyTopic,
  language: Language,
  batches: readonly PublicBatch[] = []
): string {
  const site = language === 'en' ? origin() : `${origin()}/${language}`
  const text = TEXTS[topic](messages[language], site, namesIn(language).academy)
  return topic === 'batches' ? text + timetable(language, batches) : text
}

import { namesIn } from '#shared/identity/academy_names'
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

interface Known {
  site: string
  academy: string
  /** The timetable with its heading; empty without classes. */
  classes: string
}

const TEXTS: Record<ReplyTopic, (m: Messages, known: Known) => string> = {
  fees: (m, { site, academy }) =>
    m.replyFees({ name, academy, plan, price, page: `${site}/services` }),
  batches: (m, { academy, classes }) => m.replyBatches({ name, academy, classes }),
  lesson: (m, { academy }) => m.replyLesson({ name, academy }),
  tournament: (m, { site }) =>
    m.replyTournament({ name, tournament, date, page: `${site}/updates` }),
  thanks: (m) => m.replyThanks({ name }),
}

function timetable(language: Language, batches: readonly PublicBatch[]): string {
  if (batches.length === 0) return ''
  const today = indianDay(Date.now())
  const lines = batches.map((batch) => batchWords(language, inLanguage(batch, language), today))
  const m = messages[language]
  return m.replyClasses({ lines: lines.join('\n') })
}

/** @param batches all that the reply about them says of when and where lessons are */
export function defaultReply(
  topic: ReplyTopic,
  language: Language,
  batches: readonly PublicBatch[] = []
): string {
  const site = language === 'en' ? origin() : `${origin()}/${language}`
  const { academy } = namesIn(language)
  return TEXTS[topic](messages[language], {
    site,
    academy,
    classes: timetable(language, batches),
  })
}

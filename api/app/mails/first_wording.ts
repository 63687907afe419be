import { namesIn } from '#shared/identity/identity'
import { messages, type Messages } from '#generated/messages'
import { origin } from '#mails/mail_template'
import type { AppLanguage } from '#shared/text/languages'
import type { ReplyTopic } from '#shared/text/ready_replies'

/** They stay in the text, to be filled for each message. */
const name = '{name}'
const plan = '{plan}'
const price = '{price}'
const tournament = '{tournament}'
const date = '{date}'

const WORDS: Record<ReplyTopic, (m: Messages, site: string, academy: string) => string> = {
  fees: (m, site, academy) => m.replyFees({ name, academy, plan, price, page: `${site}/services` }),
  batches: (m, _site, academy) => m.replyBatches({ name, academy }),
  lesson: (m, _site, academy) => m.replyLesson({ name, academy }),
  tournament: (m, site) => m.replyTournament({ name, tournament, date, page: `${site}/updates` }),
  thanks: (m) => m.replyThanks({ name }),
}

export function firstWording(topic: ReplyTopic, language: AppLanguage): string {
  const site = language === 'en' ? origin() : `${origin()}/${language}`
  return WORDS[topic](messages[language], site, namesIn(language).academy)
}

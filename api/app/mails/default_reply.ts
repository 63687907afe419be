import { identity, namesIn } from '#shared/identity/identity'
import { messages, type Messages } from '#generated/messages'
import { origin } from '#mails/mail_template'
import { WEEKDAYS } from '#shared/days/names'
import { timeSpanWords } from '#shared/days/time_words'
import type { Language } from '#shared/languages/languages'
import type { ReplyTopic } from '#shared/text/ready_replies'

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

function timetable(m: Messages, language: Language): string {
  const lines = (identity.teaching.batches ?? []).map(({ day, from, to, ages, isOnline }) => {
    const parts = {
      day: WEEKDAYS[language][day]!,
      time: timeSpanWords(language, from, to),
      ages,
    }
    return isOnline ? m.batchOnline(parts) : m.batchHall(parts)
  })
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : ''
}

export function defaultReply(topic: ReplyTopic, language: Language): string {
  const site = language === 'en' ? origin() : `${origin()}/${language}`
  const m = messages[language]
  const text = TEXTS[topic](m, site, namesIn(language).academy)
  return topic === 'batches' ? text + timetable(m, language) : text
}

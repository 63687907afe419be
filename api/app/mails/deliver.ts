import mail from '@adonisjs/mail/services/main'
import type { BaseMail } from '@adonisjs/mail'
import { isMailOn } from '#config/mail'

export interface Delivery {
  isAccepted: boolean
  /** Refused for good: trying again would get the same answer. */
  isFinal: boolean
  /** The server's own words, or what kept it from saying any. Not for logs: it may name people. */
  answer: string
  code?: string
}

interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
}

export const MAIL_IS_OFF =
  'Mail is not set up yet: ask who runs the server for the five SMTP values.'
const ANSWER_MAX = 500

/** One attempt, 5 s for the connection and 15 s for each answer at most. Never throws. */
export async function deliver(letter: BaseMail): Promise<Delivery> {
  if (!isMailOn) return { isAccepted: false, isFinal: true, answer: MAIL_IS_OFF }
  try {
    const { original } = await mail.send(letter)
    return { isAccepted: true, isFinal: true, answer: tidy(original.response) }
  } catch (thrown) {
    const error = thrown as SmtpError
    const isRecipientRefused = error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500
    return {
      isAccepted: false,
      isFinal: isRecipientRefused,
      answer: tidy(error.response || error.message),
      code: String(error.responseCode ?? error.code ?? error.name),
    }
  }
}

function tidy(text: string) {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_MAX)
}

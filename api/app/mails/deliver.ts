import mail from '@adonisjs/mail/services/main'
import type { BaseMail } from '@adonisjs/mail'
import { isMailOn } from '#config/mail'

export interface Delivery {
  isAccepted: boolean
  /** Refused permanently: no further attempt. */
  isFinal: boolean
  /** The SMTP server's answer or the error message. Not for logs: it may contain personal data. */
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
  'Mail is not set up yet: the settings of this server name no mail server.'
const ANSWER_MAX = 500

/** One attempt, with time-outs (config/mail.ts). Never throws. */
export async function deliver(message: BaseMail): Promise<Delivery> {
  if (!isMailOn) return { isAccepted: false, isFinal: true, answer: MAIL_IS_OFF }
  try {
    const { original } = await mail.send(message)
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

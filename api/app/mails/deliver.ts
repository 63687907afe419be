import mail from '@adonisjs/mail/services/main'
import type { BaseMail } from '@adonisjs/mail'
import { isMailOn } from '#config/mail'
import type { UnsentReason } from '#notifications/states'

export interface Delivery {
  isAccepted: boolean
  /** Refused permanently: no further attempt. */
  isFinal: boolean
  reason: UnsentReason | null
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

/** What a server refuses about this mail; refused sign-ins and senders may be settings to be mended. */
const REFUSED_FOR_GOOD = ['RCPT TO', 'DATA']

const ANSWER_MAX = 500

/** One attempt, with time-outs (config/mail.ts). Never throws. */
export async function deliver(message: BaseMail): Promise<Delivery> {
  if (!isMailOn) return { isAccepted: false, isFinal: false, reason: 'off', answer: '' }
  try {
    const { original } = await mail.send(message)
    return { isAccepted: true, isFinal: true, reason: null, answer: tidy(original.response) }
  } catch (thrown) {
    const error = thrown as SmtpError
    const isMailRefused = REFUSED_FOR_GOOD.includes(error.command ?? '')
    return {
      isAccepted: false,
      isFinal: isMailRefused && (error.responseCode ?? 0) >= 500,
      reason: error.response ? 'refused' : 'unreachable',
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

import { MESSAGES_KEPT_MONTHS } from '@academy/api/shared/contact_rules'

/** Months for which the API keeps a message: it has refused a bad value at its start. */
export function messagesKeptMonths(): number {
  return Number(process.env.MESSAGES_KEPT_MONTHS || MESSAGES_KEPT_MONTHS)
}

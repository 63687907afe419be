/**
 * Months for which the API keeps a message. The same process has refused a bad value at its start
 * (`api/start/env.ts`), so what is left open is the default there.
 */
export function messagesKeptMonths(): number {
  return Number(process.env.MESSAGES_KEPT_MONTHS || 24)
}

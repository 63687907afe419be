import * as m from 'virtual:messages'
import { externalLinks } from './external-links'

/**
 * Tells the academy by WhatsApp what was paid for, and how much; the player's name and the number of
 * the payment are left to be typed, and so is an amount that is not known.
 */
export const paidLink = (what: string, amount = ''): string =>
  externalLinks.whatsapp(m.paidMessage({ what, amount }))

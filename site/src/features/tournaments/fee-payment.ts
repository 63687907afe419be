import { identity } from '@academy/api/shared/identity/identity'
import { chatNumber } from '@academy/api/shared/text/chat_number'
import {
  isRegistrable,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '~/lib/api-types'
import { externalLinks } from '~/lib/external-links'

const lastTen = (phone: string) => phone.replace(/\D/g, '').slice(-10)

/**
 * Opens a UPI app with the entry fee filled in, payable to the academy. Null where another organiser
 * takes the entries, as the phone number of the registration or contact tells.
 */
export function feePayment(tournament: Tournament, state: TournamentState | null): string | null {
  const { upi } = identity.teaching
  const { formLink, contactPhone, entryFee, slug } = tournament
  const number = chatNumber(formLink) ?? contactPhone
  const isOurs = !number || lastTen(number) === lastTen(identity.phone.href)
  if (!upi || !entryFee || !isRegistrable(state) || !isOurs) return null
  return externalLinks.payment(upi, { rupees: entryFee, note: slug })
}

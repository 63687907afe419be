import { identity } from '@academy/api/shared/identity/identity'
import { factWords } from '@academy/api/shared/text/fact_words'
import { formatRupees } from '@academy/api/shared/text/rupees'
import { feesOf, type GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { paidElsewhere } from '@academy/api/shared/tournament/paid_elsewhere'
import {
  isRegistrable,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import { groupFeeWords } from '@academy/api/shared/words/entry_words'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { externalLinks } from '~/lib/external-links'
import { paidLink } from '~/lib/paid-link'

/** An amount that can be paid to the academy. */
export interface FeePayment {
  /** Who pays how much: '₹300', 'Under 15 ₹350'. */
  payer: string
  /** What it does: 'Pay ₹300 by UPI'. */
  words: string
  /** Opens a UPI app with the amount filled in. */
  href: string
  /** Opens WhatsApp to tell that it was paid. */
  paid: string
}

function feesToPay(tournament: Tournament, state: TournamentState | null): GroupFee[] {
  if (!isRegistrable(state) || paidElsewhere(tournament)) return []
  return feesOf(tournament).filter(({ amount }) => amount > 0)
}

/** The entry fee of each group; empty where there is none, or another organiser takes it. */
export function feePayments(tournament: Tournament, state: TournamentState | null): FeePayment[] {
  const { upi } = identity.teaching
  if (!upi) return []
  const { slug, title } = tournament
  return feesToPay(tournament, state).map((fee) => {
    const { group, amount } = fee
    const rupees = formatRupees(amount)
    const what = [title, group && factWords(language(), group)].filter(Boolean).join(', ')
    return {
      payer: groupFeeWords(language(), fee),
      words: m.payFeeUpi({ fee: rupees }),
      href: externalLinks.payment(upi, { rupees: amount, note: slug }),
      paid: paidLink(what, rupees),
    }
  })
}

/** The one payment that has room on paper: where groups pay different fees, without an amount. */
export function feePayment(
  tournament: Tournament,
  state: TournamentState | null
): FeePayment | undefined {
  const [first, ...more] = feePayments(tournament, state)
  const { upi } = identity.teaching
  if (!upi || more.length === 0) return first
  return {
    payer: '',
    words: m.payEntryUpi(),
    href: externalLinks.payment(upi, { note: tournament.slug }),
    paid: paidLink(tournament.title),
  }
}

import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import { feeWords } from '@academy/api/shared/words/entry_words'
import { useEffect, useState } from 'react'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { feePayment } from './fee-payment'

interface Props {
  tournament: Tournament
  state: TournamentState | null
}

const words = ({ entryFee }: Tournament) =>
  m.payFeeUpi({ fee: feeWords(language(), entryFee ?? 0) })

/** On a phone, which opens its app by the link. */
export function PaymentLink({ tournament, state, className }: Props & { className: string }) {
  const payment = feePayment(tournament, state)
  if (!payment) return null
  return (
    <a className={`${className} pay-link no-print`} href={payment}>
      {words(tournament)}
    </a>
  )
}

/** On a wider screen, which shows the code to a phone. */
export function PaymentCode({ tournament, svg }: Pick<Props, 'tournament'> & { svg: string }) {
  if (!svg) return null
  return (
    <p className="pay-code">
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      <b>{words(tournament)}</b>
    </p>
  )
}

/** What draws the code is not worth its bytes on a phone. */
export function useCode(payment: string | null): string {
  const [drawn, setDrawn] = useState({ payment: '', svg: '' })
  useEffect(() => {
    if (!payment || !matchMedia('(min-width: 768px)').matches) return
    let isWanted = true
    void import('./payment-code').then(({ paymentCode }) => {
      if (isWanted) setDrawn({ payment, svg: paymentCode(payment) })
    })
    return () => {
      isWanted = false
    }
  }, [payment])
  // Never the code of the tournament that was open before.
  return drawn.payment === payment ? drawn.svg : ''
}

import * as m from 'virtual:messages'
import { useEffect, useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import type { FeePayment } from './fee-payment'

interface Props {
  payments: FeePayment[]
  /** The drawing of each; absent on a phone. */
  codes: string[]
}

/** How to pay the entry fee; where groups pay different ones, the payer opens theirs. */
export function Payments({ payments, codes }: Props) {
  const [only, ...more] = payments
  if (!only) return null
  if (more.length === 0) return <Payment payment={only} code={codes[0]} />
  return (
    <div role="group" aria-label={m.payEntryUpi()}>
      <b>{m.payEntryUpi()}</b>
      {payments.map((payment, index) => (
        <details key={payment.payer} className="pay-choice" name="pay">
          <summary>{payment.payer}</summary>
          <Payment payment={payment} code={codes[index]} />
        </details>
      ))}
    </div>
  )
}

/** A phone opens its app by the link; a wider screen shows the code to a phone. */
function Payment({ payment, code }: { payment: FeePayment; code: string | undefined }) {
  const { words, href, paid } = payment
  return (
    <div className="pay">
      <a className="button button-quiet pay-link no-print" href={href}>
        {words}
      </a>
      {code && (
        <p className="pay-code">
          <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: code }} />
          <b>{words}</b>
        </p>
      )}
      <a className="action no-print" href={paid} target="_blank" rel="noopener">
        <Icon name="chat" size={20} />
        {m.paid()}
      </a>
    </div>
  )
}

const NONE: string[] = []

/** What draws the codes is not worth its bytes on a phone. */
export function useCodes(payments: FeePayment[]): string[] {
  const wanted = payments.map(({ href }) => href).join(' ')
  const [drawn, setDrawn] = useState({ wanted: '', codes: NONE })
  useEffect(() => {
    if (!wanted || !matchMedia('(min-width: 768px)').matches) return
    let isWanted = true
    void import('./payment-code').then(({ paymentCode }) => {
      if (isWanted) setDrawn({ wanted, codes: wanted.split(' ').map(paymentCode) })
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  // Never the codes of the tournament that was open before.
  return drawn.wanted === wanted ? drawn.codes : NONE
}

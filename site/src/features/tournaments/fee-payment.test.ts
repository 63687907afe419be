import { identity } from '@academy/api/shared/identity/identity'
import { expect, test } from 'vitest'
import type { Tournament } from '~/lib/api-types'
import { feePayment } from './fee-payment.ts'

const tournament = {
  status: 'scheduled',
  startDate: '2026-11-08',
  endDate: null,
  city: 'Sangamner',
  entryFee: 300,
  entryDeadline: '2026-11-04',
} as Tournament

test.each([
  ['a form', { formLink: 'https://forms.example/rapid', contactPhone: null }, true],
  ['the academy', { formLink: `https://wa.me/${identity.whatsapp}`, contactPhone: null }, true],
  ['another organiser', { formLink: 'https://wa.me/919876543210', contactPhone: null }, false],
  [
    'another contact',
    { formLink: 'https://forms.example/rapid', contactPhone: '98765 43210' },
    false,
  ],
])(
  'the fee can be paid to the academy when registering with %s: %s',
  (_name, entries, expected) => {
    const payment = feePayment({ ...tournament, ...entries, slug: 'rapid' }, { kind: 'open' })
    expect(payment?.includes('am=300') ?? false).toBe(expected)
  }
)

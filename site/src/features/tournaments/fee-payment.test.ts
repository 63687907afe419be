import { identity } from '@academy/api/shared/identity/identity'
import { expect, test } from 'vitest'
import { withLanguage } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { feePayment, feePayments } from './fee-payment.ts'

const tournament = {
  slug: 'rapid',
  title: 'Rapid',
  status: 'scheduled',
  startDate: '2026-11-08',
  endDate: null,
  city: 'Sangamner',
  entryFee: 300,
  entryFees: [] as Tournament['entryFees'],
  entryDeadline: '2026-11-04',
  formLink: 'https://forms.example/rapid',
  contactPhone: null,
} as Tournament
const open = { kind: 'open' } as const

test('the fee is paid to the academy, or to another organiser and not here', () => {
  const elsewhere = { ...tournament, formLink: 'https://wa.me/919876543210' }
  expect(feePayments(tournament, open)[0]?.href).toContain('am=300')
  expect(feePayments(elsewhere, open)).toEqual([])
})

const byGroup = [
  { group: 'Under 15', amount: 350 },
  { group: 'Open', amount: 500 },
  { group: 'Girls', amount: 0 },
]

test('each group that pays has an amount of its own, and paper one code without it', () => {
  const grouped = { ...tournament, entryFee: null, entryFees: byGroup }
  const payments = feePayments(grouped, open)
  expect(payments.map(({ payer }) => payer)).toEqual(['Under 15 ₹350', 'Open ₹500'])
  expect(payments.map(({ href }) => new URL(href).searchParams.get('am'))).toEqual(['350', '500'])
  expect(feePayment(grouped, open)?.href).not.toContain('am=')
  expect(feePayment(tournament, open)?.href).toContain('am=300')
  expect(feePayments({ ...grouped, entryFees: byGroup.slice(2) }, open)).toEqual([])
  expect(feePayments(grouped, { kind: 'finished' })).toEqual([])
})

test.each([
  [
    'en',
    'Hello! I have paid by UPI.\nFor: Rapid, Under 15\nAmount: ₹350\nName of the player: \nUTR: ',
  ],
  [
    'mr',
    'नमस्कार! मी UPI ने पैसे भरले आहेत.\nकशासाठी: Rapid, 15 वर्षांखालील\nरक्कम: ₹350\nखेळाडूचे नाव: \nUTR: ',
  ],
  [
    'hi',
    'नमस्ते! मैंने UPI से पैसे भेज दिए हैं।\nकिसके लिए: Rapid, अंडर-15\nराशि: ₹350\nखिलाड़ी का नाम: \nUTR: ',
  ],
] as const)('who has paid tells for what and how much, in %s', (language, message) => {
  const grouped = { ...tournament, entryFee: null, entryFees: byGroup }
  const [payment] = withLanguage(language, () => feePayments(grouped, open))
  const chat = new URL(payment!.paid)
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${identity.whatsapp}`)
  expect(chat.searchParams.get('text')).toBe(message)
})

import { test } from '@japa/runner'
import { identity } from '#shared/identity/identity'
import { paidElsewhere } from '#shared/tournament/paid_elsewhere'

const FORM = 'https://forms.example/rapid'
const OTHER = 'https://wa.me/919822055555'
const OWN = `https://wa.me/${identity.whatsapp}`
const ownNumber = identity.phone.display
const ownUpi = identity.teaching.upi ?? ''

const rows: [link: string, phone: string | null, description: string, string | undefined][] = [
  [FORM, null, '', undefined],
  [OWN, '98220 55555', '', undefined],
  [OTHER, ownNumber, '', 'formLink'],
  [FORM, '98220 55555', '', 'contactPhone'],
  [FORM, ownNumber.replaceAll(' ', ''), '', undefined],
  [OTHER, '98220 55555', `Pay to ${ownUpi}`, undefined],
  [OTHER, null, `GPay / PhonePe: ${ownNumber}`, undefined],
  [OTHER, null, `GPay ${ownNumber}, receipt to 98220 55555`, undefined],
  [FORM, null, 'Entry fee ₹300\nGPay 98220 55555', 'description'],
  [OWN, null, 'फोन पे : ९८२२० ५५५५५', 'description'],
  [OWN, null, 'UPI: sagar.chess@okicici', 'description'],
  [FORM, null, 'Pay by UPI, and send the receipt to chess@club.example', undefined],
  [FORM, null, 'UPI accepted from 13/12/2026 to 20/12/2026', undefined],
  [FORM, null, 'Contact 98220 55555\nUPI accepted', undefined],
]

test.group('Who takes an entry fee', () => {
  for (const [formLink, contactPhone, description, expected] of rows) {
    const said = [formLink, contactPhone, description].filter(Boolean).join(', ')
    test(`told by ${said}: ${expected ?? 'the academy'}`, ({ assert }) => {
      assert.equal(paidElsewhere({ formLink, contactPhone, description }), expected)
    })
  }
})

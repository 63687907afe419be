import { identity } from '../identity/identity.js'
import { chatNumber } from '../text/chat_number.js'
import { latinDigits } from '../text/latin_digits.js'
import { internationalDigits, isSameNumber } from '../text/phone_numbers.js'
import { anyOf } from '../text/whole_words.js'
import { WAYS_TO_PAY } from '../patterns/payment_words.js'

/** Where a tournament says whom to enter with and whom to pay. */
interface Entries {
  formLink: string
  contactPhone: string | null
  description: string | null
}

/** A line that names a way of paying by phone, under which stands whom to pay. */
const WAY_TO_PAY = new RegExp(anyOf(WAYS_TO_PAY), 'iu')
/** Not an email address, whose host has a dot. */
const UPI_ADDRESS = /[\w.-]{2,}@[a-z]\w*(?!\w|\.\w)/gi
const NUMBER = /\+?\d(?:[\s()-]{0,3}\d){9,13}/g

const isOwnNumber = (number: string) =>
  isSameNumber(number, identity.phone.display) || isSameNumber(number, identity.whatsapp)

/** Whom the description tells to pay; undefined where it does not say. */
function payeeIn(description: string): 'academy' | 'other' | undefined {
  const text = latinDigits(description)
  const { upi } = identity.teaching
  if (upi && text.toLowerCase().includes(upi.toLowerCase())) return 'academy'
  const lines = text.split('\n').filter((line) => WAY_TO_PAY.test(line))
  const numbers = lines
    .flatMap((line) => line.match(NUMBER) ?? [])
    .filter((number) => internationalDigits(number) !== undefined)
  if (numbers.some(isOwnNumber)) return 'academy'
  const isOther = numbers.length > 0 || lines.some((line) => line.match(UPI_ADDRESS) !== null)
  return isOther ? 'other' : undefined
}

/**
 * The field by which the entry fee is somebody else's to take: visitors are not asked to pay it to the
 * academy. The way to pay that the description names decides, then the number to register with, then
 * the contact's. Undefined where the academy takes it; nothing else speaks against that.
 */
export function paidElsewhere({
  formLink,
  contactPhone,
  description,
}: Entries): keyof Entries | undefined {
  const payee = payeeIn(description ?? '')
  if (payee) return payee === 'other' ? 'description' : undefined
  const number = chatNumber(formLink)
  if (number) return isOwnNumber(number) ? undefined : 'formLink'
  return contactPhone && !isOwnNumber(contactPhone) ? 'contactPhone' : undefined
}

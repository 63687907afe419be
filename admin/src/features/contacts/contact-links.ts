import { identity } from '@academy/api/shared/identity/identity'
import type { ContactMessage } from '@/lib/data'

/** Answering by mail, the subject carried over; with a text, a message without one is about the academy. */
export function mailLink({ email, subject }: ContactMessage, text = '') {
  // The name before the `@` may hold `?` and `&`, which would begin headers.
  const address = email.split('@').map(encodeURIComponent).join('@')
  const about = subject ? `Re: ${subject}` : text && identity.name
  const parts = [
    about && `subject=${encodeURIComponent(about)}`,
    // Lines of a mail end so: RFC 6068, section 5.
    text && `body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`,
  ]
  const query = parts.filter(Boolean).join('&')
  return `mailto:${address}${query && `?${query}`}`
}

export const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A number with its country, as wa.me wants it; ten digits alone are an Indian number. */
function digitsOf(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length === 10 ? `91${digits}` : digits
}

/** Whether a number can be anybody's with its country: E.164 has 15 digits at most. */
export const hasWhatsApp = (phone: string) => /^\d{10,15}$/.test(digitsOf(phone))

export const whatsAppLink = (phone: string, text: string) =>
  `https://wa.me/${digitsOf(phone)}?text=${encodeURIComponent(text)}`

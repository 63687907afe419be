import type { ContactMessage } from '@/lib/data'

/** A mail to an address. The name before the `@` may hold `?` and `&`, which would begin headers. */
export const mailTo = (email: string) =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** Answering by mail, the subject carried over. */
export function mailLink({ email, subject }: ContactMessage) {
  return `${mailTo(email)}${subject ? `?subject=${encodeURIComponent(`Re: ${subject}`)}` : ''}`
}

export const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A chat with the number; ten digits alone are an Indian number. */
export function whatsAppLink(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`
}

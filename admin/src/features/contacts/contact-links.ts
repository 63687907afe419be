import type { ContactMessage } from '@/lib/data'

/** Answering by mail, the subject carried over. */
export function mailLink({ email, subject }: ContactMessage) {
  return `mailto:${email}${subject ? `?subject=${encodeURIComponent(`Re: ${subject}`)}` : ''}`
}

export const callLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A chat with the number; ten digits alone are an Indian number. */
export function whatsAppLink(phone: string) {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`
}

import { namesIn } from '@academy/api/shared/identity/academy_names'
import { identity } from '@academy/api/shared/identity/identity'
import { chatLink } from '@academy/api/shared/text/chat_number'

const destination = encodeURIComponent(identity.address.mapQuery)

export const externalLinks = {
  whatsapp: (text?: string) => chatLink(identity.whatsapp, text),
  /** Opens a UPI app with the payee filled in, or what a payment for one thing has besides. */
  payment: (upi: string, { rupees, note }: { rupees?: number; note?: string } = {}) => {
    const more = [rupees && `am=${rupees}`, note && `tn=${encodeURIComponent(note)}`]
    const payee = `pa=${upi}&pn=${encodeURIComponent(namesIn('en').academy)}`
    return `upi://pay?${[payee, 'cu=INR', ...more].filter(Boolean).join('&')}`
  },
  mail: `mailto:${identity.email}`,
  call: identity.phone.href,
  directions: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  mapFrame: `https://www.google.com/maps?q=${destination}&output=embed`,
} as const

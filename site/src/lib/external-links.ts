import { identity } from '@academy/api/shared/identity/identity'

const destination = encodeURIComponent(identity.address.mapQuery)

export const externalLinks = {
  whatsapp: (text?: string) =>
    `https://wa.me/${identity.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ''}`,
  mail: `mailto:${identity.email}`,
  call: identity.phone.href,
  directions: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
  mapFrame: `https://www.google.com/maps?q=${destination}&output=embed`,
} as const

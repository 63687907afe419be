const CHAT = /^https:\/\/wa\.me\/(\d{8,15})(?:[/?#]|$)/

/** Opens a chat with a number, or with whom the sender chooses where it is '', its text written. */
export const chatLink = (digits: string, text = ''): string =>
  `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`

/** Null of any other than a link to a chat. */
export const chatNumber = (link: string): string | null => CHAT.exec(link)?.[1] ?? null

/** `919876543210` → '+91 98765 43210' */
export const phoneWords = (digits: string): string =>
  `+${digits}`.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

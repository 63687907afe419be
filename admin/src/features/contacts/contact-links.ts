import { namesIn } from '@academy/api/shared/identity/academy_names'
import type { ContactMessage } from '@/lib/data'

/** Windows opens no mail program for a longer one, and says nothing; it takes some 2,080. */
const MAIL_LINK_MAX = 2000

/**
 * Answering by mail, the subject carried over; with a text, a message without one is about the academy.
 * A text that is too long for a link is left out.
 */
export function mailLink({ email, subject }: ContactMessage, text = '') {
  // The name before the `@` may hold `?` and `&`, which would begin headers.
  const address = email.split('@').map(encodeURIComponent).join('@')
  const about = subject ? `Re: ${subject}` : text && namesIn('en').academy
  const head = about && `subject=${encodeURIComponent(about)}`
  // Lines of a mail end so: RFC 6068, section 5.
  const body = text && `body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  const linkOf = (parts: string[]) => {
    const query = parts.filter(Boolean).join('&')
    return `mailto:${address}${query && `?${query}`}`
  }
  const whole = linkOf([head, body])
  const isWhole = whole.length <= MAIL_LINK_MAX
  return { href: isWhole ? whole : linkOf([head]), isWhole }
}

import { expect, it } from 'vitest'
import type { ContactMessage } from '@/lib/data'
import { mailLink } from './contact-links'

const contact = { email: 'a?b@example.com', subject: 'शुल्क' } as ContactMessage

it.each([
  ['a short text', 'नमस्कार,\nधन्यवाद', true],
  ['a text of 500 Devanagari letters, too long for Windows', 'ळ'.repeat(500), false],
])('a link to a mail carries %s: %s', (_name, text, isWhole) => {
  const link = mailLink(contact, text)
  expect(link.isWhole).toBe(isWhole)
  expect(link.href.length).toBeLessThanOrEqual(2000)
  const { pathname, searchParams } = new URL(link.href)
  expect(pathname).toBe('a%3Fb@example.com')
  expect(searchParams.get('subject')).toBe('Re: शुल्क')
  expect(searchParams.get('body')).toBe(isWhole ? text.replace('\n', '\r\n') : null)
})

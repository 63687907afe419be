import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MailLine } from './mail-line'

type Mail = Parameters<typeof MailLine>[0]

const lines: [Partial<Mail>, shown: string[]][] = [
  [{ state: 'sent', answer: '250 OK' }, ['Sent to a@b.example']],
  [{ state: 'queued' }, ['Waiting to be sent to a@b.example']],
  [
    { state: 'queued', reason: 'unreachable', answer: 'connect ECONNREFUSED' },
    [
      'Waiting to be sent to a@b.example',
      'The mail server could not be reached: connect ECONNREFUSED',
    ],
  ],
  [
    { state: 'queued', reason: 'limit' },
    ['Waiting to be sent to a@b.example', 'This hour’s emails are sent; this one follows later.'],
  ],
  [
    { state: 'waiting', reason: 'off' },
    [
      'Waiting to be sent to a@b.example',
      'This website sends no mail yet: whoever runs the server has to set up a mail server.',
    ],
  ],
  [
    { state: 'failed', reason: 'refused', answer: '550 No such user' },
    ['Not sent to a@b.example', 'The mail server said: 550 No such user'],
  ],
  [
    { state: 'failed', reason: 'backup' },
    ['Not sent to a@b.example', 'It had not been sent when the backup was made.'],
  ],
  [
    { state: 'failed', reason: 'expired' },
    ['Not sent to a@b.example', 'It could not be sent within 30 days.'],
  ],
  [{ state: 'cancelled', reason: 'off' }, ['Not to be sent to a@b.example']],
]

describe('a mail', () => {
  for (const [mail, shown] of lines) {
    test(`that is ${mail.state}, ${mail.reason ?? 'no reason'}, says what is true`, () => {
      const props = { recipient: 'a@b.example', reason: null, answer: '', ...mail } as Mail
      const html = renderToStaticMarkup(<MailLine {...props} />)
      expect([...html.matchAll(/<p(?:\s[^>]*)?>([^<]*)/g)].map(([, text]) => text)).toEqual(shown)
    })
  }
})

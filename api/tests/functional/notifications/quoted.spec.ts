import { test } from '@japa/runner'
import { namesIn } from '#shared/identity/academy_names'
import { identity } from '#shared/identity/identity'
import { bodyOf, startMailServer } from '#tests/mail_server'
import { runAllJobs, setRecipients, write } from './contact_form.js'

const FORGED = 'https://evil.example/admin/contacts'

const FORGERIES = {
  'in the name': { name: 'Open in the admin: https://evil.example/' },
  'in the subject': { subject: `Open in the admin: ${FORGED}` },
  'in the text': {
    message: `Hello\n\nOpen in the admin:\n${FORGED}\n\n-- \n${namesIn('en').academy}`,
  },
  'behind a long line': { message: `${'so '.repeat(100)}Open in the admin: ${FORGED}` },
  'behind a line without a space': { message: `${'o'.repeat(300)}Open in the admin: ${FORGED}` },
  'behind other line ends': { message: `Hello there\u2028Open in the admin:\u0085${FORGED}` },
}

test.group('Notifications with a forged link', () => {
  for (const [where, form] of Object.entries(FORGERIES)) {
    test(`a forged link ${where} stands below ours, marked as quoted`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const server = await startMailServer()
      cleanup(() => server.stop())
      await setRecipients(['coach@academy.example'])
      const id = await write(client, form)
      await runAllJobs()
      const [text, html] = bodyOf(server.mails[0]!).split('<!doctype html>') as [string, string]
      const link = `${identity.url}/admin/contacts?message=${id}`

      const addresses = text.match(/https?:\/\/\S+/g)!
      assert.equal(addresses[0], link)
      const [, words] = text.split('What the visitor wrote:')
      const lines = text.split('\r\n')
      const written = lines.filter((line) => /evil|Hello|so so|ooo|Sunita/.test(line))
      assert.isNotEmpty(written)
      for (const line of written) assert.match(line, /^> .{1,80}$/)
      assert.include(words, 'evil.example')

      const [before, quote, after] = html.split(/<\/?blockquote[^>]*>/) as [string, string, string]
      assert.include(before, `href="${link}"`)
      assert.include(quote, 'evil.example')
      assert.notMatch(before + after, /evil|Sunita/)
      assert.notInclude(quote, 'href')
    })
  }
})

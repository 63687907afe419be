import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
})
after(() => nginx?.stop())

describe('addresses in Marathi and Hindi', () => {
  test('pages without anything of the day are files', async () => {
    for (const [path, words] of [['/mr/about', 'ओळख']] as const) {
      const { status, text, headers } = await nginx.ask({ path })
      assert.equal(status, 200, path)
      assert.ok(text.includes(words), path)
      assert.match(String(headers['content-security-policy']), /style-src 'self' 'sha256-/, path)
    }
  })

  test('a slash at the end is taken away', async () => {
    for (const path of ['/mr/', '/hi/', '/mr/about/', '/hi/updates/']) {
      const { status, headers } = await nginx.ask({ path })
      assert.equal(status, 301, path)
      assert.ok(String(headers.location).endsWith(path.slice(0, -1)), path)
    }
  })

  test('an address without a page says so in its language', async () => {
    const words = { mr: 'पान सापडले नाही', hi: 'पेज नहीं मिला' }
    for (const [language, said] of Object.entries(words)) {
      for (const end of ['/nothing', '/404', '/404.html', '/updates/a/b', '/admin']) {
        const { status, text } = await nginx.ask({ path: `/${language}${end}` })
        assert.equal(status, 404, language + end)
        assert.ok(text.includes(said), language + end)
      }
    }
    const english = await nginx.ask({ path: '/nothing' })
    assert.match(english.text, /Page Not Found/)
  })

  test('what the director publishes is asked of the processes, and nothing else', async () => {
    const pages = ['/updates', '/achievements', '/updates/open-1', '/updates/open-1/poster']
    const files = ['/updates/open-1.ics', '/updates.ics', '/updates.xml', '/achievements.xml']
    for (const language of ['/mr', '/hi']) {
      for (const end of [...pages, ...files]) {
        nginx.upstream.forget()
        await nginx.ask({ path: language + end })
        assert.deepEqual(nginx.upstream.addresses, [language + end])
      }
      nginx.upstream.forget()
      await nginx.ask({ path: `${language}/updates?q=open&other=1` })
      assert.match(nginx.upstream.addresses.join(), /^\/(mr|hi)\/updates\?q=open/)
      nginx.upstream.forget()
      for (const end of ['/missing', '/api/tournaments', '/sitemap.xml', '/uploads/a', '/login']) {
        await nginx.ask({ path: language + end })
      }
      assert.deepEqual(nginx.upstream.addresses, [])
    }
  })
})

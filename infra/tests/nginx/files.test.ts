import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { picture, sharePicture } from './fixture-release.ts'
import { LASTING, send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
})
after(() => nginx?.stop())

const titles: [path: string, status: number, title: string][] = [
  ['/about', 200, 'About'],
  ['/nowhere', 404, 'Page Not Found'],
  ['/about/deeper', 404, 'Page Not Found'],
  ['/login', 200, 'Admin'],
  ['/admin', 200, 'Admin'],
  ['/admin/', 200, 'Admin'],
  ['/admin/tournaments/x', 200, 'Admin'],
  ['/admin/assets/gone.js', 404, 'Page Not Found'],
  ['/_astro/gone.js', 404, 'Page Not Found'],
  ['/_astro/', 404, 'Page Not Found'],
  ['/admin/assets/', 404, 'Page Not Found'],
  ['/uploads/', 301, ''],
  ['/uploads', 404, 'Page Not Found'],
  [picture.replace('/uploads/', '/uploads/withheld/'), 404, 'Page Not Found'],
  [picture.replace('/uploads/', '/uploads/./withheld/'), 404, 'Page Not Found'],
  [picture.replace('/uploads/', '/uploads/%77ithheld/'), 404, 'Page Not Found'],
]

describe('files', () => {
  for (const [path, status, title] of titles) {
    test(`${path} answers ${status} ${title}`, async () => {
      const answer = await nginx.ask({ path })
      assert.equal(answer.status, status)
      if (title) assert.ok(answer.text.includes(`<title>${title}</title>`), answer.text)
    })
  }

  test('no process behind is asked for any of them', async () => {
    nginx.upstream.forget()
    for (const [path] of titles) await nginx.ask({ path })
    assert.deepEqual(nginx.upstream.addresses, [])
  })

  test('a slash at the end leads to the page without it, on our own host', async () => {
    const { status, headers } = await nginx.ask({ path: '/about/' })
    assert.equal(status, 301)
    assert.equal(headers.location, `https://academy.example:${nginx.httpsPort}/about`)
  })

  for (const path of ['/about', '/_astro/app.D1VwdD2f.js', '/admin', '/nowhere']) {
    test(`${path} is sent as the build compressed it`, async () => {
      const plain = await nginx.ask({ path })
      const wide = await nginx.ask({ path, headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
      const old = await nginx.ask({ path, headers: { 'Accept-Encoding': 'gzip' } })
      assert.equal(plain.headers['content-encoding'], undefined)
      assert.equal(wide.headers['content-encoding'], 'br')
      assert.equal(old.headers['content-encoding'], 'gzip')
      assert.equal(brotliDecompressSync(wide.body).toString(), plain.text)
      assert.equal(gunzipSync(old.body).toString(), plain.text)
      for (const answer of [plain, wide, old]) {
        assert.equal(answer.headers.vary, 'Accept-Encoding')
      }
    })
  }

  test('pictures are sent as pictures, whatever their bytes', async () => {
    const type = async (path: string) => (await nginx.ask({ path })).headers['content-type']
    assert.equal(await type(picture), 'image/webp')
    assert.equal(await type(picture.replace('.webp', '.avif')), 'image/avif')
    assert.equal(await type(picture.replace('-400.webp', '-800.jpg')), 'image/jpeg')
  })

  test('a share picture is drawn for the first who ask, all at once, and is a file then', async () => {
    const path = sharePicture.replaceAll('0c', '0a')
    const forGood = 'public, max-age=31536000, immutable'
    nginx.upstream.forget()
    nginx.upstream.answer = (_, response) =>
      void setTimeout(() => {
        const headers = { ...LASTING, 'Content-Type': 'image/jpeg', 'Cache-Control': forGood }
        send(response, 'drawn', headers)
      }, 100)
    const crowd = await Promise.all(Array.from({ length: 12 }, () => nginx.ask({ path })))
    assert.deepEqual(nginx.upstream.addresses, [path])
    for (const { status, text, headers } of crowd) {
      assert.equal(`${status} ${text} ${headers['content-type']}`, '200 drawn image/jpeg')
      assert.equal(headers['cache-control'], forGood)
      assert.match(String(headers['content-security-policy']), /sandbox/)
    }

    const marathi = path.replace('.jpg', '-mr.jpg')
    assert.equal((await nginx.ask({ path: marathi })).text, 'drawn')
    assert.deepEqual(nginx.upstream.addresses, [path, marathi])

    nginx.upstream.answer = (_, response) =>
      send(response, '', { Location: '/uploads/share/elsewhere' }, 302)
    const old = await nginx.ask({ path: path.replaceAll('0a', '0b') })
    assert.equal(`${old.status} ${old.headers.location}`, '302 /uploads/share/elsewhere')
    assert.equal(old.headers['cache-control'], 'no-cache')

    nginx.upstream.forget()
    const file = await nginx.ask({ path: sharePicture })
    assert.equal(`${file.text} ${file.headers['content-type']}`, 'a drawn card image/jpeg')
    assert.deepEqual(nginx.upstream.addresses, [])
  })

  test('documents say their character set, the manifest its type', async () => {
    const type = async (path: string) => (await nginx.ask({ path })).headers['content-type']
    assert.equal(await type('/about'), 'text/html; charset=utf-8')
    assert.equal(await type('/_astro/app.D1VwdD2f.js'), 'application/javascript; charset=utf-8')
    for (const folder of ['', '/mr', '/hi']) {
      assert.equal(await type(`${folder}/site.webmanifest`), 'application/manifest+json')
    }
  })

  test('files are only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      for (const path of ['/about', '/_astro/app.D1VwdD2f.js', picture, '/admin']) {
        const { status } = await nginx.ask({ path, method, body: method === 'TRACE' ? '' : 'x' })
        assert.ok([403, 404, 405].includes(status), `${method} ${path} answered ${status}`)
      }
    }
    assert.match((await nginx.ask({ path: '/about' })).text, /About/)
  })
})

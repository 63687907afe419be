import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readSiteValues } from '../../nginx/site-values.ts'

const shipped = readFileSync(
  fileURLToPath(new URL('../../nginx/site.env', import.meta.url)),
  'utf8'
)
const folder = mkdtempSync(join(tmpdir(), 'academy-values-'))
const file = join(folder, 'site.env')
after(() => rmSync(folder, { recursive: true }))

function reading(text: string) {
  writeFileSync(file, text)
  return () => readSiteValues(file)
}
const changed = (name: string, value: string) =>
  shipped.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)

describe('site.env', () => {
  test('as shipped, it is complete', () => {
    assert.equal(reading(shipped)().DOMAIN, 'academy.example')
  })

  const bad: [name: string, value: string, sentence: RegExp][] = [
    [
      'DOMAIN',
      'https://x.example',
      /^DOMAIN in .* must be a host name .*, not "https:\/\/x.example"\.$/,
    ],
    ['DOMAIN', 'x.example; evil', /^DOMAIN .* must be/],
    ['HTTPS_PORT', 'https', /^HTTPS_PORT .* must be a port number, not "https"\.$/],
    ['CERTIFICATE', 'cert.pem', /^CERTIFICATE .* must be an absolute path/],
    ['HTTP2', 'yes', /^HTTP2 .* must be on or off, not "yes"\.$/],
    ['CERTIFICATE', '', /^CERTIFICATE .* must be an absolute path, not ""\.$/],
  ]
  for (const [name, value, message] of bad) {
    test(`${name}=${value} is refused in one sentence`, () => {
      assert.throws(reading(changed(name, value)), { message })
    })
  }

  test('a value that is missing, unknown or no line is named', () => {
    assert.throws(reading(shipped.replace(/^WORKERS=.*$/m, '')), /does not set WORKERS\.$/)
    assert.throws(reading(`${shipped}\nWORKER=2\n`), /sets WORKER, which means nothing here\.$/)
    assert.throws(reading('DOMAIN academy.example'), /line 1, is not NAME=value\.$/)
    assert.throws(() => readSiteValues(join(folder, 'none')), /none cannot be read\.$/)
  })
})

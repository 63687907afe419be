import { test } from '@japa/runner'
import { factRules } from '#shared/tournament/tournament_facts'
import { tournamentRules } from '#shared/rules/tournament_rules'
import { findFault } from '#shared/rules/field_rule'

const GOOD = [
  'https://www.google.com/maps/@18.52,73.85,17z',
  'https://docs.google.com/forms/d/e/1FAIp/viewform?usp=pp_url&entry.1=a@b.com',
  'HTTPS://SMCA.EXAMPLE/RAPID',
  'http://a.b:8080/',
  'https://forms.gle/x#a@b',
  'https://a.example?q=http://b.example',
  'https://बुद्धिबळ.भारत/खुली',
  'https://entries.chess-results.example./open',
]

const BAD = [
  'https://#.b',
  'http://a.b:99999/',
  'http://a.b:0/',
  'http://a.b:x/',
  'https://user@a.example/',
  'https://:@a.example/',
  'https://@a.example/',
  'https://a.example@evil.example/',
  'https://localhost/',
  'https://localhost./',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https:///a.example',
  'https:a.example',
  'https:\\\\a.example',
  'https://a.example\\@b.example',
  'https://a .example/',
  'https://a.example/a b',
  'https://a.example/a\u00a0b',
  'https://.a.example/',
  'https://a..example/',
  'https://xn--a.example:443x/',
  'ftp://a.example/',
  'javascript:alert(1)//a.b',
  'javascript://a.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//a.example/',
  'a.example',
]

for (const [name, rule] of [
  ['The registration link', tournamentRules.formLink],
  ['The map link', factRules.mapUrl],
] as const) {
  test.group(name, () => {
    test('is accepted: {$self}')
      .with(GOOD)
      .run(({ assert }, address) => assert.isUndefined(findFault(rule, address)))

    test('is refused: {$self}')
      .with(BAD)
      .run(({ assert }, address) =>
        assert.equal(findFault(rule, address)?.code, 'web_address_invalid')
      )

    test('is refused for its length before anything else is checked', ({ assert }) => {
      assert.equal(findFault(rule, `http://${'.'.repeat(60_000)}@`)?.code, 'too_long')
    })
  })
}

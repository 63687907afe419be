import fc from 'fast-check'
import { test } from '@japa/runner'
import { findFault } from '#shared/rules/field_rule'
import { plainText } from '#shared/text/plain_text'

const NAME = { label: 'Name', required: true, max: 50 }

test.group('Plain text', () => {
  test('has no invisible characters: {what}')
    .with([
      { what: 'a NUL', text: 'Rapid\u0000 Open' },
      { what: 'a bell and an escape', text: 'Rapid\u0007\u001b Open' },
      { what: 'a C1 control', text: 'Rapid\u0090 Open' },
      { what: 'a zero width space', text: 'Ra\u200bpid Open' },
      { what: 'a byte order mark', text: 'Rapid\ufeff Open' },
      { what: 'a word joiner', text: 'Rapid\u2060 Open' },
      { what: 'noncharacters', text: 'Rapid\ufffe\uffff\ufdd0\u{1ffff} Open' },
      { what: 'half a surrogate pair', text: 'Rapid\ud800 Open' },
      { what: 'a soft hyphen', text: 'Ra\u00adpid Open' },
      { what: 'tags', text: 'Rapid\u{e0041}\u{e0042} Open' },
      { what: 'a Hangul filler', text: 'Rapid\u3164 Open' },
      { what: 'joiners between nothing', text: 'Rapid \u200d\u200cOpen\u200d' },
      { what: 'spaces around it', text: '\u00a0 Rapid Open\u2003\n' },
    ])
    .run(({ assert }, { text }) => {
      assert.equal(plainText(text), 'Rapid Open')
      assert.equal(plainText(text, true), 'Rapid Open')
    })

  test('has no characters that change the direction', ({ assert }) => {
    const text = '\u202aR\u200eapid\u202c \u2066Open\u2069\u202e\u200f'
    assert.equal(plainText(text), 'Rapid Open')
    assert.equal(plainText(text, true), 'Rapid Open')
  })

  test('keeps the parts of letters and emoji: {$self}')
    .with([
      'सूर्‍या, र्‍यात, क्‌ष',
      'می‌خواهم',
      '👨‍👩‍👧 👩🏽‍🏫 🏳️‍🌈 ❤️‍🔥 ⛹️‍♂️ 1️⃣ ♟️',
      '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      'U-9 – ₹1,20,000 “Open” … 1½',
    ])
    .run(({ assert }, text) => {
      assert.equal(plainText(text), text)
      assert.equal(plainText(text, true), text)
    })

  test('is in composed Unicode form', ({ assert }) => {
    assert.equal(plainText('Cafe\u0301 ऩ'), 'Café ऩ')
    assert.equal(plainText('a\u200b\u0308'), 'ä', 'what stood between is gone before')
    assert.lengthOf(plainText('\u0958'.repeat(50)), 100, 'some signs are composed of two')
  })

  test('is empty when nothing is visible', ({ assert }) => {
    for (const text of [
      '\u200b',
      '\u200d',
      '\ufe0f\u200d\ufe0f',
      '\u2800\u3164',
      '\u0301',
      ' \n',
    ]) {
      assert.equal(plainText(text), '', escape(text))
      assert.equal(plainText(text, true), '', escape(text))
      assert.equal(findFault(NAME, text)?.code, 'required')
    }
  })

  test('has only one kind of line end', ({ assert }) => {
    assert.equal(plainText('a\r\nb\rc\u2028d\u0085e\n\nf\tg', true), 'a\nb\nc\nd\ne\n\nf\tg')
    for (const end of ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v']) {
      assert.equal(findFault(NAME, `Hi${end}Bcc: x`)?.code, 'one_line')
      assert.isUndefined(findFault({ ...NAME, lines: true }, `Hi${end}Bcc: x`))
    }
    assert.equal(plainText('a\tb'), 'a b')
  })

  test('limits the marks on one letter', ({ assert }) => {
    const marks = '\u0301\u0316'.repeat(40)
    assert.isAtMost(plainText(`a${marks}b`).length, 32)
    assert.isTrue(plainText(`a${marks}b`).endsWith('b'))
  })

  test('does not change when made plain again', ({ assert }) => {
    const parts = fc.constantFrom(
      'a',
      'र',
      '\u094d',
      '\u200d',
      '\u200c',
      '\u200b',
      '\u0301',
      '👩',
      '🏽'
    )
    const more = fc.constantFrom('\u202e', '\r', '\n', '\t', ' ', '\ufe0f', '\u{1f3f4}', '\u{e0067}', '\u{e007f}', '\ud83d', '\udc69') // oxfmt-ignore
    const texts = fc.array(fc.oneof(parts, more, fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(texts, fc.boolean(), (pieces, lines) => {
        const plain = plainText(pieces.join(''), lines)
        assert.equal(plainText(plain, lines), plain)
        assert.isTrue(plain.isWellFormed())
      }),
      { numRuns: 3000 }
    )
  })

  test('is checked for its length before its pattern', ({ assert }) => {
    const seen: string[] = []
    const pattern = /x/
    pattern.test = (text) => seen.push(text) > 0
    const rule = { ...NAME, form: { pattern, fault: { code: 'phone_invalid' } as const } }
    assert.equal(findFault(rule, 'y'.repeat(51))?.code, 'too_long')
    assert.equal(findFault(rule, '\u0958'.repeat(26))?.code, 'too_long')
    assert.isEmpty(seen)
    assert.isUndefined(findFault(rule, '\u200b'.repeat(5000) + 'Asha'))
    assert.deepEqual(seen, ['Asha'])
  })
})

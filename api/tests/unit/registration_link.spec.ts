import { test } from '@japa/runner'
import { chatNumber, phoneWords } from '#shared/text/chat_number'
import { registrationLink, withScheme } from '#shared/tournament/registration_link'

test.group('Registration link', () => {
  for (const phone of [
    '9876543210',
    '98765 43210',
    '+91 98765-43210',
    '+919876543210',
    '0091 98765 43210',
    '09876543210',
    '(+91) 98765 43210',
    '+91 (0) 98765 43210',
    '91-9876543210',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५४३२१०',
  ]) {
    test(`is a WhatsApp chat for ${phone}`, ({ assert }) => {
      assert.equal(registrationLink(phone), 'https://wa.me/919876543210')
    })
  }

  const links: [typed: string, read: string][] = [
    ['forms.gle/x', 'https://forms.gle/x'],
    ['chess-results.com/tnr1234.aspx?lan=1', 'https://chess-results.com/tnr1234.aspx?lan=1'],
    ['www.example.com', 'https://www.example.com'],
    ['http://a.example/x', 'http://a.example/x'],
    ['HTTPS://A.example', 'HTTPS://A.example'],
  ]
  for (const [typed, read] of links) {
    test(`reads ${typed} as a web address`, ({ assert }) =>
      assert.equal(registrationLink(typed), read))
  }

  test('stays as typed when it is neither phone number nor address', ({ assert }) => {
    const others = [
      '',
      'call us',
      '12345',
      '98765432101',
      '1234567890',
      'office',
      'a@b.example',
      'javascript:alert(1)',
      'mailto:a@b.example',
      'ftp://a.example',
      'http:/a.example',
      '98765 43210 or 98765 43211',
      'forms.gle/a b',
    ]
    for (const typed of others) assert.equal(registrationLink(typed), typed)
    assert.equal(withScheme('9876543210'), '9876543210')
  })

  test('recognises a chat link and formats its number', ({ assert }) => {
    assert.equal(chatNumber('https://wa.me/919876543210'), '919876543210')
    assert.equal(chatNumber('https://wa.me/919876543210?text=Hi'), '919876543210')
    for (const link of ['https://wa.me/', 'https://wa.me/p/123', 'https://forms.example/91987']) {
      assert.isNull(chatNumber(link))
    }
    assert.equal(phoneWords('919876543210'), '+91 98765 43210')
    assert.equal(phoneWords('4915112345678'), '+4915112345678')
  })
})

import { test } from '@japa/runner'
import { contactTable } from '#shared/rules/contact_table'

const row = {
  createdAt: '2026-11-27T18:30:00.000Z',
  name: 'Asha',
  email: 'asha@family.example',
  phone: '9876543210',
  subject: '',
  message: '',
  isRead: true,
  remindOn: '2026-12-01',
}

test.group('The table of contact messages', () => {
  test('a spreadsheet shows "{text}" as it was typed')
    .with(
      [
        '=1+1',
        '-1+1',
        '@SUM(A1:A9)',
        '\t=1',
        '\r=1',
        '\n=1',
        '＝1+1',
        "=cmd|' /C calc'!A0",
        '+91 98765',
        '0987',
        '919876543210',
        '3/4',
        '1-0',
        '12.5.2026',
        'MAR1',
        'Dec-2',
        '2-Dec',
        '5 March',
        '1 jan 2027',
        '1e5',
      ].map((text) => ({ text }))
    )
    .run(({ assert }, { text }) => {
      const line = contactTable('Asia/Kolkata').row({ ...row, name: text })
      assert.include(line, `,"\t${text}",`.replace(/^,/, ''))
    })

  test('"{text}" is text for every spreadsheet, and stays as it is')
    .with(
      ['Asha', '9876543210', '3 children', 'Decent play', '5 Mayors', 'a "quoted" word'].map(
        (text) => ({
          text,
        })
      )
    )
    .run(({ assert }, { text }) => {
      const line = contactTable('Asia/Kolkata').row({ ...row, name: text })
      assert.include(line, `,"${text.replaceAll('"', '""')}",`)
    })

  test('moments and days stay dates', ({ assert }) => {
    const line = contactTable('Asia/Kolkata').row(row)
    assert.match(line, /^"2026-11-28 00:00","Asha",.*,"2026-12-01",""\r\n$/)
  })
})

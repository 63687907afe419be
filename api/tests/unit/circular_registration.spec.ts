import { test } from '@japa/runner'
import { withRegistration } from '#shared/circular/circular_registration'
import { readCircular } from '#shared/circular/read_circular'

test.group('Registration by a circular', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  const linkOf = (text: string) =>
    withRegistration(readCircular(text, '2026-11-23')).fields.formLink?.value

  test('is with whom one may call where it names no form', ({ assert }) => {
    assert.equal(linkOf('Contact: Mr. Anil Gaikwad 55500 12345'), 'https://wa.me/915550012345')
    assert.equal(
      linkOf('Register: https://forms.example/x\nContact: 55500 12345'),
      'https://forms.example/x'
    )
    assert.isUndefined(linkOf('Contact: office, 02425 123456'))
  })
})

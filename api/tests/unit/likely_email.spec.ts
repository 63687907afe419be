import { test } from '@japa/runner'
import { likelyEmail } from '#shared/text/likely_email'

test.group('Likely email', () => {
  test('suggests {meant} for {typed}')
    .with([
      { typed: 'Asha@gmial.com ', meant: 'Asha@gmail.com' },
      { typed: 'asha@gmail.con', meant: 'asha@gmail.com' },
      { typed: 'asha@yaho.com', meant: 'asha@yahoo.com' },
      { typed: 'asha@rediffmai.com', meant: 'asha@rediffmail.com' },
      { typed: 'asha@gmail.com', meant: undefined },
      { typed: 'asha@rediffmail.com', meant: undefined },
      { typed: 'asha@yahoo.co.in', meant: undefined },
    ])
    .run(({ assert }, { typed, meant }) => assert.equal(likelyEmail(typed), meant))
})

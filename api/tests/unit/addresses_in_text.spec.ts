import { test } from '@japa/runner'
import { webAddressesIn } from '#shared/text/addresses_in_text'

const FOUND: [text: string, ...addresses: string[]][] = [
  ['See https://a.example/x?y=1#z.', 'https://a.example/x?y=1#z'],
  ['HTTP://A.EXAMPLE and www.a.example/x', 'HTTP://A.EXAMPLE', 'www.a.example/x'],
  ['नोंदणी:https://a.example/x। फी', 'https://a.example/x'],
  ['(https://a.example/x), https://b.example!', 'https://a.example/x', 'https://b.example'],
  ['https://a.example/Rook_(chess).', 'https://a.example/Rook_(chess)'],
  ['<https://a.example/x> "https://b.example"', 'https://a.example/x', 'https://b.example'],
  // Bold and italic, as messengers mark them; codes of films end in any sign.
  ['*https://a.example/x*', 'https://a.example/x'],
  ['_https://a.example/x_ _see https://b.example/y_', 'https://a.example/x', 'https://b.example/y'],
  ['https://a.example/x_ and https://b.example/y-', 'https://a.example/x_', 'https://b.example/y-'],
  ['my_name https://a.example/x_', 'https://a.example/x_'],
  ['office@www.example, awww.example, https://'],
]

test('web addresses are found in a text: {0}')
  .with(FOUND)
  .run(({ assert }, [text, ...addresses]) => {
    const found = webAddressesIn(text)
    assert.deepEqual(
      found.map(({ address }) => address),
      addresses
    )
    assert.isTrue(found.every(({ address, index }) => text.startsWith(address, index)))
  })

// What goes back over it for every sign would take hours.
test('a long text of signs is searched to its end', ({ assert }) => {
  const signs = `_${'_ a'.repeat(3000)} ${'www.'.repeat(5000)}${'.'.repeat(20_000)}`
  const last = webAddressesIn(`${signs} https://a.example/`).at(-1)
  assert.equal(last?.address, 'https://a.example/')
})

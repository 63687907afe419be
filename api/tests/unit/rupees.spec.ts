import { test } from '@japa/runner'
import { formatRupees } from '#shared/text/rupees'

test.group('Rupees', () => {
  test('{amount} is {words}')
    .with([
      { amount: 0, words: '₹0' },
      { amount: 100, words: '₹100' },
      { amount: 5000, words: '₹5,000' },
      { amount: 61_000, words: '₹61,000' },
      { amount: 120_000, words: '₹1,20,000' },
      { amount: 12_345_678, words: '₹1,23,45,678' },
      { amount: 100_000_000, words: '₹10,00,00,000' },
    ])
    .run(({ assert }, { amount, words }) => assert.equal(formatRupees(amount), words))
})

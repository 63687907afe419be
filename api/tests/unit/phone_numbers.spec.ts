import { test } from '@japa/runner'
import {
  askedNumber,
  callLink,
  isSameNumber,
  messengerDigits,
  searchedNumber,
} from '#shared/text/phone_numbers'

test.group('phone numbers', () => {
  test('{0} is called as {1}, and written to as {2}')
    .with([
      ['98765 43210', 'tel:+919876543210', '919876543210'],
      ['098765 43210', 'tel:+919876543210', '919876543210'],
      ['+91 98765 43210', 'tel:+919876543210', '919876543210'],
      ['+91 098765 43210', 'tel:+919876543210', '919876543210'],
      ['+91 (0) 98765 43210', 'tel:+919876543210', '919876543210'],
      ['91-9876543210', 'tel:+919876543210', '919876543210'],
      ['0091 98765 43210', 'tel:+919876543210', '919876543210'],
      ['९८७६५ ४३२१०', 'tel:+919876543210', '919876543210'],
      ['91234 56789', 'tel:+919123456789', '919123456789'],
      ['(02425) 223344', 'tel:+912425223344', undefined],
      ['+91 2425 223344', 'tel:+912425223344', undefined],
      ['022 2345 6789', 'tel:+912223456789', undefined],
      ['223344', 'tel:223344', undefined],
      ['+65 9123 4567', 'tel:+6591234567', '6591234567'],
      ['+1 202 555 0123', 'tel:+12025550123', '12025550123'],
      ['0044 7911 123456', 'tel:+447911123456', '447911123456'],
      ['', 'tel:', undefined],
    ] as [string, string, string | undefined][])
    .run(({ assert }, [phone, call, messenger]) => {
      assert.equal(callLink(phone), call)
      assert.equal(messengerDigits(phone), messenger)
    })

  test('a query for {0} finds {1}: {2}')
    .with([
      ['9876543210', '98765 43210', true],
      ['98765 43210', '+91-9876543210', true],
      ['+91 98765 43210', '098765 43210', true],
      ['098765 43210', '9876543210', true],
      ['0091 98765 43210', '98765 43210', true],
      ['९८७६५ ४३२१०', '98765 43210', true],
      ['98765 43', '98765 43210', true],
      ['+91 98765', '98765 43210', true],
      ['0 98765', '98765 43210', true],
      ['43210', '98765 43210', true],
      ['(02425) 223344', '+91 2425 223344', true],
      ['22 33 44', '223344', true],
      ['9123 4567', '+65 9123 4567', true],
      ['98765 43211', '98765 43210', false],
      ['987', '98765 43210', false],
      ['call 98765 43210', '98765 43210', false],
    ] as [string, string, boolean][])
    .run(({ assert }, [query, phone, isFound]) => {
      const asked = askedNumber(query)
      assert.equal(asked !== undefined && searchedNumber(phone).includes(asked), isFound)
    })

  test('{0} and {1} are the same phone: {2}')
    .with([
      ['+91 98765 43210', '919876543210', true],
      ['098765 43210', '98765-43210', true],
      ['98765 43210', '98765 43211', false],
      ['223344', '223344', false],
    ] as [string, string, boolean][])
    .run(({ assert }, [one, other, isSame]) => assert.equal(isSameNumber(one, other), isSame))
})

import { test } from '@japa/runner'
import { alikeIn } from '#shared/results/alike_names'

const NAME = 'Deshmukh, Ananya'

test.group('Alike names', () => {
  test('{0} ({1}) is alike: {2}')
    .with([
      ['a missing letter', 'Deshmuk, Anaya', true],
      ['a letter too many', 'Deshmukh, Anantya', true],
      ['a wrong letter', 'Deshmukh, Anamya', true],
      ['two letters changed places', 'Deshmukh, Annaya', true],
      ['two wrong letters', 'Deshmukh, Anomya', false],
      ['an initial', 'A. Deshmukh', true],
      ['another initial', 'S. Deshmukh', false],
      ['the first name alone', 'Ananya', true],
      ['one word more', 'Deshmukh, Ananya Ravi', true],
      ['a word more and one that differs', 'Deshmukh, Ira Ravi', false],
      ['initials alone', 'A. D.', false],
      ['another script', 'अनन्या देशमुख', true],
    ] as const)
    .run(({ assert }, [, other, isAlike]) => {
      const expected = isAlike ? 1 : 0
      assert.lengthOf(alikeIn([{ name: other }])(NAME), expected)
      assert.lengthOf(alikeIn([{ name: NAME }])(other), expected)
    })

  test('{0} and {1} are alike: {2}')
    .with([
      ['Om Pawar-Desai', 'Om Pawar Desai', true],
      ['Om Pawar-Desai', 'Om Pawar', true],
      ['Om Pawar–Desai', 'Desai Om', true],
      ['Mohammed Arif Shaikh', 'Mohd Arif Shaikh', true],
      ['Mohammed Arif Shaikh', 'Mohd. Arif', true],
      ['Mohammed Arif Shaikh', 'Md. Arif Sheikh', true],
      ['Mohammed Arif Shaikh', 'शेख मोहम्मद आरिफ', true],
      ['Mohammed Arif Shaikh', 'महंमद आरिफ शेख', true],
      ['Syed Yusuf', 'सय्यद युसूफ', true],
      ['Joshi, Aarav', 'Joshi AV', true],
      ['Joshi, Aarav', 'AJ Joshi', true],
      ['Joshi, Aarav', 'JA Joshi', true],
      ['Joshi, Aarav', 'Joshi Aar', true],
      ['Joshi, Aarav', 'आरव ज.', true],
      ['Joshi, Aarav', 'आरव जो.', true],
      ['Joshi, Aarav', 'ए. जे. जोशी', true],
      ['Joshi, Aarav', 'ＪＯＳＨＩ ＡＡＲＡＶ', true],
      ['Joshi, Aarav', 'Joshi/Aarav', true],
      ['Joshi, Aarav', 'Joshi;Aarav', true],
      ['Joshi, Aarav', 'Joshi_Aarav', true],
      ['Joshi, Aarav', 'Aarav.Joshi', true],
      ['Joshi, Aarav', 'AaravJoshi', true],
      ['Joshi, Aarav', 'Mr. A. Joshi', true],
      ['Zende, Chaitanya', 'चैतन्य ज.', true],
      ['Om Prakash Kale', 'Omprakash Kale', true],
      ['Om Kale', 'Ojas Kale', false],
      ['Om Kale', 'O. Kale', true],
      ['Joshi, Aarav', 'Joshi SK', false],
      ['Joshi, Aarav', 'Joshi, Anand', false],
      ['Joshi, Aarav', 'आर. जे.', false],
      ['Joshi, Ira', 'Joshi, Isha', false],
      ['Arif Shaikh', 'Asif Shaikh', false],
    ] as const)
    .run(({ assert }, [name, other, isAlike]) => {
      const expected = isAlike ? 1 : 0
      assert.lengthOf(alikeIn([{ name: other }])(name), expected)
      assert.lengthOf(alikeIn([{ name }])(other), expected)
    })

  test('are found among the others, each player of them', ({ assert }) => {
    const players = [{ name: NAME }, { name: 'Ananya Deshmukh' }, { name: 'Deshmukh, Ira' }]
    assert.sameMembers(alikeIn(players)('Deshmukh, A.'), players.slice(0, 2))
  })
})

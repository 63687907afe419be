import { test } from '@japa/runner'
import { folded } from '#shared/text/folded_text'
import { isFoundIn, searchable, searchForms } from '#shared/text/search'
import { LOOKALIKES, SPELLINGS } from '#tests/names'
import { MOST_MS, quickest } from '#tests/quickest'

const finds = (query: string, text: string) => isFoundIn(searchable(text), searchForms(query))

/** Every way from one name of a line to another. */
const ways = (names: string[]) =>
  names.flatMap((query) => names.filter((name) => name !== query).map((name) => [query, name]))

const linesOf = (text: string, end: RegExp) =>
  text
    .trim()
    .split(end)
    .map((line) => line.trim().split(' '))

/** Every third line was not looked at while the rules were written. */
const isAside = (_: unknown, index: number) => index % 3 === 2

const spellings = linesOf(SPELLINGS, /\n/)
const lookalikes = linesOf(LOOKALIKES, /[,\n]\s*/)

/** Of a hundred ways, how many lead from the one name to the other. */
function percentFound(lines: string[][]) {
  const all = lines.flatMap(ways) as [string, string][]
  const found = all.filter(([query, text]) => finds(query, text))
  return { count: all.length, percent: (100 * found.length) / all.length }
}

test.group('Searching for a name', () => {
  test('finds 97 of 100 other spellings, in either script', ({ assert }) => {
    const { count, percent } = percentFound(spellings)
    assert.isAtLeast(count, 600)
    assert.isAtLeast(percent, 97)
    assert.isAtLeast(percentFound(spellings.filter(isAside)).percent, 96)
  })

  test('finds at most one in a hundred other names', ({ assert }) => {
    const { count, percent } = percentFound(lookalikes)
    assert.isAtLeast(count, 600)
    assert.isAtMost(percent, 1)
    assert.isAtMost(percentFound(lookalikes.filter(isAside)).percent, 1)
  })

  test('finds every name by itself and by its beginning', ({ assert }) => {
    for (const name of [...spellings, ...lookalikes].flat()) {
      for (let length = 1; length <= name.length; length += 1) {
        assert.isTrue(finds(name.slice(0, length), `The ${name} Open`), name.slice(0, length))
      }
    }
  })

  for (const [query, text] of [
    ['under 13', 'Under-13'],
    ['under13', 'UNDER 13'],
    ['u-13', 'Boys U13'],
    ['१३', 'Under-13'],
    ['13', '१३ वर्षांखालील'],
    ['7', '७ फेऱ्या'],
    ['संग', 'Sangamner'],
    ['संगम', 'Sangamner'],
    ['कुलकर', 'Kulkarni'],
    ['sangamner kh', 'संगमनेर खुली'],
    ['founders day', 'Founder’s Day'],
    ['école', 'Ecole'],
    ['खिलाड़ी', 'Khiladi'],
    ['र\u094d\u200dया', 'र्या'],
    ['दुःख', 'दु:ख'],
    ['दु:ख', 'दुःख'],
    ['दु:', 'दुःख'],
    ['dukh', 'दु:ख'],
    ['nishulk', 'नि:शुल्क'],
    ['सकाळी', 'वेळ:सकाळी'],
    ['sakali', 'वेळ:सकाळी'],
    ['ओंकार', 'ॐकार'],
    ['ॐकार', 'ओंकार'],
    ['ॐ', 'ॐकार'],
    ['ravi sharma', 'Sharma, Ravi'],
    ['Sharma Ravi', 'Ravi Sharma'],
    ['रवी शर्मा', 'Sharma, Ravi'],
    ['ravi kumar sharma', 'Sharma, Ravi Kumar'],
    ['sharma, ravi kumar', 'Ravi Kumar Sharma'],
  ] as const) {
    test(`'${query}' finds '${text}'`, ({ assert }) => assert.isTrue(finds(query, text)))
  }

  for (const [query, text] of [
    ['तारा', 'Star'],
    ['गुप्ता', 'Gupte'],
    ['2000', '20'],
    ['सांगली', 'Town Hall\nLimaye'],
    ['rapid open', 'Rapid\nOpen'],
    ['!?', 'Sangli'],
  ] as const) {
    test(`'${query}' does not find '${text}'`, ({ assert }) => assert.isFalse(finds(query, text)))
  }

  /** Each as newer keyboards write it, and in ways that look the same. */
  for (const [usual, ...others] of [
    ['कॉलेज', 'क\u093e\u0945लेज', 'क\u0945\u093eलेज'],
    ['ऑगस्ट', 'आ\u0945गस्ट', 'अ\u0949गस्ट', 'अ\u093e\u0945गस्ट'],
    ['ओम', 'आ\u0947म', 'अ\u094bम', 'अ\u093e\u0947म'],
    ['औंध', 'आ\u0948ंध', 'अ\u094cंध'],
    ['डोंबिवली', 'ड\u093e\u0947ंबिवली', 'ड\u0947\u093eंबिवली'],
    ['चौथी', 'च\u093e\u0948थी'],
    ['ॲकॅडमी', 'अ\u0945कॅडमी', 'ऍकॅडमी', 'अ\u200d\u0945कॅडमी'],
    ['आनंद', 'अ\u093eनंद'],
    ['कऱ्हाड', 'कर\u094d\u200dहाड', 'कर\u093c\u094dहाड'],
    ['ऐरोली', 'ए\u0947रोली'],
    ['डॉ. आंबेडकर', 'ड\u093e\u0945. आंबेडकर'],
  ] as const) {
    test(`'${usual}' is found however it is keyed`, ({ assert }) => {
      for (const one of [usual, ...others]) {
        for (const other of [usual, ...others]) {
          assert.include(searchable(`चषक ${one} 2026`), folded(other))
          assert.isTrue(finds(one, other))
        }
      }
    })
  }

  test('the longest texts are indexed within the time limit', async ({ assert }) => {
    for (const unit of ['क्', 'कि', 'महा', 'a', 'ah', 'sh', '\u0902', 'ba ', '1a', '\n', '\u0301']) {
      const text = unit.repeat(5000).slice(0, 5000)
      assert.isBelow(await quickest(() => searchable(text)), MOST_MS, unit)
    }
  })
})

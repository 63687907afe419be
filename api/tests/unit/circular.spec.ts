import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { withRegistration } from '#shared/circular/circular_registration'
import { withoutMarkup } from '#shared/circular/circular_markup'
import { readCircular, type CircularField } from '#shared/circular/read_circular'

const folder = new URL('../circulars/', import.meta.url)
const TODAY = '2026-11-21'

/**
 * A made-up circular and what a careful person would fill in from it: lines `name: value`, `---` and
 * the text. In traps.txt, parted by `=====`, every line must hold: `name:` is read for sure, `name?:`
 * is asked about, `name*:` either; `absent:`, `unsure:` name fields; no line: nothing may be read.
 */
function circulars(file: string) {
  const parts = readFileSync(new URL(file, folder), 'utf8').split('\n=====\n')
  return parts.map((part) => {
    const [, head = '', text = ''] = /^(?:(.*?)\n)?---\n(.*)$/s.exec(part) ?? []
    return { text, lines: head.split('\n').filter(Boolean).map(named) }
  })
}

function named(line: string): { name: string; value: string } {
  const at = line.indexOf(': ')
  return { name: line.slice(0, at), value: line.slice(at + 2) }
}

/** Equal to a person: without punctuation, capitals and Devanagari digits; 'Under 9' is U-9. */
const plain = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .toLowerCase()
    .replace(
      /(?<![\p{L}\p{M}])(?:under|u|अंडर)\W{0,2}(\d{1,2})(?!\d)|(\d{1,2})\s*वर्षां?खालील/gu,
      ' u$1$2 '
    )
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim()

function comparable(name: string, value: string): string {
  if (name === 'contactPhone') return value.replace(/\D/g, '').replace(/^91(?=\d{10})/, '')
  if (name === 'categories') return plain(value).replace(/ (?:and|व|आणि) /gu, ' ')
  if (name !== 'prize') return plain(value)
  const [position = '', amount] = value.split('|')
  return `${plain(position).split(' ').sort().join(' ')}|${amount}`
}

/** Everything that is read from a text, each as `name`, `value` and whether it is sure. */
function readAll(text: string, today = TODAY) {
  const { fields, prizes } = readCircular(text, today)
  const read = Object.entries(fields).map(([name, { value, isSure }]) => ({ name, value, isSure }))
  for (const { position, amount } of prizes?.prizes ?? []) {
    read.push({ name: 'prize', value: `${position}|${amount}`, isSure: prizes!.isSure })
  }
  const other = prizes?.otherTotal
  if (other) {
    const value = `${other.stated}, not ${other.sum}`
    read.push({ name: 'otherTotal', value, isSure: true })
  }
  return read
}

test.group('Circular reader', () => {
  test('fills in what is sure and offers the rest', ({ assert }) => {
    const files = readdirSync(folder).filter((file) => /^\d+\.txt$/.test(file))
    const count = { sure: 0, sureRight: 0, right: 0, wanted: 0 }
    const faults: string[] = []
    for (const file of files) {
      const [{ text, lines } = { text: '', lines: [] }] = circulars(file)
      const wanted = lines.map(({ name, value }) => `${name}: ${comparable(name, value)}`)
      count.wanted += wanted.length
      for (const { name, value, isSure } of readAll(text)) {
        if (name === 'otherTotal') continue
        const isRight = wanted.includes(`${name}: ${comparable(name, value)}`)
        if (isRight) count.right += 1
        if (isSure) count.sure += 1
        if (isSure && isRight) count.sureRight += 1
        if (!isRight) faults.push(`${file} ${isSure ? 'sure' : 'asked'} ${name}: ${value}`)
      }
    }
    assert.isAtLeast(files.length, 40)
    assert.isAtLeast(count.sureRight / count.sure, 0.995, faults.join('\n'))
    assert.isAtLeast(count.right / count.wanted, 0.95, faults.join('\n'))
  })

  test('does not fall into trap {$i}')
    .with(circulars('traps.txt'))
    .run(({ assert }, { text, lines }) => {
      const read = readAll(text, lines.find(({ name }) => name === 'today')?.value)
      const of = (name: string) => read.filter((one) => one.name === name)
      const sure = read.filter(({ isSure }) => isSure).map(({ name }) => name)
      if (lines.length === 0) {
        const told = read.filter(({ name }) => name !== 'title' && name !== 'mapUrl')
        assert.isEmpty(told, text)
      }
      for (const { name, value } of lines.filter((line) => line.name !== 'today')) {
        if (name === 'absent') {
          for (const absent of value.split(' ')) assert.isEmpty(of(absent), text)
        } else if (name === 'unsure') {
          assert.notInclude(sure, value, text)
        } else {
          const field = name.replace(/[?*]$/, '')
          const wanted = lines.filter((line) => line.name === name && line.value !== '*')
          assert.isNotEmpty(of(field), `${name} in ${text}`)
          const same = (one: { value: string }) => comparable(field, one.value)
          if (value !== '*') assert.deepEqual(of(field).map(same), wanted.map(same), text)
          if (name === field) assert.include(sure, field, text)
          if (name.endsWith('?')) assert.notInclude(sure, field, text)
        }
      }
    })

  test('takes off the pairs of marks that a messenger formats, and no others', ({ assert }) => {
    for (const [text, wanted] of [
      ['*bold* _italic_ ~struck~ `plain`', 'bold italic struck plain'],
      ['*_both_* _*both*_ **two**', 'both both two'],
      ['🏆*दिनांक:* *१३*/_१४_', '🏆दिनांक: १३/१४'],
      ['*hall 3*5* _my_name here_', 'hall 3*5 my_name here'],
      ['*see https://a.example/x*', 'see https://a.example/x'],
      ...[
        '3*5*7',
        '* one\n* two',
        '*over\ntwo lines*',
        '~100 to ~200',
        'A* and *B',
        '-----\n*****',
      ],
      ...['snake_case_name and _x', 'Name ____ Age ____', 'https://a.example/_x_/*y*?z=_q_'],
    ].map((one) => (typeof one === 'string' ? [one, one] : one))) {
      assert.equal(withoutMarkup(text!), wanted)
    }
  })

  test('says which words of the text each field came from', ({ assert }) => {
    const text = 'Winter Cup\nEntry fee: *₹300*\n1st ₹500\n2nd ₹400'
    const { fields, prizes } = readCircular(text, TODAY)
    assert.deepEqual(fields.entryFee, { value: '300', phrase: 'Entry fee: ₹300', isSure: true })
    assert.equal(prizes?.phrase, '1st ₹500 · 2nd ₹400')
  })

  test('takes whom one may call for the registration where no form is named', ({ assert }) => {
    const linkOf = (text: string) =>
      withRegistration(readCircular(text, TODAY)).fields.formLink?.value
    const called = 'Contact: Mr. Anil Gaikwad 55500 12345'
    assert.equal(linkOf(called), 'https://wa.me/915550012345')
    assert.equal(linkOf(`Register: https://forms.example/x\n${called}`), 'https://forms.example/x')
    assert.isUndefined(linkOf('Contact: office, 02425 123456'))
  })

  test('reads a text without end in no time that anybody notices', ({ assert }) => {
    const fields: CircularField[] = ['title', 'startDate', 'venue']
    const read = readCircular('1'.repeat(30_000), TODAY).fields
    for (const field of fields.slice(1)) assert.isUndefined(read[field])
  })
})

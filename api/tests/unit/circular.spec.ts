import { test } from '@japa/runner'
import type { Circular } from '#tests/circulars/circular'
import { development } from '#tests/circulars/development'
import { keptAside } from '#tests/circulars/kept_aside'
import { withoutMarkup } from '#shared/circular/circular_markup'
import { readCircular, type CircularField } from '#shared/circular/read_circular'

type Field = CircularField | 'prizes'

const TODAY = '2026-11-21'

/** Values read without a doubt, offered with one, and what a careful person would have filled in. */
interface Count {
  sure: number
  sureRight: number
  doubtful: number
  doubtfulRight: number
  wanted: number
}

const nothing = (): Count => ({ sure: 0, sureRight: 0, doubtful: 0, doubtfulRight: 0, wanted: 0 })

/**
 * What a person would call the same: whatever the punctuation, the capitals and the script of the
 * digits. 'Under 9' is U-9 and '9 वर्षाखालील'.
 */
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

const sorted = (text: string) => text.split(' ').sort().join(' ')

/** In some fields more is the same: groups joined by 'and', the gaps in a telephone number. */
function same(field: CircularField, text: string): string {
  if (field === 'categories') return plain(text).replace(/ (?:and|व|आणि) /gu, ' ')
  return field === 'contactPhone'
    ? text.replace(/\D/g, '').replace(/^91(?=\d{10})/, '')
    : plain(text)
}

/** A place within a group is the same before it and behind it: 'Below 1600 1st', '1st Below 1600'. */
function samePrize(prize: string): string {
  const [position = '', amount = ''] = prize.split('|')
  return `${sorted(plain(position))}|${amount}`
}

interface Side {
  read: string[]
  isSure: boolean
  wanted: string[]
}

/** What was read and what should have been, as texts that can be compared one by one. */
function sides({ text, expected }: Circular): Map<Field, Side> {
  const { fields, prizes } = readCircular(text, TODAY)
  const { prizes: wantedPrizes = [], ...wanted } = expected
  const names = new Set([...Object.keys(fields), ...Object.keys(wanted)]) as Set<CircularField>
  const found = new Map<Field, Side>()
  for (const name of names) {
    const [reading, want] = [fields[name], wanted[name]]
    found.set(name, {
      read: reading ? [same(name, reading.value)] : [],
      isSure: reading?.isSure ?? false,
      wanted: want ? [same(name, want)] : [],
    })
  }
  found.set('prizes', {
    read: (prizes?.prizes ?? []).map(({ position, amount }) => samePrize(`${position}|${amount}`)),
    isSure: prizes?.isSure ?? false,
    wanted: wantedPrizes.map(samePrize),
  })
  return found
}

function score(circulars: Circular[], onFault: (sentence: string) => void = () => {}) {
  const counts = new Map<Field, Count>()
  for (const circular of circulars) {
    for (const [field, { read, isSure, wanted }] of sides(circular)) {
      const count = counts.get(field) ?? nothing()
      const right = read.filter((value) => wanted.includes(value)).length
      count[isSure ? 'sure' : 'doubtful'] += read.length
      count[isSure ? 'sureRight' : 'doubtfulRight'] += right
      count.wanted += wanted.length
      counts.set(field, count)
      if (read.join() !== wanted.join() || (process.env.CIRCULAR_FAULTS === 'all' && !isSure)) {
        const how = isSure ? 'SURE' : 'doubtful'
        onFault(`${how} ${field} · ${circular.text.slice(0, 30)} · read ${read} · wanted ${wanted}`)
      }
    }
  }
  return counts
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

/** Precision of what is filled in unasked; recall of that and of what is offered, together. */
function rates({ sure, sureRight, doubtfulRight, wanted }: Count) {
  return { precision: share(sureRight, sure), recall: share(sureRight + doubtfulRight, wanted) }
}

function total(counts: Iterable<Count>): Count {
  const sum = nothing()
  for (const count of counts) {
    for (const name of Object.keys(sum) as (keyof Count)[]) sum[name] += count[name]
  }
  return sum
}

function table(name: string, counts: Map<Field, Count>) {
  const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`.padStart(8)
  const row = (field: string, count: Count) => {
    const { precision, recall } = rates(count)
    const of = `${count.sure} sure, ${count.doubtful} doubtful, ${count.wanted} wanted`
    return `${field.padEnd(16)}${percent(precision)} ${percent(recall)}   ${of}`
  }
  const rows = [...counts].sort().map(([field, count]) => row(field, count))
  console.log(
    [
      `${name}: precision of the sure ones, recall of all`,
      ...rows,
      row('all', total(counts.values())),
    ].join('\n')
  )
}

const PRECISION = 0.995
const RECALL = 0.95

test.group('Circular reader', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  for (const [name, circulars] of Object.entries({ development, keptAside })) {
    test(`fills in what is sure and offers the rest: ${name}`, ({ assert }) => {
      const counts = score(circulars, process.env.CIRCULAR_FAULTS ? console.log : undefined)
      table(name, counts)
      const { precision, recall } = rates(total(counts.values()))
      assert.isAtLeast(precision, PRECISION, 'precision of what is filled in unasked')
      assert.isAtLeast(recall, RECALL, 'recall of sure and doubtful values together')
    })
  }

  test('gives a day without a year to the coming one, the last date to the same', ({ assert }) => {
    const read = (text: string, today: string) => readCircular(text, today).fields
    const text = 'New Year Cup\nDate: 2nd January\nLast date: 30th December'
    const fields = read(text, '2026-11-21')
    assert.equal(fields.startDate?.value, '2027-01-02')
    assert.equal(fields.entryDeadline?.value, '2026-12-30')
    assert.equal(read(text, '2027-01-02').startDate?.value, '2027-01-02')
    assert.isUndefined(read('Date: 31st February 2027', '2026-11-21').startDate)
  })

  test('never takes a limit that belongs to prizes for who may play', ({ assert }) => {
    const limits = [
      'Below 1600 special prizes',
      'Open for all. Special prizes for below 1600',
      'Best below 1400 - Rs 1000',
      'Cash award: U-9, U-11 best players',
    ]
    for (const limit of limits) {
      const { fields } = readCircular(`Winter Open Rapid\n${limit}`, TODAY)
      assert.isUndefined(fields.eligibility, limit)
      assert.isUndefined(fields.categories, limit)
    }
  })

  test('reads amounts with dashes, dots, lakhs and Devanagari digits', ({ assert }) => {
    const amounts: Record<string, [string, number][]> = {
      '1st - 50,000\n2nd - 30,000': [
        ['1st', 50000],
        ['2nd', 30000],
      ],
      '1st-21000\n2nd-15000': [
        ['1st', 21000],
        ['2nd', 15000],
      ],
      '1st – 21000\n2nd – 15000': [
        ['1st', 21000],
        ['2nd', 15000],
      ],
      '1st prize.....5000\n2nd prize.....3000': [
        ['1st prize', 5000],
        ['2nd prize', 3000],
      ],
      '1st Rs. 1.5 lakh\n2nd ₹1,00,000/-\n3rd 75k': [
        ['1st', 150000],
        ['2nd', 100000],
        ['3rd', 75000],
      ],
      'प्रथम - ₹५०,०००\nद्वितीय - ₹३०,०००': [
        ['प्रथम', 50000],
        ['द्वितीय', 30000],
      ],
      '1st 5000\n2nd to 10th - 2,000': [
        ['1st', 5000],
        ['2nd to 10th', 2000],
      ],
    }
    for (const [lines, wanted] of Object.entries(amounts)) {
      const { prizes } = readCircular(`Winter Open Rapid\nPrizes\n${lines}`, TODAY)
      const read = prizes?.prizes.map(({ position, amount }) => [position, amount])
      assert.deepEqual(read, wanted, lines)
      assert.isTrue(prizes?.isSure, lines)
    }
  })

  test('reads places from one to another in words of the three languages', ({ assert }) => {
    const ranges: Record<string, string[]> = {
      पहिले: ['दुसरे ते चौथे', 'पाचवे ते दहावे', 'अकरावा ते पंधरावा'],
      पहिला: ['दुसऱ्या ते चौथ्या', 'पाचव्या ते दहाव्या', '११वे ते १५वे'],
      पहला: ['दूसरा से चौथा', 'पांचवां से दसवां', 'ग्यारहवें से लेकर पंद्रहवें'],
      First: ['Second to fourth', 'Fifth - tenth', '11th to fifteenth'],
      Pahile: ['Dusre te chauthe', 'Pachve te dahave', '11 te 15'],
    }
    for (const [first, others] of Object.entries(ranges)) {
      const positions = [first, ...others]
      const lines = positions.map((position, at) => `${position} : Rs. ${9000 - at * 1000}/- each`)
      const { prizes } = readCircular(`Winter Open Rapid\nPrizes\n${lines.join('\n')}`, TODAY)
      const read = prizes?.prizes.map(({ position }) => plain(position))
      assert.deepEqual(read, positions.map(plain))
      assert.isTrue(prizes?.isSure, first)
    }
  })

  test('makes no prize of a rating, and asks about a list that does not add up', ({ assert }) => {
    const read = (lines: string) =>
      readCircular(`Winter Open Rapid\nPrizes\n${lines}`, TODAY).prizes
    assert.isUndefined(read('Best Below 1400\nBest 1400-1600'))
    assert.deepInclude(read('1st 5000\nBest Below 1400 - 2000')?.prizes[1], { amount: 2000 })
    for (const odd of [
      '1st 5000\n1st 3000',
      '2nd 3000\n1st 5000',
      '1st 3000\n2nd 5000',
      '1st 5000\n2nd 3000\nConsolation 500',
      '2nd 3000\n3rd 2000',
      '1st 5000\n3rd 2000',
      'First 5000\nSecond 3000\nNinth 1000',
      'पहिले 5000\nदुसरे ते चौथे 3000\nसहावे 2000',
      'First 5000\nSecond to first 3000',
    ]) {
      assert.isFalse(read(odd)?.isSure, odd)
    }
  })

  test('asks about two values where there can be one', ({ assert }) => {
    const doubts: [CircularField, string][] = [
      ['entryFee', 'Entry fee: Rs. 500\nEntry fee for girls: Rs. 300'],
      ['rounds', '7 rounds\nRounds: 8'],
      ['timeControl', '15 min + 5 sec\n10 min + 5 sec'],
      ['startDate', 'Date: 12 December 2026\nSecond stage: 19 December 2026'],
      ['startDate', 'Date: Monday 12 December 2026'],
      [
        'entryDeadline',
        'Date: 20 Dec 2026\nLast date: 10 Dec 2026\nLast date with late fee: 15 Dec 2026',
      ],
      ['venue', 'Venue: Town Hall, Sangli\nVenue for juniors: Rotary Hall, Sangli'],
      ['formLink', 'Register https://a.example/register\nEntry form https://b.example/form'],
      ['contactPhone', 'Contact Anil Pawar 98220 11111\nContact Sunil More 98220 22222'],
    ]
    for (const [field, lines] of doubts) {
      const reading = readCircular(`Winter Open Rapid\n${lines}`, TODAY).fields[field]
      assert.isDefined(reading, lines)
      assert.isFalse(reading?.isSure, lines)
    }
  })

  test('reads a label however it is parted from its value', ({ assert }) => {
    const hall = 'Town Hall, Station Road, Sangli'
    for (const lines of [
      `Venue: ${hall}`,
      `2) VENUE :- ${hall}`,
      `Venue - ${hall}`,
      `Venue ....... ${hall}`,
      `Venue = ${hall}`,
      `Venue ${hall}`,
      `Venue\n${hall}`,
      `Venue\n:\n${hall}`,
      `Venue\t${hall}`,
      `| Venue | ${hall} |`,
      `> Venue 👉 ${hall}`,
      `📍 ${hall}`,
      `Date: 13 Dec 2026, Venue: ${hall}`,
      `Where? ${hall}`,
      `ठिकाण - ${hall}`,
      `स्थान : ${hall}`,
      `जगह : ${hall}`,
      `Venue        :-   ${hall}`,
      `Thikan - ${hall}`,
    ]) {
      const { venue, city } = readCircular(`Winter Open Rapid\n${lines}\n7 rounds`, TODAY).fields
      assert.equal(venue?.value, hall, lines)
      assert.isTrue(venue?.isSure, lines)
      assert.equal(city?.value, 'Sangli', lines)
    }
  })

  test('offers a venue that goes on in the next line or ends with no town it knows', ({
    assert,
  }) => {
    const read = (lines: string) => readCircular(`Winter Open Rapid\n${lines}`, TODAY).fields.venue
    const broken = read('Venue: Krishnai Bhavan, Behind Powai Naka\nPost Office, Satara - 415001')
    assert.equal(broken?.value, 'Krishnai Bhavan, Behind Powai Naka Post Office, Satara - 415001')
    assert.isFalse(broken?.isSure)
    assert.isFalse(read('Venue: Krishnai Bhavan, Behind Powai Naka')?.isSure)
  })

  test('names the prizes of a group by the group and the place, and asks', ({ assert }) => {
    const wanted = [
      '1st|5000',
      'Below 1800 1st|2000',
      'Below 1800 2nd|1000',
      'Unrated 1st|1500',
      'Unrated 2nd|500',
    ]
    const tables = [
      '1st 5000\nCategory\t1st\t2nd\nBelow 1800\t2,000\t1,000\nUnrated\t1,500\t500',
      '1st 5000\nCategory\n1st\n2nd\nBelow 1800\n2,000\n1,000\nUnrated\n1,500\n500',
      '1st 5000\nBelow 1800\n1st 2000\n2nd 1000\nUnrated\n1st 1500\n2nd 500',
      '1st 5000\nBelow 1800: 1st 2000, 2nd 1000\nUnrated: 1st 1500, 2nd 500',
    ]
    for (const lines of tables) {
      const { prizes } = readCircular(`Winter Open Rapid\nPrizes\n${lines}`, TODAY)
      const read = prizes?.prizes.map(({ position, amount }) => `${position}|${amount}`)
      assert.deepEqual(read, wanted, lines)
      assert.isFalse(prizes?.isSure, lines)
    }
  })

  test('offers the ordinary fee and its last date, not those of the early and the late', ({
    assert,
  }) => {
    const { fields } = readCircular(
      'Winter Open Rapid\nDate: 20 Dec 2026\nEntry Fee\nEarly bird (till 25 Nov) - Rs 350\nUp to 8 Dec - Rs 450\nSpot entry - Rs 600',
      TODAY
    )
    assert.deepInclude(fields.entryFee, { value: '450', isSure: false })
    assert.deepInclude(fields.entryDeadline, { value: '2026-12-08', isSure: false })
  })

  test('takes neither the date of a letter nor a birthday for the day of play', ({ assert }) => {
    const { fields } = readCircular(
      'Circular No. 47   Date: 1 December 2026\nDear Parents,\nBorn on or after 1.1.2027\nWinter Open Rapid will be held on Sunday, 20th December 2026.',
      TODAY
    )
    assert.equal(fields.startDate?.value, '2026-12-20')
  })

  test('gives the new day of an event that was moved, and asks', ({ assert }) => {
    const moved = [
      'The event scheduled on 14th February 2027 is postponed.\nNew date: Sunday 28th February 2027 (not 14th Feb)',
      'The event of 14 Feb 2027 has been rescheduled from 14 Feb 2027 to 28 Feb 2027.',
      'Date: 28 Feb 2027 (changed from 14 Feb 2027)',
      'Revised date: 28 Feb 2027 instead of 14 Feb 2027',
      'स्पर्धा 14 फेब्रुवारी 2027 ऐवजी 28 फेब्रुवारी 2027 रोजी होईल',
      '14 फेब्रुवारी 2027 रोजी होणारी स्पर्धा पुढे ढकलली आहे.\nनवीन तारीख: 28 फेब्रुवारी 2027',
    ]
    for (const lines of moved) {
      const { startDate, endDate } = readCircular(`Winter Open Rapid\n${lines}`, TODAY).fields
      assert.deepInclude(startDate, { value: '2027-02-28', isSure: false }, lines)
      assert.isUndefined(endDate, lines)
    }
  })

  test('reads a year of two figures, by its weekday', ({ assert }) => {
    const read = (line: string) => readCircular(`Winter Open Rapid\n${line}`, TODAY).fields
    for (const line of [
      'Sunday, 03-01-27',
      'Sunday, 03/01/27',
      'Sunday, 03.01.27',
      '*Sunday, 03-01-27* 9.30 am sharp',
      'Dt.03-01-27 (Sunday)',
      'Sunday-03-01-27',
      'Date:-03-01-27',
      "Sunday 3-1-'27",
      'Sunday 3 - 1 - 27',
    ]) {
      assert.deepInclude(read(line).startDate, { value: '2027-01-03', isSure: true }, line)
    }
    for (const line of ['Monday, 03-01-27', 'Date: Monday, 03-01-27', 'Date: Sat 3.1.27']) {
      assert.deepInclude(read(line).startDate, { value: '2027-01-03', isSure: false }, line)
    }
    const { startDate, endDate } = read('Sunday 3-1-27 to Monday 4-1-27')
    assert.deepInclude(startDate, { value: '2027-01-03', isSure: true })
    assert.deepInclude(endDate, { value: '2027-01-04', isSure: true })
  })

  test('takes no day of a later event for its own when it names another', ({ assert }) => {
    const later = [
      'Top 2 in each group represent district at State at Nagpur on 5-7 Feb 2027',
      'Top 2 will represent the district in the State Championship to be held on 5-7 Feb 2027',
      'In the State at Nagpur on 5-7 Feb 2027 the top 2 will represent the district',
      'Selected players will play in the Nationals scheduled on 5 Feb 2027',
      'The winners go to State at Nagpur, date 5-7 Feb 2027',
      '5 ते 7 फेब्रुवारी 2027 रोजी नागपूर येथे पहिले दोन जिल्ह्याचे प्रतिनिधित्व करतील',
    ]
    for (const sentence of later) {
      const read = (text: string) => readCircular(`Winter Open Rapid\n${text}`, TODAY).fields
      for (const text of [`${sentence}\nSunday, 03-01-27`, `Sunday, 03-01-27\n${sentence}`]) {
        const { startDate, endDate, venue, city } = read(text)
        assert.deepInclude(startDate, { value: '2027-01-03', isSure: true }, text)
        assert.isUndefined(endDate, text)
        assert.isUndefined(venue, text)
        assert.isUndefined(city, text)
      }
      const starts = read(`${sentence}\nPlay starts on Sunday, 03-01-27 at 9 am`).startDate
      assert.deepInclude(starts, { value: '2027-01-03', isSure: false }, sentence)
      assert.isFalse(read(sentence).startDate?.isSure, sentence)
      assert.isUndefined(read(`${sentence}\nLast date of entry: 01-01-27`).startDate, sentence)
    }
    const own = 'On Sunday, 3 Jan 2027 we select the team that will represent Satara'
    assert.equal(
      readCircular(`Winter Open Rapid\n${own}`, TODAY).fields.startDate?.value,
      '2027-01-03'
    )
  })

  test('tells when the prizes add up to another sum than the circular states', ({ assert }) => {
    const list = '1st Rs. 50,000\n2nd Rs. 25,000\n3rd to 5th Rs. 3,000 each\nBest Woman Rs. 2,500'
    const read = (lines: string) => readCircular(`Winter Open Rapid\n${lines}`, TODAY).prizes
    for (const stated of [
      'Total Prize Fund: Rs. 1,50,000/-',
      'Total cash prizes Rs 1.5 lakh',
      'Prize fund ₹150000',
      'CASH PRIZES WORTH ₹1,50,000',
      'एकूण रोख बक्षिसे : १,५०,००० रुपये',
      'कुल पुरस्कार राशि 1.5 लाख रुपये',
    ]) {
      const prizes = read(`${stated}\n${list}`)
      assert.deepEqual(prizes?.otherTotal, { stated: 150_000, sum: 86_500 }, stated)
      assert.lengthOf(prizes!.prizes, 4, stated)
    }
    for (const agreeing of [
      'Total Prize Fund: Rs. 86,500/-',
      'Total prizes Rs 80,500',
      'Total prize fund Rs 1,00,000 (cash Rs 86,500 and trophies)',
      'Total prize fund (A) Rs 2,500\nTotal prize fund (B) Rs 84,000',
      'Prizes worth over Rs 80,000',
      'Total rounds: 7\nTotal players 200',
      'Trophies worth Rs 20,000',
      'Prizes',
    ]) {
      const prizes = read(`${agreeing}\n${list}`)
      assert.isDefined(prizes, agreeing)
      assert.isUndefined(prizes?.otherTotal, agreeing)
    }
  })

  test('fills nothing in with the marks that a messenger shows as bold, italic or struck', ({
    assert,
  }) => {
    const { fields } = readCircular(
      '_Forwarded_\n*Event: _Winter Open Rapid Tournament_*\n*Venue:* ~Old Hall~ *Town Hall 3*5*, Station Road, Sangli\nForm: https://a.example/_f_/view_?id=x_y_',
      TODAY
    )
    assert.equal(fields.title?.value, 'Winter Open Rapid Tournament')
    assert.include(fields.venue?.value, 'Town Hall 3*5, Station Road')
    assert.equal(fields.formLink?.value, 'https://a.example/_f_/view_?id=x_y_')
  })

  test('takes off the pairs of marks that a messenger formats, and no others', ({ assert }) => {
    const shown: Record<string, string> = {
      '*bold* _italic_ ~struck~ `plain`': 'bold italic struck plain',
      '*_both_* _*both*_ **two**': 'both both two',
      '(*bold*), "_italic_": *two words*!': '(bold), "italic": two words!',
      '🏆*दिनांक:* *१३*/_१४_': '🏆दिनांक: १३/१४',
      '```block```': 'block',
      '*hall 3*5* _my_name here_': 'hall 3*5 my_name here',
      '*see https://a.example/x*': 'see https://a.example/x',
    }
    for (const [text, wanted] of Object.entries(shown)) assert.equal(withoutMarkup(text), wanted)
    for (const text of [
      '3*5',
      '3*5*7',
      '5 * 3 * 2',
      '* one\n* two',
      'A* and *B',
      '*over\ntwo lines*',
      '* not *',
      'snake_case_name and _x',
      '~100 to ~200',
      'Name ____ Age ____',
      'https://a.example/_x_/*y*?z=_q_',
      '-----\n*****\n_____',
    ])
      assert.equal(withoutMarkup(text), text)
  })

  test('reads every code of the federations, sure when they stand together', ({ assert }) => {
    const codes = '453301/MAH/2027, 453302/MAH/2027'
    const read = (lines: string) => {
      const { federationCodes } = readCircular(`Winter Open Rapid\n${lines}`, TODAY).fields
      return [federationCodes?.value, federationCodes?.isSure]
    }
    assert.deepEqual(read(`Codes: ${codes}`), [codes, true])
    assert.deepEqual(read('Event codes 453301/MAH/2027 & 453302/MAH/2027'), [codes, true])
    assert.deepEqual(read('Code: 453301/MAH/2027\nCode: 453302/MAH/2027'), [codes, false])
    assert.deepEqual(read('Code: 453301/MAH/2027 (old: 453302/MAH/2027)'), [codes, false])
    assert.deepEqual(read('Codes: 453301/MAH/2027, 453302'), ['453301/MAH/2027', false])
  })

  test('gives the number of who takes the entries, not of who lets rooms', ({ assert }) => {
    const { contactPhone, contactName } = readCircular(
      'Winter Open Rapid\nSend the UPI receipt to Mrs. Usha More on 98220 33333. Those who need a stay may call Mr. Anil Rao, 98220 22222.',
      TODAY
    ).fields
    assert.deepInclude(contactPhone, { value: '98220 33333', isSure: false })
    assert.equal(contactName?.value, 'Mrs. Usha More')
    const alone = 'Winter Open Rapid\nSend the receipt to Mrs. Usha More on 98220 33333'
    assert.isFalse(readCircular(alone, TODAY).fields.contactPhone?.isSure)
  })

  test('gives no number that is not for calls: for payments, rooms or the arbiter', ({
    assert,
  }) => {
    const { contactPhone, contactName } = readCircular(
      'Winter Open Rapid\nGPay 98220 11111\nChief Arbiter: IA Anil Rao 98220 22222\nContact: Mr. Sunil More 98220 33333 / 98220 44444',
      TODAY
    ).fields
    assert.equal(contactPhone?.value, '98220 33333')
    assert.equal(contactName?.value, 'Mr. Sunil More')
  })

  test('says which words of the text each field came from', ({ assert }) => {
    const { fields, prizes } = readCircular(
      'Winter Cup\nEntry fee: *₹300*\n1st ₹500\n2nd ₹400',
      TODAY
    )
    assert.deepEqual(fields.entryFee, { value: '300', phrase: 'Entry fee: ₹300', isSure: true })
    assert.equal(prizes?.phrase, '1st ₹500 · 2nd ₹400')
  })

  test('makes nothing up of a text that is no circular', ({ assert }) => {
    for (const text of ['', '   \n', 'Namaste!', 'https://maps.app.goo.gl/x', '1'.repeat(30_000)]) {
      const { fields, prizes } = readCircular(text, TODAY)
      const told = Object.keys(fields).filter((name) => !['title', 'mapUrl'].includes(name))
      assert.isEmpty(told)
      assert.isUndefined(prizes)
    }
  })
})

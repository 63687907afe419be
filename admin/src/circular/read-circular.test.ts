import { prizeWords } from '@academy/api/shared/words/prize_words'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namesDay } from './dates'
import { circularDescription } from './description'
import { readCircular } from './read-circular'
import { statements } from './statements'

const folder = new URL('./fixtures/', import.meta.url)
const TODAY = '2026-11-21'

interface Circular {
  text: string
  lines: { name: string; value: string }[]
}

/**
 * A made-up circular and what a careful person would fill in from it: lines `name: value`, `---` and
 * the text. In traps.txt and fees.txt, parted by `=====`, every line must hold: `name:` is read for sure, `name?:`
 * is asked about, `name*:` either; `absent:`, `unsure:` name fields; no line: nothing may be read.
 */
function circulars(file: string): Circular[] {
  const parts = readFileSync(new URL(file, folder), 'utf8').split('\n=====\n')
  return parts.map((part) => {
    const [, head = '', text = ''] = /^(?:(.*?)\n)?---\n(.*)$/s.exec(part) ?? []
    const lines = head.split('\n').filter(Boolean)
    return {
      text,
      lines: lines.map((line) => {
        const at = line.indexOf(': ')
        return { name: line.slice(0, at), value: line.slice(at + 2) }
      }),
    }
  })
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
  if (name !== 'prize' && name !== 'fee') return plain(value)
  const [position = '', amount] = value.split('|')
  return `${plain(position).split(' ').sort().join(' ')}|${amount}`
}

/** What is told beside the values of fields. */
const BESIDE = ['otherTotal', 'choice', 'alsoNamed', 'feeTwice', 'answer', 'twice', 'leftOut']

/** Everything that is read from a text, each as `name`, `value` and whether it is sure. */
function readAll(text: string, today = TODAY) {
  const { fields, fees, prizes } = readCircular(text, today)
  const read = Object.entries(fields).flatMap(([name, reading]) =>
    reading ? [{ name, value: reading.value, isSure: reading.isSure }] : []
  )
  for (const { position, amount } of prizes?.prizes ?? []) {
    read.push({ name: 'prize', value: `${position}|${amount}`, isSure: prizes!.isSure })
  }
  for (const { group, amount } of fees?.fees ?? []) {
    read.push({ name: 'fee', value: `${group}|${amount}`, isSure: fees!.isSure })
  }
  if (fees?.twice) read.push({ name: 'feeTwice', value: fees.twice, isSure: true })
  for (const answer of fees?.answers ?? []) {
    const value = answer.map(({ group, amount }) => `${group} ${amount}`).join(', ')
    read.push({ name: 'answer', value, isSure: true })
  }
  for (const { value, words } of fields.entryFee?.choices ?? []) {
    read.push({ name: 'choice', value: `${value}|${words}`, isSure: false })
  }
  for (const value of fees?.others ?? fields.entryFee?.others ?? []) {
    read.push({ name: 'alsoNamed', value, isSure: true })
  }
  if (prizes?.twice) read.push({ name: 'twice', value: prizes.twice, isSure: true })
  for (const value of prizes?.leftOut ?? []) {
    read.push({ name: 'leftOut', value, isSure: true })
  }
  const other = prizes?.otherTotal
  if (other) {
    read.push({
      name: 'otherTotal',
      value: `${other.stated.join(' and ')}, not ${other.sum}`,
      isSure: true,
    })
  }
  // A number to call is tested below as the way to register.
  return read.filter(({ value }) => !value.startsWith('https://wa.me/'))
}

describe('circular reader', () => {
  it('fills in certain values and suggests uncertain ones', { timeout: 20_000 }, () => {
    const files = readdirSync(folder).filter((file) => /^\d+\.txt$/.test(file))
    const count = { right: 0, wanted: 0 }
    const wrong: string[] = []
    for (const file of files) {
      const [{ text, lines } = { text: '', lines: [] }] = circulars(file)
      const wanted = lines.map(({ name, value }) => `${name}: ${comparable(name, value)}`)
      count.wanted += wanted.length
      for (const { name, value, isSure } of readAll(text)) {
        if (BESIDE.includes(name)) continue
        if (wanted.includes(`${name}: ${comparable(name, value)}`)) count.right += 1
        else wrong.push(`${file} ${isSure ? 'sure' : 'asked'} ${name}: ${value}`)
      }
    }
    expect(files).toHaveLength(40)
    expect(wrong.filter((fault) => fault.includes(' sure '))).toEqual([])
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2)
    expect(count.right / count.wanted).toBeGreaterThan(0.95)
  })

  it.each([...circulars('traps.txt'), ...circulars('fees.txt')])(
    'reads trap %$ correctly',
    ({ text, lines }) => {
      const read = readAll(text, lines.find(({ name }) => name === 'today')?.value)
      const of = (name: string) => read.filter((one) => one.name === name)
      const sure = read.filter(({ isSure }) => isSure).map(({ name }) => name)
      if (lines.length === 0) {
        expect(
          read.filter(({ name }) => name !== 'title' && name !== 'mapUrl'),
          text
        ).toEqual([])
      }
      for (const { name, value } of lines.filter((line) => line.name !== 'today')) {
        if (name === 'absent') {
          for (const absent of value.split(' ')) expect(of(absent), text).toEqual([])
        } else if (name === 'unsure') expect(sure, text).not.toContain(value)
        else {
          const field = name.replace(/[?*]$/, '')
          const same = (one: { value: string }) => comparable(field, one.value)
          const wanted = lines.filter((line) => line.name === name && line.value !== '*')
          expect(of(field), `${name} in ${text}`).not.toEqual([])
          if (value !== '*') expect(of(field).map(same), text).toEqual(wanted.map(same))
          if (name === field) expect(sure, text).toContain(field)
          if (name.endsWith('?')) expect(sure, text).not.toContain(field)
        }
      }
    }
  )

  it.each([
    ['Date: 17-18 January 2027, Saturday and Sunday', 'startDate', '2027-01-17'],
    [
      'Date: 17 January 2027\nLast date of entry: Friday 14 January 2027',
      'entryDeadline',
      '2027-01-14',
    ],
    ['Date: 17-18 January 2027, Sunday and Monday', 'startDate', undefined],
    ['Date: 17 January 2027', 'startDate', undefined],
    ['दिनांक: शनिवारी १७ जानेवारी २०२७', 'startDate', '2027-01-17'],
    ['दिनांक: १७ जानेवारी २०२७, शनि शिंगणापूर', 'startDate', undefined],
  ] as const)('of %j it says which day of %s has another weekday', (text, name, day) => {
    const { fields } = readCircular(`Winter Cup\n${text}`, TODAY)
    expect(fields[name]?.otherWeekday).toBe(day)
  })

  it.each([
    // Nobody wrote a year: the next such days that are not over, also over New Year.
    ['Date: 30 Dec to 2 Jan', '2026-12-30', '2027-01-02'],
    ['31st Dec & 1st Jan', '2026-12-31', '2027-01-01'],
    ['३० डिसेंबर ते २ जानेवारी', '2026-12-30', '2027-01-02'],
    ['Date: Dec 31st to Jan 2nd', '2026-12-31', '2027-01-02'],
    ['Date: 28-30 Nov', '2026-11-28', '2026-11-30'],
    // A year that one of two days has.
    ['Date: 30 Dec 2026 - 2 Jan', '2026-12-30', '2027-01-02'],
    ['Date: 30, 31 Dec & 1, 2 Jan 2027', '2026-12-30', '2027-01-02'],
    ['Start date: 30 Dec 2026\nEnd date: 2 Jan', '2026-12-30', '2027-01-02'],
    ['Date: 30/12 to 02/01/2027', '2026-12-30', '2027-01-02'],
    ['Date: 30-12 to 02-01-2027', '2026-12-30', '2027-01-02'],
    ['Date: 19 Feb 2027\nFee ₹500 (₹700 after 12 Feb)', '2027-02-19', undefined],
    ['On the occasion of 2nd Oct\nDate : Sunday 06 th December, 2026', '2026-12-06', undefined],
    [
      '11.12.2026 10.00 am 1\n12.12.2026 9.30 am 4\n13.12.2026 4 pm Prize giving',
      '2026-12-11',
      '2026-12-12',
    ],
    [
      'Entries for the Open (12-13 Dec) will now be accepted till 5 Dec',
      '2026-12-12',
      '2026-12-13',
    ],
    // Days that another replaces.
    [
      'In the circular the date was wrongly printed as 12 Dec. Read it as 19 Dec 2026',
      '2026-12-19',
      undefined,
    ],
    ['Rs 600 till 31 Dec 26\nRs 700 1st Jan 27 onwards\n16th Jan 27', '2027-01-16', undefined],
    ['Divas : Ravivar, 20 December', '2026-12-20', undefined],
    ['२९ नोव्हेंबर रोजी होणारी स्पर्धा आता १३ डिसेंबर रोजी होईल', '2026-12-13', undefined],
    ['30 नवंबर को होने वाली स्पर्धा अब 13 दिसंबर को होगी', '2026-12-13', undefined],
    ['The Open scheduled on 30 Nov will now be held on 13 Dec', '2026-12-13', undefined],
    ['Sunday 13 Dec 2026, entries will now be online', '2026-12-13', undefined],
    // In the list of fees, in lines of a poster, of a camp before a tournament.
    ['Fee: Rs 300\n13th Dec 26, Sunday', '2026-12-13', undefined],
    ['Sunday\n20\nDecember\n2026', '2026-12-20', undefined],
    ['12th & 13th\nDecember', '2026-12-12', '2026-12-13'],
    ['Camp: 8 to 10 Dec 2026\nTournament: 12 Dec 2026', '2026-12-12', undefined],
    ['Chess camp 8 to 10 Dec 2026', '2026-12-08', '2026-12-10'],
    [
      'Entries for the Open (12-13 Dec) are taken till 5th Dec (earlier 30 Nov)',
      '2026-12-12',
      '2026-12-13',
    ],
    // Days of groups and rounds.
    ['U-9: 5 Dec, U-11: 6 Dec', '2026-12-05', '2026-12-06'],
    ['U-9: 5 Dec\nU-11: 6 Dec\nOpen: 12 & 13 Dec 2026', '2026-12-05', '2026-12-13'],
    ['दि. १० डिसेंबर - १४ वर्षांखालील\n११ डिसेंबर - १७ वर्षांखालील', '2026-12-10', '2026-12-11'],
    ['Dinank - 10 Dec - 14 varsh\n11 Dec - 17 varsh', '2026-12-10', '2026-12-11'],
    ['Date: 12 Dec 2026\nRound 1-4: 12 Dec, Round 5-7: 13 Dec', '2026-12-12', '2026-12-13'],
    ['Date: 12 Dec\nSecond stage: 19 Dec', '2026-12-12', undefined],
    ['Date: 12 Dec\nPrize distribution: 19 Dec', '2026-12-12', undefined],
    // Figures.
    ['12-13/12/2026', '2026-12-12', '2026-12-13'],
    ['Date: 12-13 & 14/12/2026', '2026-12-12', '2026-12-14'],
    ['12 to 13-12-26', '2026-12-12', '2026-12-13'],
    ['Date: 12-12-2026/13-12-2026', '2026-12-12', '2026-12-13'],
    ['Date: 12.12.26-13.12.26', '2026-12-12', '2026-12-13'],
    ['Date: 30-12-26 to 2-1-27', '2026-12-30', '2027-01-02'],
    ['2026-12-12', '2026-12-12', undefined],
    ['Date: 2026-12-12 to 2026-12-13', '2026-12-12', '2026-12-13'],
    ['Date: 12/12', '2026-12-12', undefined],
    ['दिनांक : १२ व १३/१२', '2026-12-12', '2026-12-13'],
    ['Sunday 13/12 at 9 am', '2026-12-13', undefined],
    ['Date & time: 12/12 at 10.10', '2026-12-12', undefined],
    ['Time control 15/10\nDate: 12/12/2026', '2026-12-12', undefined],
    ['Score 10/12 in 12 rounds', undefined, undefined],
    ['10 and 11/12 boards', undefined, undefined],
    ['On Sunday the score was 10/12', undefined, undefined],
    // Words.
    ['12th & 13th December 2026', '2026-12-12', '2026-12-13'],
    ['दि. १२ व १३ डिसेंबर', '2026-12-12', '2026-12-13'],
    ['५ मे व ६ मे', '2027-05-05', '2027-05-06'],
    ['Date: 12th Dec to 13th', '2026-12-12', '2026-12-13'],
    ['Date: 12 Dec 2026, 5th State Open', '2026-12-12', undefined],
    ['Date: 12+13 Dec 2026', '2026-12-12', '2026-12-13'],
    ['Date: 12 se 13 Dec', '2026-12-12', '2026-12-13'],
    ['Date: 30 Dec 26 to 2 Jan 27', '2026-12-30', '2027-01-02'],
    ['Date: 12Dec26', '2026-12-12', undefined],
    ['Sat 12 Dec', '2026-12-12', undefined],
    ['दि. १२ डिसेंबरला', '2026-12-12', undefined],
    ['१२ डिसेंबरपासून १३ डिसेंबरपर्यंत', '2026-12-12', '2026-12-13'],
    ['12 दिसंबर से 13 दिसंबर तक', '2026-12-12', '2026-12-13'],
    ['नोंदणी १ डिसेंबरपासून १० डिसेंबरपर्यंत', undefined, undefined],
    ['१२ डिसेंबर पासून ते १३ डिसेंबर', '2026-12-12', '2026-12-13'],
    ['दि. ५ आ\u0945क्टोबर २०२७', '2027-10-05', undefined],
    ['दि. १२ डिसें. २०२६ रोजी', '2026-12-12', undefined],
  ])('reads the days of %j', (text, start, end) => {
    const { startDate, endDate } = readCircular(`Winter Cup\n${text}`, '2026-11-29').fields
    expect([startDate?.value, endDate?.value]).toEqual([start, end])
  })

  it.each([
    ['Date: 30 Dec to 2 Jan\nLast date: 25 Dec', '2026-12-25'],
    ['Date: 5 Jan\nLast date: 28 Dec', '2026-12-28'],
    ['Last date: 5 Jan', '2027-01-05'],
    ['Date: 12/12\nLast date: 5/12', '2026-12-05'],
    ['नोंदणी अंतिम दि. १०/१२', '2026-12-10'],
    ['Date: 12 Dec\nReg. upto Dec 10', '2026-12-10'],
    ['Date: 12/12\nLD: 5/12', '2026-12-05'],
    ['Date: 12/12\nLst dt 5/12', '2026-12-05'],
    ['Date: 12 Dec\nEntry fee is Rs. 200/- and should reach on or before 10/12/2026', '2026-12-10'],
    ['Entries for the Open (12-13 Dec) are taken till 5th Dec (earlier 30 Nov)', '2026-12-05'],
    ['Date: 12 Dec\nCaptains to contact Mr. Patil 98220 55555 before 10/12/26', '2026-12-10'],
    // A day without its month: the last such day before the tournament.
    ['Date: 27 Dec 2026\nRegister by 24th', '2026-12-24'],
    ['Date: 3 Jan 2027\nLast date: 28', '2026-12-28'],
    ['Date: 3 Jan 2027\nRegistration closes on 28th at 6 pm', '2026-12-28'],
    ['दिनांक: ३ जानेवारी २०२७\nनोंदणी २८ तारखेपर्यंत', '2026-12-28'],
    ['दिनांक: 3 जनवरी 2027\n28 तारीख तक पंजीयन करें', '2026-12-28'],
    ['Rapid on 27 Dec 2026, register by 24th', '2026-12-24'],
    ['Register by 24th', undefined],
    ['Date: 27 Dec 2026\nEntries close on 28th', undefined],
    ['Date: 27 Dec 2026\nRegister before 9th Std exams', undefined],
    ['Date: 27 Dec 2026\nFee: Rs 300 till 20th, Rs 400 after', undefined],
  ])('reads the last day to enter of %j', (text, day) => {
    const { entryDeadline } = readCircular(`Winter Cup\n${text}`, '2026-11-29').fields
    expect(entryDeadline?.value).toBe(day)
  })

  it.each([
    ['सात फेऱ्या स्विस लीग', '7'],
    ['फेऱ्या: नऊ', '9'],
    ['पाँच राउंड', '5'],
    ['फेर\u094d\u200dया : ९', '9'],
    ['Saat pherya', '7'],
    ['Eleven rounds', '11'],
    ['Rounds 9 (3+2)', '9'],
    ['Rds 8 Swiss', '8'],
    ['6 rds 15 5', '6'],
    ['Rounds 5 to 7 on Sunday', undefined],
    ['Two rounds a day', undefined],
    ['सातवी फेरी', undefined],
  ])('reads the number of rounds of %j', (text, rounds) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.rounds?.value).toBe(rounds)
  })

  it('is sure of seats that nothing but the word players stands beside', () => {
    const { maxParticipants } = readCircular('Winter Cup\nMax entries: 350 players', TODAY).fields
    expect(maxParticipants).toMatchObject({ value: '350', isSure: true })
  })

  it.each([
    ['ठिकाण: जि.प. शाळा, वडगाव\nसर्व खेळाडूंना भेटवस्तू', 'जि.प. शाळा, वडगाव'],
    ['Venue: Town Hall, Karad and\nSports Ground', 'Town Hall, Karad and Sports Ground'],
    ['ठिकाण: टाउन हॉल व\nक्रीडा संकुल', 'टाउन हॉल व क्रीडा संकुल'],
    ['Venue for both - Gymkhana, Nashik', 'Gymkhana, Nashik'],
    ['Hall: Mall Banquet, Thane (W)', 'Mall Banquet, Thane (W)'],
    ['Venue: ~Old Hall~ Town Hall, Karad', 'Town Hall, Karad'],
    ['Venue: Same - Town Hall, Karad', 'Town Hall, Karad'],
    ['Venue changed: from Rotary Hall to Town Hall, Karad.', 'Town Hall, Karad'],
    ['Venue: https://maps.example/abc (Town Hall, Karad)', 'Town Hall, Karad'],
    ['Venue: Town Hall, Karad https://maps.example/abc', 'Town Hall, Karad'],
    ['A. B. Hall, Savedi, Ahilyanagar', 'A. B. Hall, Savedi, Ahilyanagar'],
    ['The Open was to be held at Town Hall, Karad is postponed', 'Town Hall, Karad'],
    ['Rapid in our society (Green Valley, Baner, Pune) on 27th Dec', 'Green Valley, Baner, Pune'],
    ['Oak Hall\nAkola', 'Oak Hall, Akola'],
    ['on 20.12.26 at Gokhale Sabhagruh Chiplun 9 am', 'Gokhale Sabhagruh Chiplun'],
    ['Rapid is here, 13 Dec Sunday, Deccan hall Sangli, entry 350', 'Deccan hall Sangli'],
    ['ठिकाण तीच राहील', undefined],
    ['Jaga : Mangal Karyalay, Pandharpur', 'Mangal Karyalay, Pandharpur'],
    ['स्पर्धा दि. ८ ते १० डिसेंबर या कालावधीत क्रीडा संकुल, अहिल्यानगर येथे होईल', 'क्रीडा संकुल, अहिल्यानगर'],
  ])('reads a venue up to its end: %j', (text, venue) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.venue?.value).toBe(venue)
  })

  it.each([
    ['ठिकाण: ग्रामपंचायत कार्यालय, मौजे वडगाव, ता. कराड, जि. सातारा', 'वडगाव'],
    ['ठिकाण: जि.प. शाळा, मु.पो. वडगाव, ता. कराड', 'वडगाव'],
    ['स्थान: पंचायत भवन, ग्राम पिपलिया, जि. देवास', 'पिपलिया'],
    ['Venue: Z.P. School, At Post Loni Kalbhor, Dist. Pune', 'Loni Kalbhor'],
    ['Venue: Rotary Hall, Station Road', undefined],
    ['Venue: Community Hall, 2nd Floor', undefined],
    ['स्थळ: सभागृह, शिवाजी नगर', undefined],
    ['Venue: Town Hall', undefined],
    ['1-day Rapid | 13 Dec | Ichalkaranji', 'Ichalkaranji'],
  ])('offers a village as the town: %j', (text, town) => {
    const { city } = readCircular(`Winter Cup\n${text}`, TODAY).fields
    expect(city).toEqual(town && expect.objectContaining({ value: town, isSure: false }))
  })

  it.each([
    ['वयोगट: ९, ११ व १३ वर्षाच्या आतील', 'U-9, U-11, U-13'],
    ['वयोगट: ९ वर्षाखालील, ११ वर्षांआतील, खुला', 'U-9, U-11, खुला'],
    ['आयु वर्ग: 9, 11 और 13 वर्ष से कम', 'U-9, U-11, U-13'],
    ['Groups: U9, 11 & Open', 'U-9, U-11, Open'],
    ['Groups:\nStd 1 to 4\nStd 5 to 7\nOpen', 'Std 1 to 4, Std 5 to 7, Open'],
    ['९ वर्षाच्या आतील व ११ वर्षांखालील मुले', 'U-9, U-11'],
    ['Vayogat - 14, 17, 19 varshakhalil mule / muli', 'U-14, U-17, U-19'],
    ['Gat: 1) 10 varshakhalil 2) 15 varshakhalil 3) Khula', 'U-10, U-15, Khula'],
    ['Under 7, 9, 11 & 13 Boys and Girls', 'U-7, U-9, U-11, U-13'],
    ['Fees: U8/U10 : 250\nU14/U16 : 300\nOPEN : 400', 'U-8, U-10, U-14, U-16, OPEN'],
    ['Group: U-9, U-11 on Saturday\nGroup: U-13, Open', 'U-9, U-11 on Saturday, U-13, Open'],
    ['१९ वर्षांखालील मुले व मुली', 'U-19'],
    ['१४ वर्षे मुले/मुली - दि. ८/१२\n१७ वर्षे मुले/मुली - दि. ९/१२', 'U-14, U-17'],
    ['Fee : Khula gat - 300, 13 varshakhalil - 200', 'U-13, Khula'],
    ['Open for U-7, U-9', 'U-7, U-9'],
    ['Std I–IV\nStd V–VII', 'Std I-IV, Std V-VII'],
    ['Group A (Std 1-4)\nGroup B: Std 5 to 7', 'Group A (Std 1-4), Group B (Std 5 to 7)'],
    ['Group A (Std 1-4), Group B (Std 5-7)', 'Group A (Std 1-4), Group B (Std 5-7)'],
    ['इयत्ता १ ली ते ४ थी\nइयत्ता ५ वी ते ७ वी', 'इयत्ता 1 ली ते 4 थी, इयत्ता 5 वी ते 7 वी'],
    ['कक्षा 1 से 5, कक्षा 6 से 8', 'कक्षा 1 से 5, कक्षा 6 से 8'],
    ['Class 9-10 am, Class 10-11 am', undefined],
    ['Group A (Advanced) 9.30 am', undefined],
    ['Kids below 16 yrs play free', undefined],
    ['Age cat. U7, U9: 3 trophies each', undefined],
  ])('reads the groups of %j', (text, groups) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.categories?.value).toBe(groups)
  })

  it.each([
    [
      'Players born on or after 01/01/2013 can play.',
      'Players born on or after 01/01/2013 can play',
    ],
    [
      'U-9: born after 1.1.2018\nU-11: born after 1.1.2016',
      'U-9: born after 1.1.2018; U-11: born after 1.1.2016',
    ],
    ['०१/०१/२००७ नंतर जन्मलेले', '01/01/2007 नंतर जन्मलेले'],
    ['Eligibility: U-9 only\nBorn after 1.1.2018', 'U-9 only'],
    ['Bring proof of birth date', undefined],
    ['Age U8 U10: Trophies (3 each)', undefined],
    ['Participation certificate to all!!', undefined],
  ])('reads who may play: %j', (text, limit) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.eligibility?.value).toBe(limit)
  })

  it.each([
    ['sakali 9 wa hajeri, 9.30 wa pahili feri', '09:00'],
    ['Hajeri: sakali 8.30 wa', '08:30'],
    ['सुबह साढ\u093cे आठ बजे रिपोर्टिंग, 9:30 से पहला राउंड', '08:30'],
    ['सकाळी ८.३० वा. हजर राहावे', '08:30'],
    ['Reporting 8.30 am, first round 9.15 am', '08:30'],
    // Beside the day, or under no word but time.
    ['दि. २५/१२/२०२६ रोजी सकाळी ठीक १० वा.', '10:00'],
    ['Sat 5 Dec, 8 pm', '20:00'],
    ['WHEN: 9-10 JANUARY 2027', undefined],
    ['Date: 5 Dec, 8 pm\nTime: 10+2', '20:00'],
    ['शिविर: 20 दिसंबर 2026 (सुबह 10 बजे)\nप्रतियोगिता: 26 दिसंबर 2026, सुबह 9:30 बजे', '09:30'],
    ['Rpt 8.45', '08:45'],
    ['Time: 8:30 a.m. to 4:00 p.m.', '08:30'],
    ['वेळ: स. ९ ते सायं. ६', '09:00'],
    ['Date: 5 Dec\n10 am to 1 pm daily', '10:00'],
    ['Sat 5 Dec, entries till 8 pm', undefined],
    ['5 Dec, prize distribution 6 pm', undefined],
    ['9.30 am first round', undefined],
    // Times that another replaces.
    ['Reporting time changed from 9.00 am to 8.30 am', '08:30'],
    ['Reporting: 9.00 am\nReporting time is changed to 8.30 am', '08:30'],
    ['Reporting time 9 am has been preponed to 8.30 am', '08:30'],
    ['Reporting was scheduled at 9.00 am, it will now be at 8.30 am', '08:30'],
    ['हजेरीची वेळ सकाळी ९ ऐवजी ८.३० वाजता', '08:30'],
    ['रिपोर्टिंग सुबह 9 बजे के बजाय सुबह 8.30 बजे', '08:30'],
    ['हजेरी सकाळी ९ वाजता, उशिरा आल्यास प्रवेश रद्द', '09:00'],
  ])('reads when players have to be there: %j', (text, time) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.reportingTime?.value).toBe(time)
  })

  it.each([
    ['Time: 8:30 a.m. to 4:00 p.m.', 'endTime', '16:00'],
    ['वेळ: स. ९ ते सायं. ६', 'endTime', '18:00'],
    ['Start 9 AM | End 6 PM', 'endTime', '18:00'],
    ['Report 9 am, first round 10 am', 'endTime', undefined],
    ['Reporting time changed from 9.00 am to 8.30 am', 'reportingTime', '08:30'],
    ['Every Sunday', 'repeats', 'Every Sunday'],
    ['Blitz every Saturday & Sunday', 'repeats', 'Every Saturday & Sunday'],
    ['दर रविवारी सकाळी', 'repeats', 'दर रविवारी'],
    ['Every player gets a medal', 'repeats', undefined],
    ['Swiss, 10 mins each', 'timeControl', '10 min'],
    ['Wait 10 mins', 'timeControl', undefined],
    ['Trophies to first 10 players', 'maxParticipants', undefined],
  ] as const)('of %j it offers %s', (text, name, value) => {
    const reading = readCircular(`Winter Cup\n${text}`, TODAY).fields[name]
    expect(reading).toEqual(value && expect.objectContaining({ value, isSure: false }))
  })

  it('returns the source text of each field', () => {
    const { fields, prizes } = readCircular(
      'Winter Cup\nEntry fee: *₹300*\n1st ₹500\n2nd ₹400',
      TODAY
    )
    expect(fields.entryFee).toEqual({ value: '300', phrase: 'Entry fee: ₹300', isSure: true })
    expect(prizes?.phrase).toBe('1st ₹500 · 2nd ₹400')
  })

  it('uses the phone number for registration when there is no form', () => {
    const linkOf = (text: string) => readCircular(text, TODAY).fields.formLink?.value
    const called = 'Contact: Mr. Anil Gaikwad 55500 12345'
    expect(linkOf(called)).toBe('https://wa.me/915550012345')
    expect(linkOf('Register: https://forms.example/x_')).toBe('https://forms.example/x_')
    expect(linkOf(`Register: https://forms.example/x\n${called}`)).toBe('https://forms.example/x')
    expect(linkOf('Contact: office, 02425 123456')).toBeUndefined()
    expect(linkOf(`नोंदणी : 98220 55555\n${called}`)).toBe('https://wa.me/919822055555')
    const { fields } = readCircular('Register on WhatsApp 98220 55555', TODAY)
    expect(fields.contactName).toBeUndefined()
  })

  it.each([
    ['Register by UPI 98220 55555, send the screenshot to 98220 55555', undefined],
    ['जी पे: 98220 55555', undefined],
    ['युपीआय: 98220 55555', undefined],
    ['PhonePay: 98220 55555', undefined],
    ['फ\u093cोन-पे: 98220 55555', undefined],
    ['Registration: pay Rs 300 to 98220 55555', undefined],
    ['Entry on WhatsApp 98220 55555 (GPay to the same number)', undefined],
    ['Payment link: https://rzp.example/l/open', undefined],
    ['Register: https://forms.example/x, pay at https://pay.example/x', 'https://forms.example/x'],
    ['Register and pay online: https://open.example/x', 'https://open.example/x'],
    ['Pay at https://pay.example/x\nRegister: 98220 55555', 'https://wa.me/919822055555'],
  ])('of %j, what is there to pay with is no way to register', (text, link) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.formLink?.value).toBe(link)
  })

  it('asks whether a number that is paid to, too, is the one to register with', () => {
    const isSure = (text: string) => readCircular(text, TODAY).fields.formLink?.isSure
    const called = 'Contact: Mr. Anil Gaikwad 55500 12345'
    expect(isSure(called)).toBe(true)
    expect(isSure(`${called}\nGPay: 55500 12345`)).toBe(false)
  })

  it.each([
    ['PRIZES – Total Rs. 40,000\n1st Rs. 20,000\n2nd Rs. 15,000', 40_000],
    ['बक्षिसे (प्रत्येक गटात)\nप्रथम ₹१,५००\nद्वितीय ₹१,०००', undefined],
  ])('asks about prizes when the total is unclear', (text, stated) => {
    const { prizes } = readCircular(text, TODAY)
    expect(prizes?.isSure).toBe(false)
    expect(prizes?.otherTotal?.stated).toEqual(stated && [stated])
  })

  it.each([
    ['Total prize fund ₹ 25,000', 25_000],
    ['₹1,50,000 Prize Fund', 150_000],
    ['एकूण बक्षिसे 25,000 रुपये', 25_000],
    ['Cash prizes Rs. 50,000', 50_000],
  ])('tells what it leaves out where no prize has a place and an amount: %s', (text, stated) => {
    const { prizes } = readCircular(`Winter Cup\n${text}\nEntry fee: Rs. 300`, TODAY)
    expect(prizes).toMatchObject({ prizes: [], leftOut: [text], isSure: false })
    expect(prizes?.otherTotal?.stated).toEqual([stated])
  })

  it.each(['Trophies to first 5 in every group.', 'प्रत्येक गटात पहिल्या तीन खेळाडूंना चषक व प्रमाणपत्र'])(
    'tells what it leaves out of trophies that are not told one by one: %s',
    (text) => {
      const { prizes } = readCircular(`Winter Cup\n${text}\nEntry fee: Rs. 300`, TODAY)
      expect(prizes).toMatchObject({ prizes: [], isSure: false })
      expect(prizes?.leftOut?.[0]).toContain(text.slice(0, -1))
    }
  )

  it.each([
    ['1st Trophy\n2nd - Trophy, 3rd - Medal\nBest Girl: Trophy and certificate', '1st: Trophy', 4],
    ['U-9\n1st Trophy\n2nd Medal', 'U-9 1st: Trophy', 2],
    ['Best U-7, Best U-9, Best Girl: Trophy each', 'Best U-7: Trophy', 3],
    ['प्रथम - चषक\nद्वितीय - चषक', 'प्रथम: चषक', 2],
    ['Top 3: Trophies\nMedals for all', 'Top 3: Trophies', 1],
    ['Trophies for the first 3 of each group', undefined, 0],
    ['Total prize fund ₹20,000\n1st Trophy', undefined, 0],
  ])('offers trophies as prizes where no money is won: %j', (text, first, count) => {
    const { prizes = [], isSure } = readCircular(`Winter Cup\nPrizes\n${text}`, TODAY).prizes ?? {}
    expect([isSure, prizes.length]).toEqual([false, count])
    expect(prizes[0] && prizeWords(prizes[0])).toBe(first)
  })

  it.each([
    ['1st Rs 500 + trophies', '1st: ₹500, trophies'],
    ['1st Rs 500 + certificates', '1st: ₹500, certificates'],
    ['1st Rs 500 + 3 trophies', '1st: ₹500, 3 trophies'],
    ['1st Rs 500 each + trophies', '1st: ₹500, trophies'],
    ['1st: Trophies + Rs 500', '1st: ₹500, Trophies'],
    ['1st Rs 500 + Gold Medals', '1st: ₹500, Gold Medals'],
    ["1st Rs 500 & winner's trophy", "1st: ₹500, winner's trophy"],
    ['1st Rs 500 plus the cup', '1st: ₹500, the cup'],
    [
      '1st Rs 500 + Trophies, medals and certificates',
      '1st: ₹500, Trophies, medals and certificates',
    ],
    ['1st Rs 500 + trophy, medals for all', '1st: ₹500, trophy'],
    ['1st Rs 500 (trophy)', '1st: ₹500, trophy'],
    ['1st Rs 500 trophy, 2nd Rs 400', '1st: ₹500, trophy'],
    ['1st Rs 500, 2nd Rs 400, trophies', '1st: ₹500'],
    ['1st Rs 500 + gift hampers', '1st: ₹500, gift hampers'],
    ['प्रथम ₹500 व चषके', 'प्रथम: ₹500, चषके'],
    ['प्रथम ₹500 आणि करंडक', 'प्रथम: ₹500, करंडक'],
    ['प्रथम ₹500 + आकर्षक ट्रॉफ्या', 'प्रथम: ₹500, आकर्षक ट्रॉफ्या'],
    ['प्रथम ₹500 सह पदके', 'प्रथम: ₹500, पदके'],
    ['प्रथम ₹500 + सन्मानचिन्ह', 'प्रथम: ₹500, सन्मानचिन्ह'],
    ['प्रथम ₹500 + प्रशस्तीपत्रके', 'प्रथम: ₹500, प्रशस्तीपत्रके'],
    ['प्रथम ₹500 + ट्रॉफियाँ', 'प्रथम: ₹500, ट्रॉफियाँ'],
    ['प्रथम ₹500 और मेडल्स', 'प्रथम: ₹500, मेडल्स'],
    ['प्रथम ₹500 एवं प्रमाण पत्र', 'प्रथम: ₹500, प्रमाण पत्र'],
    ['प्रथम ₹500 + कप', 'प्रथम: ₹500, कप'],
    ['1st Rs 500 + chashak', '1st: ₹500, chashak'],
  ])('keeps what is won beside the money: %j', (text, first) => {
    const { prizes = [] } = readCircular(`Winter Cup\nPrizes\n${text}`, TODAY).prizes ?? {}
    expect(prizes[0] && prizeWords(prizes[0])).toBe(first)
  })

  it.each(['Best Girl: Trophies', 'Best Girl - चषक'])(
    'gives no money of the next line to the winner of %j',
    (text) => {
      const { prizes } = readCircular(`Winter Cup\nPrizes\n1st 500\n${text}\n2nd 400`, TODAY)
      expect(prizes?.prizes.map(prizeWords)).toEqual(['1st: ₹500', '2nd: ₹400'])
      expect(prizes?.leftOut).toEqual([text])
    }
  )

  it.each(['Trophies for all', 'Entry fee: Rs. 300, total Rs. 600', 'Prizes on the spot'])(
    'of %j, nothing is left out of the prizes',
    (text) => {
      expect(readCircular(`Winter Cup\n${text}`, TODAY).prizes).toBeUndefined()
    }
  )

  it.each([
    ['OPEN & AGE GROUP CHESS TOURNAMENT\nDate: 5 Dec 2026', 'OPEN & AGE GROUP CHESS TOURNAMENT'],
    ['Open Chess Tournament\nOPEN 5000/3000/2000', 'Open Chess Tournament'],
    ['1) Open Rapid\nFee 300', 'Open Rapid'],
    [
      'DISTRICT LEVEL\nINTER-SCHOOL\nCHESS CHAMPIONSHIP 2026',
      'DISTRICT LEVEL INTER-SCHOOL CHESS CHAMPIONSHIP 2026',
    ],
    ['CHESS FEST 2026-27\nBlitz - 19 Dec\nRapid - 20 Dec', 'CHESS FEST 2026-27'],
    ['CHECKMATE CUP\nOpen to all', 'CHECKMATE CUP'],
    ['Karad Chess Mahotsav\nFee 300', 'Karad Chess Mahotsav'],
    ['Below 1600 Classical - Thane\nFee 300', 'Below 1600 Classical - Thane'],
    ['Fee 300\nTop 4 selected for State championship, Nagpur', undefined],
    [
      'The 3rd Patil Memorial Rapid which was to be held on 6 Dec is postponed',
      '3rd Patil Memorial Rapid',
    ],
    ['Due to rain, the Ratnagiri Open scheduled on 29 Nov is cancelled', 'Ratnagiri Open'],
    ['Entries for Satara Open Rapid (12-13 Dec) will be accepted till 5 Dec', 'Satara Open Rapid'],
    ['Hello players! 2nd edition of Sangli Super Rapid is here on 13 Dec', 'Sangli Super Rapid'],
    [
      'संघटन द्वारा 20 दिसंबर को अभय प्रशाल में एक दिवसीय शतरंज स्पर्धा का आयोजन किया जा रहा है।',
      'एक दिवसीय शतरंज स्पर्धा',
    ],
    ['4th MGM Open – 14 March – Town Hall, Pune – EF ₹600 – 8 rds', '4th MGM Open'],
    ['CHRISTMAS CHESS CAMP\nFee 300', 'CHRISTMAS CHESS CAMP'],
    ['Tournament Rules\nTouch move', undefined],
    ['Saturday Night Blitz at Vashi!!\nFee 300', 'Saturday Night Blitz'],
    ['२९ नोव्हेंबर रोजी होणारी सातारा खुली बुद्धिबळ स्पर्धा आता १३ डिसेंबरला', 'सातारा खुली बुद्धिबळ स्पर्धा'],
    ['Best Under 8, Under 10 - Trophy\nFee 300', undefined],
    ['विषय :- जिल्हास्तरीय शालेय बुद्धिबळ स्पर्धा आयोजनाबाबत', 'जिल्हास्तरीय शालेय बुद्धिबळ स्पर्धा'],
    ["'महापौर चषक' बुद्धिबळ स्पर्धा", 'महापौर चषक बुद्धिबळ स्पर्धा'],
    ['Event  |  Fee\nOpen  |  500', undefined],
  ])('reads the name of %j', (text, title) => {
    expect(readCircular(text, TODAY).fields.title?.value).toBe(title)
  })

  it.each([
    ['Entry साठी नाव WhatsApp करा 9881122334 (संतोष सर)', 'संतोष सर'],
    ['संपर्क करें: अमित जोशी 98220 55555', 'अमित जोशी'],
    ['Nondani: Amol 98220 55555', 'Amol'],
    ['नोंदणीसाठी : अमोल 98220 55555', 'अमोल'],
    ['Reg: 98220 55555 (WA only)', undefined],
    ['98220 55555 Ravi Patil', 'Ravi Patil'],
    ['WA - Sachin 98220 55555', 'Sachin'],
    ['नावनोंदणी - 98220 55555', undefined],
    ['संपर्क - श्री. विशाल गर्जे, तालुका क्रीडा अधिकारी (मो. 98220 55555)', 'श्री. विशाल गर्जे'],
    ['Contact - Sports Officer Shri. Santosh Wabale - 98220 55555', 'Shri. Santosh Wabale'],
  ])('reads whom to call: %j', (text, name) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).fields.contactName?.value).toBe(name)
  })

  it.each([
    ['GPay: 98220 55555', ['98220 55555']],
    ['Pay on PhonePe 98220 55555, screenshot on the same number', ['98220 55555']],
    ['जी पे: 98220 55555 / +91 98220 55555', ['98220 55555']],
    ['GPay: 98220 55555\nContact: Anil Gaikwad 55500 12345', []],
    ['Entry on WhatsApp 98220 55555', []],
  ])('tells the numbers of %j of which none is one to call', (text, numbers) => {
    expect(readCircular(`Winter Cup\n${text}`, TODAY).unusedNumbers).toEqual(numbers)
  })

  const RAPID = 'Winter Rapid\nDate: 27 Dec 2026\nVenue: Town Hall, Karad\nFee: Rs 300'
  it.each([
    [`${RAPID}\n\nSummer Blitz\nDate: 10 Jan 2027\nVenue: Oak Hall, Satara\nFee: Rs 200`, true],
    [
      'First is our Christmas Blitz on 25 December at the academy hall, 9 rounds 3+2, entry 100. Then on 3rd January 2027 we go for Nashik Inter School Rapid at Boys Town School, fee 350, 7 rounds.',
      true,
    ],
    [`${RAPID}\n\nPrize giving\nDate: 28 Dec 2026\nVenue: Oak Hall, Satara`, false],
    [`Winter Cup\nDate: 27 Dec 2026\nU-9 date: 28 Dec 2026\nFee: ₹300\nU-9 fee: ₹200`, false],
    [`${RAPID}\n\nReminder\n${RAPID}`, false],
  ])('of %j it says whether it holds two tournaments', (text, isOfTwo) => {
    expect(readCircular(text, TODAY).isOfTwo).toBe(isOfTwo)
  })

  it('lists further phone numbers', () => {
    const text = 'Contact: Anil Gaikwad 55500 12345, Sunil Pawar 98220 55555 / +91 55500 12345'
    const { contactPhone } = readCircular(text, TODAY).fields
    expect(contactPhone).toMatchObject({ value: '55500 12345', others: ['98220 55555'] })
  })

  it.each([
    ['on 12th December at 9 am', true],
    ['12 & 13 Dec 2026', true],
    ['१२ डिसेंबर', false],
    ['12 डिसेंबर', true],
    ['12 Dec 2025, again on 13 Dec', false],
  ])('recognises whether %s names the day', (text, isNamed) => {
    expect(namesDay(text, '2026-12-12')).toBe(isNamed)
  })

  it('joins no broken lines to one that is too long to be read', () => {
    const lines = Array.from({ length: 10 }, () => '12 & '.repeat(400))
    const lengths = statements(lines).map(({ text }) => text.length)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2000)
  })

  it('reads a very long text without hanging', () => {
    const { startDate, venue } = readCircular('1'.repeat(30_000), TODAY).fields
    expect([startDate, venue]).toEqual([undefined, undefined])
  })
})

it.each([
  ['[24/11, 9:14 pm] Sachin Arbiter Ngr: A', 'A'],
  ['[9:14\u202fpm, 24/11/2026] +91 98765 43210: A\n[24/11/26, 21:14:03] Name: B', 'A\nB'],
  ['24/11/26, 9:14 pm - Name: A\nB\n24/11/26, 9:15 pm - Name: C', 'A\nB\nC'],
  ['A\n13/12/26, 9:30 am - Inauguration: hall', 'A\n13/12/26, 9:30 am - Inauguration: hall'],
  ...['Forwarded many times', 'फॉरवर्ड', 'फॉरवर्ड केलेला', 'अग्रेषित'].map((line) => [`${line}\nA`, 'A']),
  ['फॉरवर्ड करा\nA', 'A'],
])('removes the chat header from %j', (text, description) => {
  expect(circularDescription(text)).toBe(description)
})

it('removes forwarding lines, greetings and marks from the description', () => {
  const text = `*Fwd: Fwd: jai shri ram 🙏*\nDear parents,\npls fwd in all groups\n\n*WINTER CUP*\nDate: 13 Dec\nThanks\n🙏🙏`
  expect(circularDescription(text)).toBe('WINTER CUP\nDate: 13 Dec')
})

it('cuts a description that is too long at the end of a line', () => {
  const lines = Array.from({ length: 70 }, (_, at) =>
    `Rule ${at}: ${'bring a clock '.repeat(10)}`.trim()
  )
  const description = circularDescription(lines.join('\n'))
  expect(description.length).toBeLessThanOrEqual(5000)
  expect(description.length).toBeGreaterThan(4800)
  expect(lines).toContain(description.split('\n').at(-1))
})

// @vitest-environment happy-dom
import { LANGUAGES } from '@academy/api/shared/languages/languages'
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import * as labels from '@academy/api/shared/words/results_words'
import { expect, it } from 'vitest'
import { m } from '@/lib/messages'
import { mergeLists } from './merge'
import { readPasted } from '@/features/results/reading/read-source'

const begun = { ...NO_RESULTS, rounds: 7 }
const read = (text: string, current: StoredResults = begun, html?: string) =>
  mergeLists(current, readPasted(text, html))

const namesOf = ({ players }: StoredResults) =>
  players.map(({ no, name }) => `${no} ${name}`).join('; ')

const NUMBERS =
  'No.|Sr No|Sr. No.|S.No|S. No.|Sl. No.|Sr.|#|Serial No|Roll No.|क्र.|अ.क्र.|अ. क्र.|अनु. क्र.|अनुक्रमांक|क्रमांक|क्र.सं.|क्रम संख्या'
const NAMES =
  'Name|NAME|Names|Player|Players|Player Name|Player’s Name|Name of Player|Name of the Player|Student Name|Name of Student|Full name|Participant|Child Name|First Name|नाव|नांव|खेळाडू|खेळाडूचे नाव|पूर्ण नाव|विद्यार्थ्याचे नाव|नाम|खिलाड़ी|खिलाड़ी का नाम|खिलाड़ी'

it.each([
  ...NUMBERS.split('|').map((no) => [no, 'Name']),
  ...NAMES.split('|').map((name) => ['No.', name]),
])('a list of players is known by %j and %j, whatever stands beside them', (no, name) => {
  for (const others of [
    ['', ''],
    ['\tRating', '\t1200'],
    ['\tDOB\tVillage\tRating\tMobile', '\t1/2/2014\tAkole\t1200\t9822012345'],
  ]) {
    const [head = '', row = ''] = others
    const { results, lists } = read(
      `${no}\t${name}${head}\n1\tAsha Jadhav${row}\n२\tOm Patil${row}`
    )
    expect(lists[0]?.kind).toBe('start')
    expect(namesOf(results)).toBe('1 Asha Jadhav; 2 Om Patil')
    expect(results.players[0]?.rating).toBe(head ? 1200 : null)
  }
})

it.each(LANGUAGES)(
  'lists are known by the words that the website has for their columns: %s',
  (language) => {
    const [no, place, points] = [labels.startingNumber, labels.place, labels.points].map(
      (words) => words[language]
    )
    const [white, black, result] = [labels.white, labels.black, labels.result].map(
      (words) => words[language]
    )
    const start = read(`${no}\tName\n1\tAsha\n2\tOm`).results
    const standings = read(`${place}\tName\t${points}\n1\tOm\t1\n2\tAsha\t0`, start)
    expect(standings.results.players.map(({ rank }) => rank)).toEqual([2, 1])
    const round = read(
      `Round 1\nNo.\t${white}\t${result}\t${black}\tNo.\n1\tAsha\t1-0\tOm\t2`,
      start
    )
    expect(round.results.games).toMatchObject([{ white: 1, black: 2, result: '1-0' }])
  }
)

const PRIVATE =
  'Mob. No|Mob No.|Mob|MOB.NO|Mob. Number|Ph. No.|Ph No|Ph.|Cont. No|Cont No.|Cell No.|Tel. No|Parent mob|Parents Mob. No.|Student Ph. No|Mob No 1|Mob. 2|Alternate No.|Emergency No|WA No|Watsapp no|Gmail ID|Mail id|UID No.|Samagra ID|Residence|Blood Group|मो. नं.|मो. क्र.|मो.नंबर|मोबा. नं.|मोबा.|भ्रमणध्वनी|भ्रमणध्वनी क्र.|दूरध्वनी क्र.|दूरभाष|चलभाष|व्हॉट्सॲप नंबर|व्हाट्सएप|वॉट्सऐप नंबर|वाट्सअप|पत्ता व गाव|निवास|रक्तगट|वडिलांचा मो. नं.|पालक मोबा.|DOB|D.O.B.|Date of Birth|Birth Date|Birthday|Age|Mobile|Mobile No.|Mob.|Phone|Phone Number|Contact|Contact No|WhatsApp No.|Email|E-mail|Address|Village|Taluka|Pin code|Aadhaar No.|Parent’s Name|Father Name|Mother’s name|Guardian|जन्मतारीख|जन्म दिनांक|वय|मोबाईल नं.|मोबाइल|संपर्क|फोन नंबर|पत्ता|गाव|पालकांचे नाव|वडिलांचे नाव|आईचे नाव|आधार क्र.|जन्म तिथि|उम्र|पता|गाँव|पिता का नाम|माता का नाम'

it.each(PRIVATE.split('|'))('what is under %j is dropped, and the preview says so', (column) => {
  const secret = 'SECRET 9822012345'
  for (const row of [`1\tAsha\t${secret}`, `1\tAsha\t${secret}\t1200`]) {
    const head = `Sr No\tName\t${column}${row.endsWith('1200') ? '\tRating' : ''}`
    const { results, adjustments } = read(`${head}\n${row}`)
    expect(adjustments).toEqual([m.adjustedPrivate({ columns: column })])
    expect(JSON.stringify(results)).not.toMatch(/SECRET|98220/)
  }
})

it.each([
  ['No.\tName\n1\tAsha Jadhav 9822012345\n2\tOm', 2],
  ['No.\tName\n1\tAsha\n2\tOm Patil +91 98220 12345', 3],
  ['No.\tName\n1\tAsha Jadhav 12/03/2014\n2\tOm', 2],
  ['Sr No\tName\tCity\n1\tAsha\t12 MG Road, Pune, 9822012345', 2],
  ['Sr No\tName\tFIDE ID\tCategory\n1\tAsha\t25012345\tDOB 1/2/14', 2],
])('a telephone number or a date beside a name is refused: %j', (text, line) => {
  expect(() => read(text)).toThrow(m.readPrivate({ line, text: '' }).split('“')[0])
})

it('a telephone number is no number of FIDE', () => {
  const { results, adjustments } = read(
    'Sr No\tName\tFIDE ID\n1\tAsha\t9822012345\n2\tOm\t25012345'
  )
  expect(results.players.map(({ fideId }) => fideId)).toEqual([null, '25012345'])
  expect(adjustments).toEqual([m.adjustedFideIds({ names: 'Asha' })])
})

it('given names and surnames may stand in columns of their own', () => {
  const { results } = read(
    'Sr No\tFirst Name\tMiddle Name\tSurname\n1\tAsha\tRavi\tJadhav\n2\tOm\t\tPatil'
  )
  expect(namesOf(results)).toBe('1 Asha Ravi Jadhav; 2 Om Patil')
})

it.each([
  ['one name a line', 'Asha Jadhav\nOm Patil', '1 Asha Jadhav; 2 Om Patil'],
  ['with numbers', '1. Asha Jadhav\n2. Om Patil', '1 Asha Jadhav; 2 Om Patil'],
  ['with numbers in brackets', '1) Asha Jadhav\n\n(2) Om Patil', '1 Asha Jadhav; 2 Om Patil'],
  ['with numbers of Marathi', '१. आशा जाधव\n२. ओम पाटील', '1 आशा जाधव; 2 ओम पाटील'],
  ['with cells and no head', '1\tAsha Jadhav\n2\tOm Patil', '1 Asha Jadhav; 2 Om Patil'],
  ['below a head', 'Name\nAsha Jadhav\nOm Patil', '1 Asha Jadhav; 2 Om Patil'],
  [
    'below a title',
    'Players of our cup:\n1 Jadhav, Asha\n2 D’Souza A. B.',
    '1 Jadhav, Asha; 2 D’Souza A. B.',
  ],
  [
    'with bullets, stars and pictures',
    '*Our players* ♟️\n• *Asha Jadhav* ✅\n• Om Patil 👍',
    '1 Asha Jadhav; 2 Om Patil',
  ],
  ['with numbers in boxes', '1️⃣ Asha Jadhav\n2️⃣ Om Patil', '1 Asha Jadhav; 2 Om Patil'],
  [
    'behind a stamp',
    '[28/11, 10:05 am] Ravi Sir: 1. Asha Jadhav\n2. Om Patil\n3. Isha Kale',
    '1 Asha Jadhav; 2 Om Patil; 3 Isha Kale',
  ],
  [
    'with a name like a result',
    'जितेंद्र काळे\nआशा जाधव\nओम पाटील',
    '1 जितेंद्र काळे; 2 आशा जाधव; 3 ओम पाटील',
  ],
  [
    'with a name like one who won',
    '1. राम जीता\n2. आशा जाधव\n3. ओम पाटील',
    '1 राम जीता; 2 आशा जाधव; 3 ओम पाटील',
  ],
])('nothing but names is a starting list: %s', (_name, text, names) => {
  const rows = text
    .split('\n')
    .map((row) => `<tr><td>${row.replaceAll('\t', '</td><td>')}</td></tr>`)
  for (const html of [undefined, `<table>${rows.join('')}</table>`]) {
    const { results, summaries } = read(text, begun, html)
    expect(namesOf(results)).toBe(names)
    expect(summaries).toEqual([`Starting list: ${results.players.length} players`])
  }
})

it.each([
  [/no list in it/, 'Asha Jadhav'],
  [/no list in it/, 'Dear parents, see you on Sunday.\nPlease bring a pen.'],
  [/paste those first/, 'Kale beat Patil\nJoshi lost to Rao'],
  [/paste those first/, 'Kale won\nJoshi lost'],
  [/Line 1 could not be read/, '1. Asha Jadhav (145)\n2. Om Patil (1300)'],
  [/Line 1 could not be read/, '1. Asha Jadhav 2014\n2. Om Patil 2013'],
  [/Line 1 could not be read/, '1. Asha Jadhav - Om Patil 98220 12345\n2. Isha Kale - Ravi Rao'],
  [/Line 1 could not be read/, '1. Asha U-9 - Om U-9\n2. Isha U-9 - Ravi U-9'],
  [/Line 1 could not be read/, '1. Asha Jadhav 1432 - Om Patil\n2. Isha Kale - Ravi Rao'],
  [/Line 1 could not be read/, '1. Asha Jadhav U-11 6\n2. Om Patil U-9 5'],
  [/Line 1 could not be read/, '1. Asha Jadhav (Akole)\n2. Om Patil\n3. Isha Kale'],
  [/Line 3 could not be read: “3. Isha Kale no 5”/, '1. Asha\n2. Om Patil\n3. Isha Kale no 5'],
  [/Line 1 has several columns/, '1\tAsha Jadhav\tOm Patil\n2\tIsha Kale\tRavi Rao'],
  [/Line 1 has several columns/, '1\tAsha Jadhav\tModern School\n2\tIsha Kale\tModern School'],
  [/Line 2 could not be read/, '1. Asha Jadhav\nOm: 9822012345\n3. Isha Kale'],
])('names that may be none are refused: %s', (reason, text) => {
  expect(() => read(text)).toThrow(reason)
})

it.each([
  '1. Asha Jadhav, Nehru Vidyalaya\n2. Om Patil - Z.P. School\n3. Isha Kale',
  '• Asha Jadhav (Nehru Vidyalaya)\n• Om Patil, Z.P. School\n• Isha Kale',
])('a school behind a name is no part of it, and no opponent: %j', (text) => {
  const { results } = read(text)
  expect(results.players.map(({ name, club }) => [name, club])).toEqual([
    ['Asha Jadhav', 'Nehru Vidyalaya'],
    ['Om Patil', 'Z.P. School'],
    ['Isha Kale', null],
  ])
  expect(results.schoolPlayers).toBe(4)
})

it.each([
  [
    '1. Asha Jadhav (U-11)\n2. Om Patil U9\n3. Isha Kale',
    'Asha Jadhav U-11; Om Patil U-9; Isha Kale',
  ],
  ['Asha Jadhav - under 11\nOm Patil (Open)', 'Asha Jadhav U-11; Om Patil Open'],
  ['1. Asha Jadhav Open\n2. Om Patil', 'Asha Jadhav Open; Om Patil'],
  [
    '१. आशा जाधव (अंडर ११)\n२. ईशा काळे - मुली\n३. ओम पाटील ११ वर्षांखालील',
    'आशा जाधव U-11; ईशा काळे मुली; ओम पाटील 11 वर्षांखालील',
  ],
  ['1. Asha Jadhav class 4\n2. Om Patil (3rd std)', 'Asha Jadhav class 4; Om Patil 3rd std'],
  ['१) आशा जाधव इ. ४ थी\n२) ओम पाटील (इयत्ता ३ री)', 'आशा जाधव इ. 4 थी; ओम पाटील इयत्ता 3 री'],
  ['1. Asha Jadhav (10 yrs)\n2. Om Patil', 'Asha Jadhav; Om Patil', '10 yrs'],
  [
    'Asha Jadhav (12/05/2015)\nOm Patil paid 200 - 98220 12345',
    'Asha Jadhav; Om Patil',
    '12/05/2015, paid 200, 98220 12345',
  ],
  ['1. Asha Jadhav 1432\n2. Om Patil (1300)\n3. Isha', 'Asha Jadhav 1432; Om Patil 1300; Isha'],
  ['No.\tName\n1\tAsha Jadhav (U-11)\n2\tOm Patil 1300', 'Asha Jadhav U-11; Om Patil 1300'],
  ['Sr No\tName\tClub\n1\tAsha Jadhav - paid\tAkole', 'Asha Jadhav', 'paid'],
  ['1. Om Bhim\n2. संजय मुले\n3. Asha Jadhav (GPay)', 'Om Bhim; संजय मुले; Asha Jadhav', 'GPay'],
  ['1. Asha Jadhav, Modern School (U-11) 1432\n2. Om', 'Asha Jadhav 1432 U-11; Om'],
  ['1. Asha Jadhav - Rtg 987\n2. Om Patil (unrated)', 'Asha Jadhav 987; Om Patil'],
  ['Asha Jadhav - paid\nOm Patil - paid', 'Asha Jadhav; Om Patil', 'paid'],
  ['1. Asha Jadhav ✔️ Paid\n2. Om Patil not paid', 'Asha Jadhav; Om Patil', 'Paid, not paid'],
  ['1. आशा जाधव - फी भरली\n2. Om Patil - पेड', 'आशा जाधव; Om Patil', 'फी भरली, पेड'],
  [
    '1. Asha Jadhav - U-11 - 1432 - paid by GPay\n2. Om Patil Rs. 300 paid',
    'Asha Jadhav 1432 U-11; Om Patil',
    'paid by GPay, Rs. 300 paid',
  ],
  ['No.\tName\tSurname\n1\tAsha\tJadhav paid\n2\tOm\tPatil', 'Asha Jadhav; Om Patil', 'paid'],
])('what stands behind a name is no part of it: %j', (text, players, dropped = '') => {
  const { results, adjustments } = read(text)
  const words = results.players.map(({ name, rating, group }) => [name, rating, group])
  expect(words.map((one) => one.filter((word) => word !== null).join(' ')).join('; ')).toBe(players)
  expect(adjustments.filter((note) => note !== m.adjustedByPlace())).toEqual(
    dropped ? [m.adjustedPrivate({ columns: dropped })] : []
  )
})

it.each([
  '1. Asha Jadhav - Sangamner\n2. Om Patil - Akole\n3. Isha Kale - Sangamner',
  'Asha Jadhav (Sangamner)\nOm Patil (Akole)\nIsha Kale (Sangamner)',
  'Participants\nAsha Jadhav - Sangamner\nOm Patil - Akole\nIsha Kale - Sangamner',
  '1. Asha Jadhav U-11 1432 paid - Sangamner\n2. Om Patil ✅ paid, Akole\n3. Isha Kale (Sangamner) U-9',
  '1. Asha Jadhav, Sangamner, U-11, paid\n2. Om Patil, Akole, U-9\n3. Isha Kale, Sangamner',
  'Players\n1. Asha Jadhav 1432 - Sangamner\n2. Om Patil - Akole\n3. Isha Kale U-9, Sangamner',
])('a place behind a name is no opponent: %j', (text) => {
  const { results } = read(text)
  expect(results.players.map(({ name, club }) => `${name}, ${club}`)).toEqual([
    'Asha Jadhav, Sangamner',
    'Om Patil, Akole',
    'Isha Kale, Sangamner',
  ])
  expect(results.schoolPlayers).toBe(0)
})

it.each([
  [
    'of a list that tells who has paid a single place is known',
    '1. Asha Jadhav U-11 paid - Akole\n2. Om Patil paid',
    ['Akole', null],
  ],
  [
    'two who enter in one line are no player and a place',
    '1. Asha Kale, Om Rao paid\n2. Isha Deo',
    [null, null],
  ],
  ['a second child is no place', '1. Asha Kale, Om paid\n2. Isha Deo paid', [null, null]],
  ['a second child is no place, in Marathi', 'आशा काळे, ओम फी भरली\nईशा देव', [null, null]],
  ['a second child is no place, with a sum', 'Asha Kale, Om - 200/-\nIsha Deo', [null, null]],
  ['a name that is a town is none', '1. Asha Kale, Anand paid\n2. Isha Deo', [null, null]],
  [
    'two children in each line are no places',
    'Players\n1. Asha Kale, Om\n2. Isha Deo, Sai',
    [null, null],
  ],
  [
    'a second child is no place among places',
    '1. Asha Kale, Om paid\n2. Isha Deo, Akole\n3. Ravi Rao, Akole',
    [null, 'Akole', 'Akole'],
  ],
  [
    'another player of the list is no place',
    '1. Asha Kale, Vihaan\n2. Isha Deo, Akole\n3. Ravi Rao, Akole\n4. Vihaan More',
    [null, 'Akole', 'Akole', null],
  ],
  [
    'a village among places that repeat is one',
    '1. Asha Kale, Rajur paid\n2. Isha Deo, Akole\n3. Ravi Rao, Akole',
    ['Rajur', 'Akole', 'Akole'],
  ],
  [
    'a village beside a town is one',
    '1. Asha Jadhav - Rajur paid\n2. Om Patil - Akole paid',
    ['Rajur', 'Akole'],
  ],
  [
    'a town behind a comma is known where somebody has paid',
    '1. आशा काळे, संगमनेर फी भरली\n2. Om Patil, Karad paid',
    ['संगमनेर', 'Karad'],
  ],
  [
    'of a list of players places are known though none repeats',
    'खेळाडूंची यादी\n1. Asha Jadhav - Sangamner\n2. Om Patil - Akole',
    ['Sangamner', 'Akole'],
  ],
])('%s', (_title, text, clubs) => {
  expect(read(text).results.players.map(({ club }) => club)).toEqual(clubs)
})

it.each([
  '1. Asha Kale paid, Om paid\n2. Isha Deo',
  '1. Asha Kale - Om paid\n2. Isha Deo',
  '1. Asha Kale (Om) paid\n2. Isha Deo',
  '1. Asha Kale absent\n2. Isha Deo\n3. Om Rao',
  '1. आशा काळे गैरहजर\n2. ईशा देव\n3. ओम राव',
])('what may be no name or a second one is refused: %j', (text) => {
  expect(() => read(text)).toThrow(/Line 1 could not be read/)
})

it.each([
  '1. Kulkarni - Patil\n2. Jadhav - Patil',
  'Round 1\n1. Asha Kulkarni - Patil\n2. Om Jadhav - Patil',
  '1. Asha Patil - Om Rao\n2. Isha Kale - Uma Deo',
])('players who meet are no places: %j', (text) => {
  expect(() => read(text)).toThrow(m.readPlayersFirst())
})

it.each([
  ['Open', 'U-11\n1. Asha Jadhav\n2. Om Patil\n\nOpen\n1. Isha Kale\n2. Ira Rao'],
  ['Open group:', 'U-11\nAsha Jadhav\nOm Patil\nOpen group:\nIsha Kale\nIra Rao'],
  ['U-13', 'U-11\nAsha Jadhav\nOm Patil\nU-13\nIsha Kale'],
  ['मुली', '1. आशा जाधव - 6\n2. ओम पाटील - 5\nमुली\n1. ईशा काळे - 6\n2. इरा राव - 5'],
  ['Open', 'U-11\nNo.\tName\n1\tAsha\n2\tOm\n\nOpen\nNo.\tName\n1\tIsha\n2\tIra'],
  ['U-13', 'No.  Name\n1  Asha\n2  Om\n\nU-13\nNo.  Name\n1  Isha\n2  Ira'],
  ['Girls', 'Round 1\n1. Asha vs Om\nGirls\n1. Isha vs Ira'],
  ['U-9', 'U-11\n1. Asha 1-0 Om\nU-9\n1. Isha 1-0 Ira'],
])('two groups are told to be pasted one at a time: %s', (group, text) => {
  expect(() => read(text)).toThrow(m.readTwoGroups({ group }))
})

it.each([
  'क्र., नाव, गुण\n१, आशा जाधव, ३\n२, ओम पाटील, २½',
  '| क्र. | नाव | गुण |\n|---|:---|---|\n| १ | आशा जाधव | ३ |\n| २ | ओम पाटील | २½ |',
])('digits of Marathi are read in any table: %j', (text) => {
  const { results } = read(text)
  expect(results.players.map(({ no, points }) => [no, points])).toEqual([
    [1, 3],
    [2, 2.5],
  ])
})

it('names alone do not change a list that is published', () => {
  const { results } = read('1. Asha Jadhav\n2. Om Patil')
  expect(() => read('Ira Rao\nUma Deo', results)).toThrow(m.readBareLater())
})

it.each([
  ...['Sr No', 'S.No', 'Sr.', 'Roll No', 'No.', 'अ.क्र.', 'अनुक्रमांक', 'क्र.'].map((no) => [
    `${no}\tName\tPoints\n1\tOm Patil\t3\n2\tAsha Jadhav\t2\n3\tIsha Kale\t1`,
    no,
    '1 Asha Jadhav 2; 2 Om Patil 3; 3 Isha Kale 1',
  ]),
  ...['Sr No', 'Rank', 'क्र.सं.'].map((no) => [
    `${no}\tName\tRating\n1\tIsha Kale\t1200\n2\tIra Rao\t1100\n3\tOm Patil\t0\n4\tAsha Jadhav\t0`,
    no,
    '1 Asha Jadhav; 2 Om Patil; 3 Isha Kale; 4 Ira Rao',
  ]),
])('names win over a number that counts lines: %j', (text, column, players) => {
  const start = read('No.\tName\n1\tAsha Jadhav\n2\tOm Patil\n3\tIsha Kale').results
  const { results, adjustments } = read(text, start)
  const words = results.players.map(({ no, name, points }) =>
    `${no} ${name} ${points ?? ''}`.trim()
  )
  expect(words.join('; ')).toBe(players)
  expect(adjustments[0]).toBe(m.adjustedSerial({ column }))
})

it('a number that counts lines is the starting number where no name contradicts it', () => {
  const list = 'Sr No\tName\tRating\n1\tAsha Jadhav\t1200\n2\tOm Patil\t0'
  const start = read(list).results
  expect(namesOf(start)).toBe('1 Asha Jadhav; 2 Om Patil')
  const { results, adjustments } = read(list.replace('Om Patil', 'Omkar Patil'), start)
  expect(namesOf(results)).toBe('1 Asha Jadhav; 2 Omkar Patil')
  expect(adjustments).toEqual([m.adjustedName({ no: 2, from: 'Om Patil', to: 'Omkar Patil' })])
})

it('two players of one name keep their numbers in a list that counts its lines', () => {
  const start = read('No.\tName\tRating\n1\tOm Patil\t0\n2\tOm Patil\t1300\n3\tIra\t0').results
  const { results } = read(
    'Sr No\tName\tRating\n1\tIra\t0\n2\tOm Patil\t1300\n3\tOm Patil\t0',
    start
  )
  expect(results.players).toMatchObject(start.players)
})

it.each(['', '-', '—', '0', 'NA', 'N/A', 'Nil', 'UR', 'Unrated', 'नाही'])(
  'a player may have no rating, written as %j',
  (rating) => {
    expect(read(`Sr No\tName\tRating\n1\tAsha\t${rating}`).results.players[0]?.rating).toBeNull()
  }
)

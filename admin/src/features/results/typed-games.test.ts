import { expect, it } from 'vitest'
import { typedGames } from './typed-games'

const GAME = '7. Asha Jadhav 1-0 Sana More'

/** What becomes of a line before a game, and after it. */
function outcome(text: string): string {
  try {
    const lines = typedGames(text) ?? []
    return lines
      .filter(({ cells }) => cells.length === 4 && cells[0] !== 'Board')
      .map(({ cells }) => cells.join(' '))
      .filter((game) => game !== '7 Asha Jadhav 1-0 Sana More')
      .join('; ')
  } catch (error) {
    return error instanceof Error && /“/.test(error.message) ? 'refused' : String(error)
  }
}

const READ = [
  ['2. Kale 1-0 Patil', '2 Kale 1-0 Patil'],
  ['2) Kale 0-1 Patil', '2 Kale 0-1 Patil'],
  ['2 Kale 1 - 0 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1\u00a0–\u00a00 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1‑0 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1\u200b-\u200e0 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1:0 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1️⃣-0️⃣ Patil', '2 Kale 1-0 Patil'],
  ['２．Kale １－０ Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1-0 Patil ✅', '2 Kale 1-0 Patil'],
  ['• 2. Kale 1-0 Patil', '2 Kale 1-0 Patil'],
  ['- 2. Kale 1-0 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale 1-0 Patil <This message was edited>', '2 Kale 1-0 Patil'],
  ['*2. Kale* 1-0 _Patil_', '2 Kale 1-0 Patil'],
  ['Kale 1-0 Patil', ' Kale 1-0 Patil'],
  ['Kale vs Patil 1-0', ' Kale 1-0 Patil'],
  ['2. Kale v/s Patil = 0-1', '2 Kale 0-1 Patil'],
  ['Board 2: ½-½', '2 ? ½-½ ?'],
  ['Board 2: 1/2-1/2', '2 ? ½-½ ?'],
  ['Board no. 2 - 1/2 - 1/2', '2 ? ½-½ ?'],
  ['Bd 2 1⁄2–1⁄2', '2 ? ½-½ ?'],
  ['2. Kale 1/2 1/2 Patil', '2 Kale ½-½ Patil'],
  ['2. Kale 0.5-0.5 Patil', '2 Kale 0.5-0.5 Patil'],
  ['2. Kale 1.0-0.0 Patil', '2 Kale 1-0 Patil'],
  ['2. Kale draw Patil', '2 Kale ½-½ Patil'],
  ['पट २: ०-१', '2 ? 0-1 ?'],
  ['२. काळे १-० पाटील', '2 काळे 1-0 पाटील'],
  ['2. चक्रधर काळे 1-0 जीत पाटील', '2 चक्रधर काळे 1-0 जीत पाटील'],
  ['2. Kale 1-0F Patil', '2 Kale +-- Patil'],
  ['2. Kale +/- Patil', '2 Kale +-- Patil'],
  ['Kale + - Patil', ' Kale +-- Patil'],
  ['2. Kale + - - Patil', '2 Kale +-- Patil'],
  ['Kale -/+ Patil', ' Kale --+ Patil'],
  ['2. Kale - - + Patil', '2 Kale --+ Patil'],
  ['Board 2: +-', '2 ? +-- ?'],
  ['12-1-0', '12 ? 1-0 ?'],
  ['4 = 1-0', '4 ? 1-0 ?'],
  ['2. Kale (5) 1-0 Patil (12)', '2 Kale (5) 1-0 Patil (12)'],
  ['Kale (5) vs Patil (12): 0-1', ' Kale (5) 0-1 Patil (12)'],
  ['4] Kale [1-0] Patil!', '4 Kale 1-0 Patil'],
  ['2. Kale, Isha, 1-0, Patil, Om', '2 Kale, Isha 1-0 Patil, Om'],
  ['काळे वि. पाटील १-०', ' काळे 1-0 पाटील'],
  ['➡️ 2. Kale 1-0 Patil', '2 Kale 1-0 Patil'],
  ['[29/11/26, 10:05:33 PM] Ravi: Board 2: 1-0', '2 ? 1-0 ?'],
  ['[28/11, 10:05 am] Ravi Sir: 2. Kale 1-0 Patil', '2 Kale 1-0 Patil'],
] as const

const REFUSED = [
  'Kale 0-1 Patil?',
  '2. Kale 0-1 Patil (?)',
  'Kale 0-1 ?',
  '2. Kale 1-0 Patil 🤔',
  'Kale vs Patil 1-0 ❓',
  'Correction: 2. Kale 0-1 Patil',
  '2 Kale 1-0 Patil 2nd',
  'Kale beat Patil',
  'Kale b Patil 1-0 on board 2',
  'Board 2 white won',
  'Board two: Black',
  'Table two - White',
  'Round 3: 2. Kale 1-0 Patil',
  'Round 3 - 2. Kale 1-0 Patil',
  'R3 2. Kale 1-0 Patil',
  'फेरी ३: २. काळे १-० पाटील',
  'Round 3 won by Kale',
  'Round: 1-0',
  'Rounds 3 and 4',
  'Round 3 results, round 4 pairings',
  'bye: 4. Joshi 1-0',
  'Kale 1-0 Patil bye',
  'Bye: Kale 1-0 Patil',
  'Bye, Kale won',
  'बाय: काळे जिंकला',
  '0. Kale 1-0 Patil',
  'Board 0: 1-0',
  '00. Kale 1-0 Patil',
  'Kale - + - Patil',
  'Kale - - - Patil',
  'Kale -/- Patil',
  'Kale + Patil',
  'Kale > Patil',
  '2. Kale ½-½F Patil',
  '2. Kale 1-0 Patil draw',
  '2. Kale draw Patil 1-0',
  'Kale 1-0 Patil ½-½',
  '2. 1-0 3. 0-1',
  '2. Kale 1-0 Patil, 3. Joshi 0-1 Rao',
  '~2. Kale 1-0 Patil~',
  '2. Kale 1-0 Patil ❌',
  'Kale ✅ Patil ❌',
  'Kale 🤝 Patil',
  'Kale 🏆 Patil',
  'Kale ✅',
  'Kale 1 Patil 0',
  'Kale (w) 1 Patil 0',
  'Kale (1) Patil (0)',
  'Kale 1_0 Patil',
  'Kale 1-O Patil',
  'Kale 2-0 Patil',
  'Kale 1.00-0.00 Patil',
  '1-0',
  '10-0',
  '12-1',
  '2. Kale',
  '2 Kale wins',
  'Kale wins on board 4',
  'Kale W, Patil L',
  'Kale defeated Patil',
  'Patil resigned',
  'Patil lost on time',
  'Kale got walkover',
  'Kale walk-over',
  'Patil absent',
  'Patil did not come',
  'Kale full point',
  'Kale half',
  'Kale and Patil drew',
  'Kale checkmated Patil',
  'Kale vs Patil',
  'Winner: Kale',
  'Kale jinkla',
  'Patil harla',
  'Kale jeet gaya',
  'Patil haar gaya',
  'Kale Patil barobari',
  'काळे जिंकला',
  'काळेने पाटीलला हरवले',
  'पाटील हरला',
  'काळे विजयी',
  'काळे व पाटील बरोबरी',
  'पाटील गैरहजर',
  'पाटीलने राजीनामा दिला',
  'काळेला पुढे चाल',
  'पाटील आला नाही',
  'पट दोन: काळा',
  'काले जीत गया',
  'पाटिल हार गया',
  'पाटिल को हराया',
  'काले को वॉकओवर',
  'पाटिल अनुपस्थित',
  'पाटिल नहीं आया',
  'बोर्ड दो: सफ़ेद',
  'बाजी बराबर रही',
  'Final 7.5/9',
  'Kale b Patil',
  'Kale bt Patil',
  'Kale crushed Patil',
  'Kale held Patil',
  'Kale FF Patil',
  'Kale ± Patil',
  'Kale ➕ Patil ➖',
  'Patil 🏳️',
  '1 W 2 B 3 D',
  'Kale(1) - (0)Patil',
  'Kale I-0 Patil',
  'Kale .5-.5 Patil',
  'Kale + v - Patil',
  '2. Kale 1-0 + Patil',
  'Patil nahi aaya',
  'काळेचा विजय',
  'काळे यांनी बाजी मारली',
  'पाटील उपस्थित नाही',
  'व्हाईट जिंकले',
  'Board 4 still playing',
]

const PASSED = [
  'Academy Cup 2026',
  'Akole Taluka Open 2026-27',
  '🏆 Academy Cup 🏆',
  'Round 3 results',
  'Results of round 2:',
  '✅ Round 3 results',
  'Round 3/7',
  'Round 3 of 7',
  'Round3',
  'R3 results',
  '3rd round',
  'Second round results',
  'Round II',
  'Round three',
  'फेरी क्र. ३',
  '३ री फेरी',
  'तिसरी फेरी',
  'तीसरा राउंड',
  'Academy Cup, 7 rounds, 64 players',
  'Under-13, 29 Nov 2026',
  'U-9, U-11 & U13',
  'Nov 29, 2026',
  '29 नोव्हेंबर 2026',
  'दि. 29.11.2026, सकाळी 9 वाजता',
  'Date: 28-11',
  '28/11/2026 10:05',
  '10:05',
  'Start 9.30 am',
  'Next round at 2 pm',
  'Next round 2 pm',
  'Round 4 at 10:05',
  'Rapid 15+10',
  'Call 98220 12345',
  'Ravi Sir +91 98220 12345',
  'https://chess-results.com/tnr1234567.aspx?lan=1&rd=3',
  'chess-results.com/tnr1234567.aspx',
  'Good morning all 🙏',
  'Good luck to all!',
  'नमस्कार पालकहो',
  'सभी को शुभकामनाएँ',
  'Results:',
  'पटेल व पटवर्धन यांचे आभार',
  'Neel bye',
  '3. Neel Deo 1-0 (bye)',
  'Neel - half point bye',
  'Bye: 5. Neel Deo',
  'बाय: नील',
  'Prize fund Rs. 5,000/-',
  '----------',
  'Group B, Girls',
  'Group B Girls',
  'Chief Arbiter: D. Patil',
  'Section B U/13',
  'Rapid 15 min + 10 sec',
  'Total players: 32',
  '12. Kale vs Bye',
  'Kale - BYE (1)',
  '29/11/2026, 22:05 - Ravi created group "Chess 2026"',
  '1st Akole Open',
  'Contact: Ravi 98220-12345',
]

it.each(READ)('is read: %s', (line, game) => {
  expect(outcome(`${line}\n${GAME}`), 'before a game').toBe(game)
  expect(outcome(`${GAME}\n${line}`), 'after a game').toBe(game)
})

it.each(REFUSED)('is refused, wherever it stands: %s', (line) => {
  expect(outcome(`${line}\n${GAME}`), 'before a game').toBe('refused')
  expect(outcome(`${GAME}\n${line}`), 'after a game').toBe('refused')
  expect(outcome(`${GAME}\n${line}\n${GAME}`), 'among games').toBe('refused')
})

it.each(['Kale 0-1 Patil?', '~2. Kale 1-0 Patil~'])(
  'a doubtful game alone is refused for itself: %s',
  (line) => expect(outcome(line)).toBe('refused')
)

it.each(PASSED)('is no game, and is passed over: %s', (line) => {
  expect(outcome(`${line}\n${GAME}`), 'before a game').toBe('')
  expect(outcome(`${GAME}\n${line}`), 'after a game').toBe('')
})

it.each([
  ['Round 3 results', 'Round 3'],
  ['Results of round 2:', 'Round 2'],
  ['Academy Cup, 7 rounds, Rd.3/7', 'Round 3'],
  ['Round no. 03', 'Round 3'],
  ['Round3', 'Round 3'],
  ['R-3', 'Round 3'],
  ['3rd round, 29 Nov 2026 at 10:05', 'Round 3'],
  ['Second round results', 'Round 2'],
  ['Round II', 'Round 2'],
  ['फेरी क्र. ३', 'Round 3'],
  ['३ री फेरी', 'Round 3'],
  ['तिसऱ्या फेरीचे निकाल', 'Round 3'],
  ['तीसरे राउंड के परिणाम', 'Round 3'],
  ['Last round', 'Round'],
  ['Academy Cup, 7 rounds', 'Round'],
])('of a heading its round is known: %s', (line, heading) => {
  const lines = typedGames(`${line}\n${GAME}`) ?? []
  expect(lines[1]?.cells).toEqual([heading])
})

/** Of these, a pattern that takes the square of them would take minutes. */
const LETTERS = 400_000

it.each([
  ['1', ''],
  ['1-', ''],
  ['- ', ''],
  ['~', ''],
  ['✅ ', ''],
  ['a', ''],
  ['a.', ''],
  ['round ', ''],
  ['bye ', ''],
  ['Kale won ', ''],
  ['1 May ', ''],
  ['[28/11, 10:05 am] ', ''],
  [' ', ''],
  ['Kale ', '\n'],
  ['1. Kale vs ', '\n'],
  ['फेरी ', '\n'],
])('a long paste is judged line by line: %j', (piece, end) => {
  const line = piece.repeat(190 / piece.length)
  const text = end ? (line + end).repeat(LETTERS / 190) : piece.repeat(LETTERS / piece.length)
  expect(outcome(`${text}\n${GAME}`)).toMatch(/^(?:refused)?$/)
})

import { expect, it } from 'vitest'
import { findMoney } from './money'

it.each([
  ['तृतीय: दोन हजार रुपये', [2000]],
  ['प्रथम पाच हजार, द्वितीय तीन हजार', [5000, 3000]],
  ['प्रथम क्रमांक रोख रु. दोन हजार पाचशे', [2500]],
  ['पाचशे एक रुपये', [501]],
  ['अकरा हजार एकशे अकरा रुपये', [11_111]],
  ['अडीच हजार', [2500]],
  ['दीडशे रुपये', [150]],
  ['साडेतीन हजार रुपये', [3500]],
  ['सव्वा लाख रुपये', [125_000]],
  ['पावणे दोन हजार', [1750]],
  ['शंभर रुपये', [100]],
  ['दोनशे पन्नास रुपये', [250]],
  ['एक लाख पंचवीस हजार', [125_000]],
  ['२ हजार ५०० रुपये'.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`), [2500]],
  ['प्रथम पुरस्कार पाँच हज़ार रुपए'.normalize('NFKC'), [5000]],
  ['डेढ़ हजार रुपये'.normalize('NFKC'), [1500]],
  ['तीन सौ पचास रुपये', [350]],
  ['एक हजार पाँच सौ', [1500]],
  ['Third: two thousand rupees', [2000]],
  ['1st One Thousand 2nd Five Hundred', [1000, 500]],
  ['Rs. Two Thousand Five Hundred Only', [2500]],
  ['Rupees One Lakh Twenty-Five Thousand', [125_000]],
  ['fifteen hundred rupees', [1500]],
  ['one hundred and fifty rupees', [150]],
  ['5 thousand', [5000]],
  ['First don hajar, second ek hajar', [2000, 1000]],
  // However rupees are written
  ['Rupees 300', [300]],
  ['रुपये 50 फक्त', [50]],
  ['50 रुपयांचे', [50]],
  ['50 रूपयांत', [50]],
  ['1st 500 Rs. 300', [500, 300]],
  ['1.5 हज़ार'.normalize('NFKC'), [1500]],
  ['2.5 lacs', [250_000]],
  // The same amount twice
  ['Rs. 5000/- (Rupees Five Thousand Only)', [5000]],
  ['five thousand (5000)', [5000]],
  ['२०००/- (दोन हजार)'.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`), [2000]],
  ['प्रथम: हजार रुपये', [1000]],
  // Words that are not known
  ['सत्तावीस हजार रुपये', []],
  ['सत्तावीस हजार पाचशे रुपये', []],
  ['एक हजार सत्तावीस रुपये', []],
  // No money
  ['she won', []],
  ['thousands of players', []],
  ['one hundred players only', []],
  ['पहिले शंभर खेळाडू', []],
  ['दोन दिवस, चार फेऱ्या', []],
  ['Second and third', []],
])('of %j it reads the amounts', (text, amounts) => {
  expect(findMoney(text).map(({ amount }) => amount)).toEqual(amounts)
})

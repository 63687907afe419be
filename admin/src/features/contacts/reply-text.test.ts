import { plans } from '@academy/api/shared/plans/plans'
import { expect, it } from 'vitest'
import type { ContactMessage } from '@/lib/data'
import { eventsFor, greetingIn, replyTo, topicOf } from './reply-text'

const event = (id: string, title: string, startDate: string, city: string) => ({
  _id: id,
  title,
  startDate,
  endDate: null,
  city,
  status: 'scheduled' as const,
})
const events = [
  {
    ...event('rapid', 'Rapid Open', '2030-01-06', 'Sangamner'),
    translations: { mr: { title: 'रॅपिड खुली स्पर्धा' } },
  },
  event('blitz', 'Blitz Cup', '2030-01-13', 'Akole'),
]
const contact = (subject: string, message: string) =>
  ({ name: 'Sunita More', subject, message }) as ContactMessage

it.each([
  [plans[0].names.en, 'We would like to begin.', 'fees'],
  ['', 'वर्गाचे शुल्क किती आहे?', 'fees'],
  ['', 'तुमची फी किती आहे?', 'fees'],
  ['', 'किती पैसे लागतील?', 'fees'],
  ['', 'कितने पैसे लगेंगे', 'fees'],
  ['', 'क्या पहली कक्षा नि:शुल्क है?', 'lesson'],
  ['', 'अगला टुर्नामेंट कब है?', 'tournament'],
  ['', 'माझ्या मुलाला शिकायचे आहे', 'batches'],
  ['', 'मला एक शिकायत आहे', 'greeting'],
  ['Rapid Open', 'Where is the hall?', 'tournament'],
  ['रॅपिड खुली स्पर्धा', 'हॉल कुठे आहे?', 'tournament'],
  ['', 'Which batch is on Sunday?', 'batches'],
  ['', 'He wants to play on 13th January. Kiti fee aahe?', 'tournament'],
  ['', 'What is the fee of the tournament?', 'tournament'],
  ['', 'Timing of the Rapid Open please', 'tournament'],
  ['', 'Thank you, my son liked it.', 'thanks'],
  ['', 'When will the certificates be given?', 'greeting'],
  ['', 'Is the Rapid Open cancelled? I paid 300, refund?', 'greeting'],
])('the message "%s: %s" is about %s', (subject, message, topic) => {
  expect(topicOf(contact(subject, message), events)).toBe(topic)
})

it('the reply to an unknown topic is a greeting alone', () => {
  const message = contact('', 'When will the certificates be given?')
  expect(replyTo(message, greetingIn('en'), 'en', undefined)).toBe('Hello Sunita More,')
  expect(replyTo(message, greetingIn('hi'), 'hi', undefined)).toBe('नमस्ते Sunita More जी,')
})

it.each([
  ['en', 'Rapid Open'],
  ['mr', 'रॅपिड खुली स्पर्धा'],
  ['hi', 'Rapid Open'],
] as const)('the reply in %s names the tournament as that language does: %s', (language, title) => {
  expect(replyTo(contact('Rapid Open', ''), '{tournament}.', language, events[0])).toBe(`${title}.`)
})

it.each([
  [null, 'Sun 6 Jan 2030.'],
  ['2030-01-07', '6–7 Jan 2030.'],
])('a tournament that ends on %s is on its days', (endDate, days) => {
  expect(
    replyTo(contact('', ''), '{date}.', 'en', {
      ...event('cup', 'Cup', '2030-01-06', 'Akole'),
      endDate,
    })
  ).toBe(days)
})

it('a plan costs in a reply what it costs on the page, written alike', () => {
  const solo = plans.find(({ price }) => price > 8000)
  expect(replyTo(contact(solo?.names.en ?? '', ''), '{price}.', 'en', undefined)).toBe('₹8999.')
})

it.each([
  ['Rapid Open', 'Where is it?', ['rapid']],
  ['', 'Fee of the blitz cup?', ['blitz']],
  ['', 'On 13th January. Kiti fee aahe?', ['blitz']],
  ['', '१३ जानेवारीची स्पर्धा किती वाजता?', ['blitz']],
  ['', 'The tournament at Sangamner?', ['rapid']],
  ['', 'When is the next tournament?', ['rapid', 'blitz']],
])('the message "%s: %s" may be about %j', (subject, message, ids) => {
  const found = eventsFor(contact(subject, message), events)
  expect(found.map(({ _id }) => _id)).toEqual(ids)
})

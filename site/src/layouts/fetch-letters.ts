import devanagariFont from '~/assets/fonts/hind-400.woff2?url'
import devanagariBoldFont from '~/assets/fonts/hind-700.woff2?url'
import regularFont from '~/assets/fonts/roboto-400.woff2?url'
import boldFont from '~/assets/fonts/roboto-700.woff2?url'
import { language } from '~/i18n/language'

/*
 * The letters for pages in Marathi and Hindi, fetched after the first of them (letters.js): on a slow
 * connection they would hold up its pictures, and come too late for its text all the same. All or none:
 * one page is not set in two faces.
 */
const KEY = 'academy.letters'
const files = [devanagariFont, devanagariBoldFont, regularFont, boldFont]

async function fetchLetters() {
  if (localStorage.getItem(KEY) === files.join(' ')) return
  const answers = await Promise.all(files.map((file) => fetch(file, { priority: 'low' })))
  // To their end: the browser keeps no half file.
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  if (answers.every(({ ok }) => ok)) localStorage.setItem(KEY, files.join(' '))
}

if (language() !== 'en') {
  // Without storage or a network, the next page shows the phone's own letters too.
  addEventListener('load', () => fetchLetters().catch(() => {}))
}

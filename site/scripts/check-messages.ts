/**
 * Fails when a catalogue lacks a message or holds one that nobody says, and when the fonts were cut for
 * other words than it holds (`npm run lint` of each app).
 */
import { readFileSync } from 'node:fs'
import { wordsMark } from './devanagari-words.ts'
import { admin, api, catalogueFaults, site } from './messages.ts'

const faults = [site, admin, api].flatMap((speaker) => catalogueFaults(speaker))
const mark = readFileSync(
  new URL('../src/assets/fonts/catalogue-words.txt', import.meta.url),
  'utf8'
)
if (mark.trim() !== wordsMark())
  faults.push('The fonts are older than the words: npm run fonts -w site')
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** `check.ts site`: fails when a catalogue lacks a message or holds one that is not used. */
import { catalogueFaults } from './faults.ts'
import { speakers } from './speakers.ts'

const name = process.argv[2] as keyof typeof speakers
if (!Object.hasOwn(speakers, name))
  throw new Error(`check.ts ${Object.keys(speakers).join(' or ')}`)
const faults = catalogueFaults(speakers[name])
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

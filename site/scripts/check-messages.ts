/** Fails when a catalogue lacks a message, or holds one that nobody says (`npm run lint -w site`). */
import { catalogueFaults } from './messages.ts'

const faults = catalogueFaults()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

/** Fails when a catalogue lacks a message or holds one that is not used (`npm run lint` of each app). */
import { admin, api, catalogueFaults, site } from './messages.ts'

const faults = [site, admin, api].flatMap((speaker) => catalogueFaults(speaker))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

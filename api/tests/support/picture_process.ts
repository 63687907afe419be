import { readdirSync, readFileSync } from 'node:fs'

/** The running picture processes of a process, by their numbers. */
export function pictureProcesses(parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        // One that has ended has an empty command line until its parent has seen it.
        return status.includes(`\nPPid:\t${parent}\n`) && command.includes('picture_process')
      } catch {
        return false
      }
    })
    .map(Number)
}

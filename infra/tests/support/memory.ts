import { readdirSync, readFileSync } from 'node:fs'

/** A process and those that it has started, such as the one that works on pictures. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
  )
  return [pid, ...children.map(Number).flatMap(family)]
}

const sum = (pid: number, of: (one: number) => number) =>
  family(pid)
    .map(of)
    .reduce((total, one) => total + one)

function memory(pid: number, kind: 'VmRSS' | 'VmHWM'): number {
  return sum(pid, (one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8')
    return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  })
}

/** What a server's processes hold now, in MB. */
export const residentMB = (pid: number) => memory(pid, 'VmRSS')

/** The most that each of a server's present processes has ever held, in MB. */
export const peakMB = (pid: number) => memory(pid, 'VmHWM')

/** Processor time that a server's processes have taken so far, in milliseconds. */
export const processorTime = (pid: number) =>
  sum(pid, (one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]!.split(' ')
    // Hundredths of a second, for the process and for its children that have ended.
    return [11, 12, 13, 14].reduce((total, field) => total + Number(fields[field]) * 10, 0)
  })

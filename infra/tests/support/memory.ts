import { readdirSync, readFileSync } from 'node:fs'

/** A process and those that it has started, such as the one that works on pictures. */
function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean)
  )
  return [pid, ...children.map(Number).flatMap(family)]
}

function sum(pid: number, kind: 'VmRSS' | 'VmHWM'): number {
  return family(pid)
    .map((one) => {
      const status = readFileSync(`/proc/${one}/status`, 'utf8')
      return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
    })
    .reduce((total, one) => total + one)
}

/** What a server's processes hold now, in MB. */
export const residentMB = (pid: number) => sum(pid, 'VmRSS')

/** The most that each of a server's present processes has ever held, in MB. */
export const peakMB = (pid: number) => sum(pid, 'VmHWM')

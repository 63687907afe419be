const DAY = 86_400_000
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** `20261121T034500Z`: sorts by time, and is a name on every file system. */
export const nameOf = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, '')

export const isSnapshotName = (name: string) => NAME.test(name)

export function timeOf(name: string): Date {
  return new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'))
}

/**
 * Which snapshots stay: all of the last 24 hours, the newest of each of the last 30 days and of the
 * last 12 months (UTC), and in any case the newest.
 */
export function namesToKeep(names: string[], now: Date): Set<string> {
  const newestFirst = [...names].sort().reverse()
  const within = (days: number) =>
    newestFirst.filter((name) => now.getTime() - timeOf(name).getTime() < days * DAY)
  const newestOfEach = (period: number, candidates: string[]) => {
    const newest = new Map<string, string>()
    for (const name of candidates) {
      const key = name.slice(0, period)
      if (!newest.has(key)) newest.set(key, name)
    }
    return newest.values()
  }
  return new Set([
    ...newestFirst.slice(0, 1),
    ...within(1),
    ...newestOfEach('20261121'.length, within(30)),
    ...newestOfEach('202611'.length, within(365)),
  ])
}

/** How long a piece of work keeps the processor busy, in milliseconds, whatever else the machine does. */
export function cpuTimeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem } from 'node:os'

/** What the figures were seen on; the commit is that of the checkout, with `+` when it was changed. */
export function describeMachine() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model,
    memoryGB: Math.round(totalmem() / 1e8) / 10,
    /** How many programs wanted a core in the last minute, before anything was measured. */
    load: loadavg()[0],
    node: process.version,
    kernel: release(),
    commit: `${git('rev-parse', 'HEAD')}${isChanged ? '+' : ''}`,
  }
}

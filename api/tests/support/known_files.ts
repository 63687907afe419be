import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StartupError } from '#exceptions/startup_error'

/**
 * Japa drops a filter that matches no file, and a run without any test is green.
 * @throws StartupError that names the filter
 */
export function assertKnownFiles(args: string[]) {
  const options = { files: { type: 'string', multiple: true } } as const
  const { files = [] } = parseArgs({ args, options, strict: false }).values
  for (const filter of files.flatMap((value) => String(value).split(','))) {
    const segments = filter.replace(/(\.spec)?\.ts$/, '').split('/')
    if (globSync(`tests/**/*${segments.join('/*')}.spec.{ts,js}`).length > 0) continue
    throw new StartupError(
      `No spec matches --files=${filter}: name a file, or a folder as '${filter}/*'.`
    )
  }
}

/**
 * Suites stand before all options.
 * @throws StartupError that names the one that is not there
 */
export function assertKnownSuites(args: string[], suites: readonly { name: string }[]) {
  const known = suites.map(({ name }) => name)
  for (const arg of args) {
    if (arg.startsWith('-')) return
    if (known.includes(arg)) continue
    throw new StartupError(
      `No suite ${arg}: there are ${known.join(', ')}; a file is named by --files=${arg}.`
    )
  }
}

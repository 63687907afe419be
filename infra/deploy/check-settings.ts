// Looks through the settings that systemd hands to the processes and to restic, before anything uses
// them:
//   node infra/deploy/check-settings.ts /etc/academy/academy.env [/etc/academy/restic.env]
// Root runs it: nobody else may read them. It ends with 1 after one sentence for each mistake.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const example = fileURLToPath(new URL('../../.env.example', import.meta.url))

function ofTheProcesses(): string[] {
  const names = [...readFileSync(example, 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)]
  return [
    ...names.map(([, name]) => name!),
    // Of PostgreSQL's client and of Node.
    'PGSSLMODE',
    'PGSSLROOTCERT',
    'NODE_EXTRA_CA_CERTS',
  ]
}

/** What the units say: systemd would prefer this file, and nginx would look for the processes elsewhere. */
const OF_THE_UNITS = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'API_ORIGIN', 'QUEUE_WORKER']

/** `restic help` and the manual's 'Environment variables': those of an account's own place. */
const OF_RESTIC = [
  'RESTIC_REPOSITORY',
  'RESTIC_PASSWORD',
  'RESTIC_COMPRESSION',
  'RESTIC_PACK_SIZE',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_DEFAULT_REGION',
  'B2_ACCOUNT_ID',
  'B2_ACCOUNT_KEY',
  'AZURE_ACCOUNT_NAME',
  'AZURE_ACCOUNT_KEY',
  'AZURE_ACCOUNT_SAS',
  'GOOGLE_PROJECT_ID',
  'GOOGLE_APPLICATION_CREDENTIALS',
]

interface Kind {
  known: string[]
  needed: string[]
}

const KINDS: Record<string, Kind> = {
  'academy.env': { known: ofTheProcesses(), needed: [] },
  'restic.env': { known: OF_RESTIC, needed: ['RESTIC_REPOSITORY', 'RESTIC_PASSWORD'] },
}

/**
 * What systemd hands on as it stands (systemd.exec(5), `EnvironmentFile`): all in one pair of quotes
 * that occur nowhere else, or without a quote at its beginning and without a backslash.
 */
const UNCHANGED = /^('[^']*'|"[^"\\]*"|[^'"\s\\][^\\]*|)$/

function faultsIn(file: string, { known, needed }: Kind): string[] {
  const faults: string[] = []
  const found: string[] = []
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (/^\s*([#;]|$)/.test(line)) continue
    const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/.exec(line.trimEnd()) ?? []
    if (!name) faults.push(`${file}, line ${index + 1}, is not NAME=value.`)
    else if (!known.includes(name)) faults.push(`${file} sets ${name}, which means nothing here.`)
    else if (OF_THE_UNITS.includes(name)) {
      faults.push(`${file} sets ${name}, which is the same on every server: take the line out.`)
    } else if (!UNCHANGED.test(value!.trimStart())) {
      faults.push(
        `${name} in ${file} would lose its quotes or backslashes: put the value in single quotes.`
      )
    }
    if (name && value) found.push(name)
  }
  if (faults.length > 0) return faults
  const missing = needed.filter((name) => !found.includes(name))
  return missing.map((name) => `${file} does not set ${name}.`)
}

const files = process.argv.slice(2).filter((file) => existsSync(file))
const faults = files.flatMap((file) => faultsIn(file, KINDS[basename(file)]!))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

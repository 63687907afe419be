import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const scripts = fileURLToPath(new URL('../deploy/', import.meta.url))

/** Writes down what is run, and fails once where it is told to. */
const record = `
line="$(basename "$0") $*"
echo "$line" >>"$STUBS/journal"
if [ -s "$STUBS/fail" ] && [[ $line =~ $(cat "$STUBS/fail") ]]; then
  [ -e "$STUBS/for-ever" ] || rm "$STUBS/fail"
  exit 1
fi`

/** nginx "runs" as long as the test does. */
const nginx = `
[ "$1" != -c ] || echo "$TEST_PID" >"$STUBS/../run/nginx.pid"`

/** The Node of a release: its own owner and rights are noted whenever it is run. */
const node = `
stat -c '%u %A' "$0" >>"$STUBS/rights"
case $* in
  *render.ts*)
    while [ "$1" != --out ]; do shift; done
    mkdir -p "$2" && touch "$2/nginx.conf" ;;
  *serve.js | *queue:work) exec sleep 600 ;;
  *migration:pending) [ ! -e "$STUBS/pending" ] || echo database/migrations/18_add_venue ;;
esac`

/**
 * A machine below a folder of its own on which the scripts deploy a release that is made of stubs: what
 * the scripts do is seen, and any step of theirs can be made to fail.
 */
export class StubbedMachine {
  readonly root = mkdtempSync(join(tmpdir(), 'academy-stubbed-'))
  readonly built = join(this.root, 'built')
  readonly #stubs = join(this.root, 'stubs')

  constructor() {
    for (const folder of ['etc/academy', 'run', 'stubs']) {
      mkdirSync(join(this.root, folder), { recursive: true })
    }
    const site = {
      DOMAIN: 'localhost',
      HTTPS_PORT: '8443',
      BLUE_PORTS: '8081 8082',
      GREEN_PORTS: '8083 8084',
      DATA_DIR: join(this.root, 'data'),
      BACKUP_DIR: join(this.root, 'backups'),
      CACHE_DIR: join(this.root, 'cache'),
      LOG_DIR: join(this.root, 'log'),
      PID_FILE: join(this.root, 'run/nginx.pid'),
    }
    const lines = Object.entries(site).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(this.root, 'etc/academy/site.env'), lines.join(''))
    writeFileSync(join(this.root, 'etc/academy/academy.env'), '')
    for (const name of ['cp', 'find', 'ln', 'mkdir', 'mv', 'rm', 'touch']) {
      const real = ['/bin', '/usr/bin'].map((at) => join(at, name)).find((file) => existsSync(file))
      this.#write(join(this.#stubs, name), `${record}\nexec ${real} "$@"`)
    }
    for (const name of ['curl', 'ss']) this.#write(join(this.#stubs, name), record)
    this.#write(join(this.#stubs, 'sleep'), 'exec sleep 0.01')
    this.#write(join(this.#stubs, 'nginx'), record + nginx)
    this.#build()
  }

  #write(file: string, text: string) {
    writeFileSync(file, `#!/bin/bash\nPATH=/usr/bin:/bin\n${text.trim()}\n`)
    chmodSync(file, 0o755)
  }

  #build() {
    const parts = ['api/build/commands', 'site/dist/client/_astro', 'site/dist/server']
    for (const folder of [...parts, 'admin/dist/assets', 'infra/dist', 'node_modules/.bin']) {
      mkdirSync(join(this.built, folder), { recursive: true })
    }
    for (const name of ['security_check', 'migration_pending']) {
      writeFileSync(join(this.built, 'api/build/commands', `${name}.js`), '')
    }
    for (const name of ['package.json', 'package-lock.json']) {
      writeFileSync(join(this.built, name), '{}')
    }
    this.#write(join(this.built, 'node_modules/.bin/node'), record + node)
  }

  /** Has the next step fail whose command matches; `isForEver`: each that does. */
  fail(step: string, isForEver = false) {
    writeFileSync(join(this.#stubs, 'fail'), step)
    if (isForEver) writeFileSync(join(this.#stubs, 'for-ever'), '')
  }

  /** Whether the step that is to fail was never taken. */
  get isFailureLeft() {
    return existsSync(join(this.#stubs, 'fail'))
  }

  mend() {
    for (const name of ['fail', 'for-ever']) rmSync(join(this.#stubs, name), { force: true })
  }

  /** Whether the next release brings a migration. */
  set isMigrationPending(isPending: boolean) {
    const file = join(this.#stubs, 'pending')
    if (isPending) writeFileSync(file, '')
    else rmSync(file, { force: true })
  }

  async run(script: string, ...args: string[]) {
    writeFileSync(join(this.#stubs, 'journal'), '')
    const child = spawn(join(scripts, script), ['--root', this.root, ...args], {
      env: {
        PATH: `${this.#stubs}:/usr/sbin:/usr/bin:/sbin:/bin`,
        STUBS: this.#stubs,
        TEST_PID: String(process.pid),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    // Not 'close': the stubs of the processes go on, and hold what they were started with.
    const [code] = (await once(child, 'exit')) as [number]
    return { code, said }
  }

  deploy() {
    return this.run('deploy.sh', '--built', this.built)
  }

  /** What the last script has run, one command a line. */
  get journal(): string[] {
    return readFileSync(join(this.#stubs, 'journal'), 'utf8').trim().split('\n')
  }

  /** The owner and rights that the releases' Node had whenever it was run: `0 -rwxr-xr-x`. */
  get rights(): string[] {
    return readFileSync(join(this.#stubs, 'rights'), 'utf8').trim().split('\n')
  }

  get releases(): string[] {
    return readdirSync(join(this.root, 'srv/academy/releases')).sort()
  }

  /** What nginx would serve, and through which pair of ports. */
  get served() {
    const release = readlinkSync(join(this.root, 'srv/academy/current'))
    return { release: basename(release), nginx: readlinkSync(join(release, 'nginx')) }
  }

  /** The process ids of the web processes that run, by port. */
  get processes(): Record<string, number> {
    const folder = join(this.root, 'run')
    const names = readdirSync(folder).filter((name) => name.startsWith('web-'))
    return Object.fromEntries(
      names.map((name) => [
        name.replace(/\D/g, ''),
        Number(readFileSync(join(folder, name), 'utf8')),
      ])
    )
  }

  remove() {
    for (const name of readdirSync(join(this.root, 'run'))) {
      const pid = Number(readFileSync(join(this.root, 'run', name), 'utf8'))
      try {
        if (name !== 'nginx.pid' && pid > 1) process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5 })
  }
}

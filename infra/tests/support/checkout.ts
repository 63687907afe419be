import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../../', import.meta.url))
const PACKAGE = /^(?:(?:api|admin|site|infra)\/)?node_modules\/(?:@[^/]+\/)?[^/]+$/

/** The files that `npm start` reads once all is built: it has to serve without the sources. */
const READ = [':(glob)*', ':(glob)*/package.json', 'infra']
export const BUILDS = ['api/build', 'site/dist', 'admin/dist', 'infra/dist']

/** The packages that `npm start` and `npm run dev` install: no others. */
function servingPackages(): string[] {
  const parts = ['api', 'admin', 'site', 'infra'].map((name) => `--workspace=@academy/${name}`)
  const options = ['--all', '--package-lock-only', '--parseable', '--include-workspace-root']
  // It also reports packages for other machines as invalid, with an exit code.
  const { stdout } = spawnSync('npm', ['ls', ...options, ...parts], {
    cwd: project,
    encoding: 'utf8',
  })
  return stdout
    .split('\n')
    .map((path) => relative(project, path))
    .filter((path) => PACKAGE.test(path) && existsSync(join(project, path)))
}

/** A clone in a temporary folder in which nothing ran but the installation of `npm start`. */
export async function freshCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'academy-checkout-'))
  const copy = (paths: string[], how: string) =>
    execFileSync('cp', [how, '--parents', '--target-directory', folder, ...paths], { cwd: project })

  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '--', ...READ], {
    cwd: project,
    encoding: 'utf8',
  })
  copy(
    files.split('\0').filter((path) => path && existsSync(join(project, path))),
    '-a'
  )
  const packages = servingPackages()
  const isLink = (path: string) => lstatSync(join(project, path)).isSymbolicLink()
  copy([...packages.filter(isLink), 'node_modules/.bin'], '-a')
  // Nothing writes into them, and to link each of their files would take seconds.
  for (const path of packages.filter((one) => !isLink(one))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    symlinkSync(join(project, path), join(folder, path))
  }
  const { stampInstallation } = (await import(join(folder, 'infra/start/prepare.mjs'))) as {
    stampInstallation: (extent: string) => void
  }
  stampInstallation('serving')
  return {
    folder,
    /** Adds the builds of this checkout. */
    addBuilds() {
      try {
        copy(BUILDS, '-al')
      } catch {
        // The temporary folder is on another file system.
        copy(BUILDS, '-a')
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

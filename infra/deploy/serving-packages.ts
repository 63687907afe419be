// Prints the folders below node_modules that the API and the site need to serve, one a line:
//   node infra/deploy/serving-packages.ts <checkout with package-lock.json> <folder with the packages>
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  /** Of a workspace: its folder, to which the entry below node_modules is a link. */
  resolved?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const SERVING = ['api', 'site', 'infra']
/** Leads to the program of the Node for this kind of machine; the root names one for each kind. */
const NODE = 'node_modules/.bin/node'

function neededBy(one: Package): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = one
  const peers = Object.keys(peerDependencies).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The entry that a package at this path gets by this name, as Node looks for it. */
function resolved(lock: Record<string, Package>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = join(at, 'node_modules', name)
    if (lock[path]) return lock[path].link ? lock[path].resolved : path
    if (!at) return undefined
  }
}

/**
 * Folders of packages, none inside another, that the workspaces which serve need, and Node.
 * @param lock entries of package-lock.json by path
 * @param isThere whether a path is installed: an optional package is for one kind of machine
 */
export function servingPackages(
  lock: Record<string, Package>,
  isThere: (path: string) => boolean
): string[] {
  const found = new Set(SERVING)
  for (const path of found) {
    for (const name of neededBy(lock[path]!)) {
      const next = resolved(lock, path, name)
      if (next && isThere(next)) found.add(next)
    }
  }
  for (const name of Object.keys(lock['']?.optionalDependencies ?? {})) {
    // Not its headers, which are for compiling.
    if (isThere(`node_modules/${name}`)) found.add(`node_modules/${name}/bin`)
  }
  const packages = [...found].filter((path) => path.includes('node_modules/'))
  const isInside = (path: string) =>
    packages.some((other) => path.startsWith(`${other}/node_modules/`))
  return [...packages.filter((path) => !isInside(path)).toSorted(), NODE]
}

if (import.meta.main) {
  const [checkout = '.', folder = '.'] = process.argv.slice(2)
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Package>
  }
  console.log(servingPackages(packages, (path) => existsSync(join(folder, path))).join('\n'))
}

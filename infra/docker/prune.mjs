// After building, leaves only what serves.
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { env, refuse, root, run } from '../start/prepare.mjs'

const code = await run('npm', ['prune', '--omit=dev', '--ignore-scripts'], { env })
if (code !== 0) refuse('The packages for building could not be removed; npm says why above.')
// The image has a Node of its own.
for (const path of globSync('node_modules/{node-linux-*,.bin/node}', { cwd: root })) {
  rmSync(join(root, path), { recursive: true })
}

/**
 * `write.ts api`: writes what is made of the catalogues and not committed: the messages of the API as
 * code, and for the admin the types of what its bundler makes. Astro writes the types of the site's.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { declarationsOfSpoken, moduleOfAll } from './modules.ts'
import { speakers } from './speakers.ts'

const made = {
  api: {
    file: new URL('.adonisjs/server/messages.ts', speakers.api.root),
    text: () => moduleOfAll(speakers.api),
  },
  admin: {
    file: new URL('.generated/messages.d.ts', speakers.admin.root),
    text: () => declarationsOfSpoken(speakers.admin),
  },
}

const name = process.argv[2] as keyof typeof made
if (!Object.hasOwn(made, name)) throw new Error(`write.ts ${Object.keys(made).join(' or ')}`)
const file = fileURLToPath(made[name].file)
const text = made[name].text()
// A file that stays the same starts no watcher.
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

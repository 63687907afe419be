/**
 * Writes the messages of the API as code, which is not committed. Astro writes the types of the site's.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moduleOfAll } from './modules.ts'
import { speakers } from './speakers.ts'

const file = fileURLToPath(new URL('.adonisjs/server/messages.ts', speakers.api.root))
const text = moduleOfAll(speakers.api)
// A file that stays the same starts no watcher.
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

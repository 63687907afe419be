/** Writes the API's messages as a module (`npm run codegen -w @academy/api`). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { api, apiModule, moduleOfAll } from './messages.ts'

mkdirSync(dirname(apiModule), { recursive: true })
writeFileSync(apiModule, moduleOfAll(api))

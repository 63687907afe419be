/** Writes the API's messages as a module of its own (`npm run codegen -w api`); the output is committed. */
import { writeFileSync } from 'node:fs'
import { api, apiModule, moduleOfAll } from './messages.ts'

writeFileSync(apiModule, moduleOfAll(api))

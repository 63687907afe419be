// Reads `.env` of the project's folder, for the commands that a person starts. Imported before all
// else: what others take from the environment has to be there. What is set already stays.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))
// Absent before Node 20.12, which `install` refuses.
if (existsSync(file)) process.loadEnvFile?.(file)

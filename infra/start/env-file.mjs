// Reads `.env` of the project's folder, for the commands that a person starts. Imported before all
// else: what others take from the environment has to be there. What is set already stays.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))
const isThere = existsSync(file)

// Node can read it since 20.12. An older one only begins the first start:
// later npm finds the installed one.
if (isThere) process.loadEnvFile?.(file)

/** With these the installed Node 24 reads it, whatever Node the machine has. */
export const envFileArgs = isThere ? [`--env-file=${file}`] : []

// Reads `.env`. Import it first; variables that are set already stay.
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))
// A folder of that name is Python's. The function is missing before Node 20.12, which `install` refuses.
if (statSync(file, { throwIfNoEntry: false })?.isFile()) process.loadEnvFile?.(file)

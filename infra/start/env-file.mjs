// Reads `.env`. Import it first; variables that are set already stay.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../.env', import.meta.url))
// Missing before Node 20.12, which `install` refuses.
if (existsSync(file)) process.loadEnvFile?.(file)

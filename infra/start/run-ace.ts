// The API's console under the defaults of `npm start`.
import { fileURLToPath } from 'node:url'
import { setDefaults } from './environment.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
setDefaults(root)
await import(new URL('../../api/build/ace.js', import.meta.url).href)

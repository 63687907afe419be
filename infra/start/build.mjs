// `npm run build`: builds what is installed.
import { build } from './prepare.mjs'

await build()

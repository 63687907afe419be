// Installs and builds what serves, beside what is served. Run by deploy.sh as the build account, and in
// the image.
import { build, install } from '../start/prepare.mjs'

await install({ meanwhile: build })

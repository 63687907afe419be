import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const browsers = ['chromium', 'chromium-browser', 'google-chrome']

/** A Chromium of the machine's own: Playwright's download may be unavailable. */
function findChromium(names = browsers): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((path) => existsSync(path))
}

/** The browser as visitors have it, with its cache of pages left and its lazy pictures. */
export const chromiumOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Without a graphics card, drawing straight into memory takes half of what imitating one does.
    '--disable-gpu',
  ],
}

/**
 * Its engine without a window, where that is installed: it takes two thirds of the time. Scripts run
 * as they are first compiled: a test is over before what the optimizing compilers cost has paid off.
 */
export const headlessOptions = {
  ...chromiumOptions,
  args: [
    ...chromiumOptions.args,
    '--js-flags=--no-opt --no-maglev',
    // What is drawn in another process is copied from there: a twentieth of the time.
    '--in-process-gpu',
  ],
  executablePath: findChromium(['chromium-headless-shell', ...browsers]),
}

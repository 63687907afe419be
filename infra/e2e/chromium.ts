import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Chromium of the machine's own: Playwright's download may be unavailable. */
export function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find((path) => existsSync(path))
}

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

import { m } from '@/lib/messages'

interface Device {
  browser: string | null
  os: string | null
}

export function deviceWords({ browser, os }: Device): string {
  const known = browser ?? m.unknownBrowser()
  return os ? m.browserOnSystem({ browser: known, system: os }) : known
}

import { deviceName } from '#auth/device_name'

const UNKNOWN_BROWSER = 'An unknown browser'

/** A device in one phrase, as mails say it: 'Chrome on Android'. */
export function browserName(userAgent = ''): string {
  const { browser, os } = deviceName(userAgent)
  return os ? `${browser ?? UNKNOWN_BROWSER} on ${os}` : (browser ?? UNKNOWN_BROWSER)
}

/** The parts of such a phrase, for a sentence in any language; null for what is not known. */
export function partsOfBrowserName(name: string | null) {
  const [browser = UNKNOWN_BROWSER, os = null] = name?.split(' on ') ?? []
  return { browser: browser === UNKNOWN_BROWSER ? null : browser, os }
}

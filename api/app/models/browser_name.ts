import { deviceName } from '#models/device_name'

export const UNKNOWN_BROWSER = 'An unknown browser'

/** A device in one phrase, as mails say it: 'Chrome on Android'. */
export function browserName(userAgent = ''): string {
  const { browser, os } = deviceName(userAgent)
  return os ? `${browser ?? UNKNOWN_BROWSER} on ${os}` : (browser ?? UNKNOWN_BROWSER)
}

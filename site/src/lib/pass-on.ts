import { messageOf, whatsappMessage, type SharedPage } from '@academy/api/shared/text/share'

export const whatsappShare = (page: SharedPage): string => whatsappMessage(messageOf(page))

/** Whether the device has a sheet of its own for passing things on. */
export const hasShareSheet = () => 'share' in navigator

export function openShareSheet({ title, text, url }: SharedPage): void {
  // Closing the sheet rejects, and is no fault.
  navigator.share({ title, text: text || title, url }).catch(() => {})
}

/** Copies a text; false where the browser does not allow it, as over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

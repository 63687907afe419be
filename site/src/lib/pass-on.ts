/** What is passed on of a page. */
export interface PassedOn {
  title: string
  /** Facts that go along, in a line; may be empty. */
  text: string
  url: string
}

export const messageOf = ({ title, text, url }: PassedOn): string =>
  [title, text, url].filter(Boolean).join('\n')

/** A message for WhatsApp, to whom the sender chooses: it needs no script. */
export const whatsappMessage = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`

export const whatsappShare = (passedOn: PassedOn): string => whatsappMessage(messageOf(passedOn))

/** Whether the device has a sheet of its own for passing things on. */
export const hasShareSheet = () => 'share' in navigator

export function openShareSheet({ title, text, url }: PassedOn): void {
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

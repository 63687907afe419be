import { withTyped, type Draft, type UnsentForm } from './forms'

/** What the device had no room for: it lives as long as the page does. */
export const inPage = new Map<string, Draft>()

/** What lies on the device, with what this page alone has of it and besides. */
export function withInPage(stored: readonly UnsentForm[]): UnsentForm[] {
  const written = stored.map((form) => {
    const unwritten = inPage.get(form.id)
    return unwritten ? withTyped(form, unwritten) : form
  })
  const others = [...inPage.values()].filter(({ id }) => stored.every((form) => form.id !== id))
  return [...written, ...others]
}

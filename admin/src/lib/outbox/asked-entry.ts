/** Names the entry that the next opening of its form goes on from: 'Edit' in the outbox. */
const ASKED = 'academy.entry'

export function askForEntry(id: string): void {
  sessionStorage.setItem(ASKED, id)
}

export function takeAskedEntry(): string | null {
  const id = sessionStorage.getItem(ASKED)
  sessionStorage.removeItem(ASKED)
  return id
}

/** Names the share that the next opening of a form begins with. */
const ASKED = 'academy.share'

export const askForShare = (id: string): void => sessionStorage.setItem(ASKED, id)

export function takeAskedShare(): string | null {
  const id = sessionStorage.getItem(ASKED)
  sessionStorage.removeItem(ASKED)
  return id
}

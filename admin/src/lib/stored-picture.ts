import { session } from './session'

/**
 * Which file a stored picture's address leads to: the address itself changes when the item is shown
 * or hidden, and of a hidden one with the hour.
 */
export function pictureName(url: string | null): string | null {
  return /^\/(?:uploads|api\/withheld)\/([^?]+)/.exec(url ?? '')?.[1] ?? url
}

/** The file itself, whether its item is public, hidden or deleted meanwhile. */
export async function fetchStoredPicture(url: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(`/api/withheld/${pictureName(url)}`, {
    headers: { Authorization: `Bearer ${session.token()}` },
    ...(signal && { signal }),
  })
  // A portal may answer with its page instead.
  const isPicture = answer.headers.get('Content-Type')?.startsWith('image/')
  if (!answer.ok || !isPicture) throw new Error(`The picture answered ${answer.status}`)
  return answer.blob()
}

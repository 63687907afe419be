declare global {
  interface Window {
    /** Answers already asked for by `app/early.ts`, by path. */
    academyEarly?: Record<string, Promise<Response>>
  }
}

/** `fetch`, except that the first GET of a path asked for early takes that answer. */
export async function fetchOnce(input: RequestInfo | URL, init?: RequestInit) {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  const early = request.method === 'GET' ? window.academyEarly?.[pathname] : undefined
  if (!early) return fetch(request)
  delete window.academyEarly?.[pathname]
  return early
}

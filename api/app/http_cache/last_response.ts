import { CachedResponse } from '#http_cache/cached_response'

/** Keeps the response of the key that was asked for last. */
export class LastResponse<Content extends object> {
  #last?: { key: string; response: CachedResponse<Content> }

  constructor(readonly cacheControl: string) {}

  async read(key: string, readContent: () => Promise<Content>): Promise<CachedResponse<Content>> {
    if (this.#last?.key === key) return this.#last.response
    const response = new CachedResponse(await readContent(), this.cacheControl)
    this.#last = { key, response }
    return response
  }
}

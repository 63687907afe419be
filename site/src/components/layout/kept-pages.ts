/** A page whose copy the service worker keeps on the device. */
interface KeptPage {
  path: string
  title: string
}

/** The cache of the copies: the build tells the worker its name. */
export const PAGES = 'academy-pages'
const MOST = 8

/** What of a page's title does not name the academy. */
const TITLE = /<title>(.*?)(?: · [^·]*)?<\/title>/s

async function readPage(pages: Cache, { url }: Request): Promise<KeptPage> {
  const html = await (await pages.match(url))!.text()
  const { textContent } = new DOMParser().parseFromString(
    TITLE.exec(html)?.[1] ?? '',
    'text/html'
  ).body
  const { pathname } = new URL(url)
  return { path: pathname, title: textContent || pathname }
}

/** Those below an address, the last visited first. */
export async function keptPages(isOurs: (path: string) => boolean): Promise<KeptPage[]> {
  // Browsers keep nothing on plain http.
  if (!('caches' in globalThis)) return []
  const pages = await caches.open(PAGES)
  const kept = (await pages.keys()).filter(({ url }) => isOurs(new URL(url).pathname))
  return Promise.all(
    kept
      .toReversed()
      .slice(0, MOST)
      .map((request) => readPage(pages, request))
  )
}

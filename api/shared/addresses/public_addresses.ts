/**
 * The public addresses of the site, each as Astro names its route and without a language's prefix:
 * the build compares its pages with them, nginx and the embedded server ask processes for them, and
 * the sitemap and the crawl list them. Imports nothing: root runs it from git before packages exist.
 */
export interface PublicAddress {
  path: string
  /**
   * `built`: a file of the build. `rendered`: by a process, without regard to a query. `list`: the
   * same, and searched and sorted by its query. `form`: takes a POST. `redirect`: leads elsewhere.
   */
  answer: 'built' | 'rendered' | 'list' | 'form' | 'redirect'
  /** Whether search engines are told of it: in the sitemap, with all languages. */
  isIndexed: boolean
  /** Whether it has an address in each language; the others name the pages of all. */
  isTranslated: boolean
}

/** Addresses that people guess, and where they lead. */
export const REDIRECTS: Record<string, string> = {
  '/courses': '/services',
  '/fees': '/services',
  '/tournaments': '/updates',
  '/results': '/updates',
}

type Answer = PublicAddress['answer']

const row =
  (audience: Pick<PublicAddress, 'isIndexed' | 'isTranslated'>) =>
  (path: string, answer: Answer): PublicAddress => ({ path, answer, ...audience })

const indexed = row({ isIndexed: true, isTranslated: true })
const linked = row({ isIndexed: false, isTranslated: true })
const forAllLanguages = row({ isIndexed: false, isTranslated: false })

export const publicAddresses: readonly PublicAddress[] = [
  indexed('/', 'rendered'),
  indexed('/about', 'built'),
  indexed('/services', 'rendered'),
  indexed('/updates', 'list'),
  indexed('/updates/[slug]', 'rendered'),
  indexed('/achievements', 'list'),
  indexed('/achievements/[slug]', 'rendered'),
  indexed('/testimonials', 'built'),
  indexed('/contact', 'built'),
  indexed('/puzzle', 'rendered'),
  indexed('/privacy', 'rendered'),
  linked('/updates.ics', 'rendered'),
  linked('/updates/[slug].ics', 'rendered'),
  linked('/updates/[slug]/poster', 'rendered'),
  linked('/updates/[slug]/results', 'rendered'),
  linked('/updates/[slug]/results/round-[round]', 'rendered'),
  linked('/updates/[slug]/results/[player]', 'rendered'),
  linked('/updates/[slug]/results/[player]/certificate', 'rendered'),
  linked('/updates/[slug]/results/certificates', 'rendered'),
  linked('/updates/[slug]/results/certificates/participation', 'rendered'),
  linked('/updates/[slug]/results/print', 'rendered'),
  linked('/updates/[slug]/results/schools', 'rendered'),
  linked('/updates/[slug]/results/screen', 'rendered'),
  linked('/puzzle/[date]', 'rendered'),
  linked('/puzzle/[date].jpg', 'rendered'),
  linked('/puzzle/[date].json', 'rendered'),
  linked('/contact/send', 'form'),
  linked('/offline', 'built'),
  linked('/404', 'built'),
  linked('/site.webmanifest', 'built'),
  ...Object.keys(REDIRECTS).map((path) => linked(path, 'redirect')),
  forAllLanguages('/robots.txt', 'built'),
  forAllLanguages('/sitemap.xml', 'rendered'),
]

/** What stands for a parameter of a route, as a regular expression without groups to remember. */
const PARAMETERS: Record<string, string> = {
  '[player]': '[0-9]{1,4}',
  '[round]': '[0-9]{1,2}',
  '[slug]': '[A-Za-z0-9_-]{1,200}',
  '[date]': '[a-z0-9-]{1,20}',
}

function expressionOf(path: string): string {
  let expression = path.replaceAll('.', '\\.')
  for (const [name, pattern] of Object.entries(PARAMETERS)) {
    expression = expression.replace(name.replaceAll('.', '\\.'), pattern)
  }
  return expression
}

const folderOf = (translations: readonly string[]) => `(?:/(?:${translations.join('|')}))`

function inLanguages({ path, isTranslated }: PublicAddress, translations: readonly string[]) {
  if (path === '/') return `/|${folderOf(translations)}`
  return isTranslated ? `${folderOf(translations)}?${expressionOf(path)}` : expressionOf(path)
}

/**
 * A regular expression, for JavaScript and nginx alike, of all addresses with one of these answers.
 * @param translations the languages whose pages stand below a folder of their own
 */
export function addressExpression(
  answers: readonly Answer[],
  translations: readonly string[]
): string {
  const asked = publicAddresses.filter(({ answer }) => answers.includes(answer))
  return `^(?:${asked.map((address) => inLanguages(address, translations)).join('|')})$`
}

/**
 * The same for spellings that lead to an address, its group `canonical`: with a slash at the end, or
 * as a file. The first page has the one spelling `/index.html`.
 */
export function spellingExpression(translations: readonly string[]): string {
  // `/404` is found nowhere.
  const pages = publicAddresses.filter(({ path }) => path !== '/' && path !== '/404')
  const expressions = pages.map((address) => inLanguages(address, translations))
  const canonical = [folderOf(translations), ...expressions].join('|')
  return `^(?<canonical>${canonical})(?:/+|(?:/index)?\\.html)$`
}

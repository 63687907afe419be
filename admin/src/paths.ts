import { adminAddresses } from '@academy/api/shared/addresses/admin_addresses'

export const paths = {
  signIn: adminAddresses.signIn,
  tournaments: adminAddresses.home,
  achievements: '/admin/achievements',
  contacts: adminAddresses.contacts,
  settings: adminAddresses.settings,
  notices: '/admin/notices',
  share: '/admin/share',
  activity: '/admin/activity',
  security: '/admin/security',
  classes: '/admin/classes',
  results: (id: string) => `/admin/tournaments/${id}/results`,
} as const

/** Those of the website that the app leads to, in English; `publicAddresses` has them all. */
export const sitePaths = {
  home: () => '/',
  courses: () => '/services',
  tournament: (slug: string) => `/updates/${slug}`,
  poster: (slug: string) => `/updates/${slug}/poster`,
  results: (slug: string) => `/updates/${slug}/results`,
  winnersCertificates: (slug: string) => `/updates/${slug}/results/certificates`,
  otherCertificates: (slug: string) => `/updates/${slug}/results/certificates/participation`,
  achievement: (slug: string) => `/achievements/${slug}`,
}

const OF_SETTINGS: ReadonlySet<string> = new Set([paths.classes, paths.security, paths.activity])

/** The view of the menu that another view belongs to, as the results belong to the tournaments. */
export function menuViewOf(pathname: string): string {
  if (pathname.startsWith('/admin/tournaments/')) return paths.tournaments
  return OF_SETTINGS.has(pathname) ? paths.settings : pathname
}

const NEXT = 'next'

export function signInThen(address: string) {
  return address === paths.tournaments
    ? paths.signIn
    : `${paths.signIn}?${new URLSearchParams({ [NEXT]: address })}`
}

/**
 * Where to go after signing in: `next` if it is an address of this app, else the first view.
 * Anything else (`//host`, `https:`, `/administrator`) could lead to a stranger's site.
 */
export function afterSignIn(search: URLSearchParams) {
  const next = search.get(NEXT) ?? ''
  return /^\/admin(?:[/?#]|$)/.test(next) ? next : paths.tournaments
}

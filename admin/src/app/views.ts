import { paths } from '@/paths'
import { lazyWithPreload } from '@/lib/lazy-with-preload'

export const SignInPage = lazyWithPreload(() => import('@/features/session/sign-in-page'))
export const TournamentsPage = lazyWithPreload(
  () => import('@/features/tournaments/tournaments-page')
)
export const AchievementsPage = lazyWithPreload(
  () => import('@/features/achievements/achievements-page')
)
export const ContactsPage = lazyWithPreload(() => import('@/features/contacts/contacts-page'))
export const SettingsPage = lazyWithPreload(() => import('@/features/settings/settings-page'))
export const SharePage = lazyWithPreload(() => import('@/features/shares/share-page'))
export const ActivityPage = lazyWithPreload(() => import('@/features/activity/activity-page'))

const byPath: Record<string, { load: () => Promise<unknown> }> = {
  [paths.signIn]: SignInPage,
  [paths.tournaments]: TournamentsPage,
  [paths.achievements]: AchievementsPage,
  [paths.contacts]: ContactsPage,
  [paths.settings]: SettingsPage,
  [paths.share]: SharePage,
  [paths.activity]: ActivityPage,
}

/** Fetches the script of a view ahead; a failure shows itself when the view is really needed. */
export function preloadView(path: string) {
  byPath[path.replace(/\/$/, '')]?.load().catch(() => undefined)
}

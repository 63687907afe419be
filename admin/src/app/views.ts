import { paths } from '@/paths'
import { view } from '@/lib/view'

export const SignInPage = view(() => import('@/features/session/sign-in-page'))
export const TournamentsPage = view(() => import('@/features/tournaments/tournaments-page'))
export const AchievementsPage = view(() => import('@/features/achievements/achievements-page'))
export const ContactsPage = view(() => import('@/features/contacts/contacts-page'))
export const SettingsPage = view(() => import('@/features/settings/settings-page'))

const byPath: Record<string, { load: () => Promise<unknown> }> = {
  [paths.signIn]: SignInPage,
  [paths.tournaments]: TournamentsPage,
  [paths.achievements]: AchievementsPage,
  [paths.contacts]: ContactsPage,
  [paths.settings]: SettingsPage,
}

/** Fetches the script of a view ahead; a failure shows itself when the view is really needed. */
export function preloadView(path: string) {
  byPath[path.replace(/\/$/, '')]?.load().catch(() => undefined)
}

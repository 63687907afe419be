import { Route, Routes } from 'react-router-dom'
import { paths } from '@/paths'
import { Layout } from '@/app/layout'
import { NotFoundPage } from '@/app/not-found-page'
import { AchievementsPage } from '@/features/achievements/achievements-page'
import { ContactsPage } from '@/features/contacts/contacts-page'
import { TournamentsPage } from '@/features/tournaments/tournaments-page'
import { lazyPart } from '@/lib/lazy-part'

const SettingsPage = lazyPart(() => import('@/features/settings/settings-page'))
const SharePage = lazyPart(() => import('@/features/shares/share-page'))
const ActivityPage = lazyPart(() => import('@/features/activity/activity-page'))
const SecurityPage = lazyPart(() => import('@/features/settings/security-page'))

/** Below the address of the tournaments, where the dashboard begins. */
const below = (path: string) => path.slice(`${paths.tournaments}/`.length)

/** All that is behind the sign-in page. */
export function Dashboard() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<TournamentsPage />} />
        <Route path={below(paths.achievements)} element={<AchievementsPage />} />
        <Route path={below(paths.contacts)} element={<ContactsPage />} />
        <Route path={below(paths.settings)} element={<SettingsPage />} />
        <Route path={below(paths.share)} element={<SharePage />} />
        <Route path={below(paths.activity)} element={<ActivityPage />} />
        <Route path={below(paths.security)} element={<SecurityPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}

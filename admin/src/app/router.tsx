import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/app/paths'
import { RequireSession } from '@/features/session/require-session'
import { LoadingDashboard } from '@/features/session/loading-dashboard'

const SignInPage = lazy(() => import('@/features/session/sign-in-page'))
const Layout = lazy(() => import('@/app/layout'))
const TournamentsPage = lazy(() => import('@/features/tournaments/tournaments-page'))
const AchievementsPage = lazy(() => import('@/features/achievements/achievements-page'))
const ContactsPage = lazy(() => import('@/features/contacts/contacts-page'))
const SettingsPage = lazy(() => import('@/features/settings/settings-page'))
const NotFoundPage = lazy(() => import('@/app/not-found-page'))

/** BrowserRouter on purpose: the data router costs 14 KB more and none of it is used here. */
export function Router() {
  return (
    <BrowserRouter>
      <Suspense fallback={<LoadingDashboard />}>
        <Routes>
          <Route path={paths.signIn} element={<SignInPage />} />
          <Route
            path={paths.tournaments}
            element={
              <RequireSession>
                <Layout />
              </RequireSession>
            }
          >
            <Route index element={<TournamentsPage />} />
            <Route path={paths.achievements} element={<AchievementsPage />} />
            <Route path={paths.contacts} element={<ContactsPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  )
}

import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/paths'
import * as views from '@/app/views'
import { LoadingDashboard } from '@/features/session/loading-dashboard'
import { RequireSession } from '@/features/session/require-session'
import { session } from '@/lib/session'
import { lazyWithPreload } from '@/lib/lazy-with-preload'

// Here and not among the views: the layout's own menu leads to those.
const Layout = lazyWithPreload(() => import('@/app/layout'))
const NotFoundPage = lazyWithPreload(() => import('@/app/not-found-page'))

// Both at once: the layout would ask for its view only after the profile has come.
views.preloadView(window.location.pathname)
const preloadDashboard = () => void Layout.load().catch(() => undefined)
if (session.token()) preloadDashboard()
// Whoever begins to sign in will want it next.
else window.addEventListener('focusin', preloadDashboard, { once: true })

/** BrowserRouter on purpose: the data router costs 14 KB more and none of it is used here. */
export function Router() {
  return (
    <BrowserRouter>
      <Suspense fallback={<LoadingDashboard />}>
        <Routes>
          <Route path={paths.signIn} element={<views.SignInPage />} />
          <Route
            path={paths.tournaments}
            element={
              <RequireSession>
                <Layout />
              </RequireSession>
            }
          >
            <Route index element={<views.TournamentsPage />} />
            <Route path={paths.achievements} element={<views.AchievementsPage />} />
            <Route path={paths.contacts} element={<views.ContactsPage />} />
            <Route path={paths.settings} element={<views.SettingsPage />} />
            <Route path={paths.share} element={<views.SharePage />} />
            <Route path={paths.activity} element={<views.ActivityPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  )
}

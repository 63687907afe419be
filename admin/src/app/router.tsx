import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '@/paths'
import { Dashboard } from '@/app/dashboard'
import { LoadingDashboard } from '@/features/session/loading-dashboard'
import { RequireSession } from '@/features/session/require-session'
import { lazyPart } from '@/lib/lazy-part'

const SignInPage = lazyPart(
  () => import('@/features/session/sign-in-page'),
  () => <LoadingDashboard />
)

/** BrowserRouter on purpose: the data router costs 14 KB more and none of it is used here. */
export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route
          path={`${paths.tournaments}/*`}
          element={
            <RequireSession>
              <Dashboard />
            </RequireSession>
          }
        />
        <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
      </Routes>
    </BrowserRouter>
  )
}

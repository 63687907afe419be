import { StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { paths, signInThen } from '@/paths'
import { Layout } from '@/app/layout'
import { NotFoundPage } from '@/app/not-found-page'
import { Providers } from '@/app/providers'
import { LoadingDashboard } from '@/features/session/use-profile'
import { resultsTexts } from '@/features/results/results-texts'
import { achievementResource } from '@/features/achievements/achievement-resource'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import { TournamentsPage } from '@/features/tournaments/tournaments-page'
import { ITEM_DIALOG, linkedDialog } from '@/features/items/list/item-dialog'
import { lazyPart } from '@/lib/lazy-part'
import { requestForm } from '@/lib/form-request'
import { layerToReturnTo } from '@/lib/history'
import { useToken } from '@/lib/session'

const SignInPage = lazyPart(
  () => import('@/features/session/sign-in-page'),
  () => <LoadingDashboard />
)
const AchievementsPage = lazyPart(() => import('@/features/achievements/achievements-page'))
const ContactsPage = lazyPart(() => import('@/features/contacts/contacts-page'))
const SettingsPage = lazyPart(() => import('@/features/settings/settings-page'))
const SecurityPage = lazyPart(() => import('@/features/settings/security-page'))
const NoticesPage = lazyPart(() => import('@/features/notices/notices-page'))
const ResultsPage = lazyPart(async () => {
  const [page] = await Promise.all([import('@/features/results/results-page'), resultsTexts.load()])
  return page
})
const ClassesPage = lazyPart(() => import('@/features/classes/classes-page'))
const ActivityPage = lazyPart(() => import('@/features/activity/activity-page'))

export function start() {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <Router />
    </StrictMode>
  )
}

/**
 * BrowserRouter, as the data router costs 14 KB more and none of it is used here; without
 * transitions, as a search field that waited for one would lose keystrokes.
 */
export function Router() {
  return (
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path={paths.signIn} element={<SignInPage />} />
        <Route path={paths.share} element={<SharedCircular />} />
        <Route
          element={
            <RequireSession>
              <Providers>
                <Layout />
              </Providers>
            </RequireSession>
          }
        >
          <Route path={paths.tournaments} element={<TournamentsPage />} />
          <Route path={paths.achievements} element={<AchievementsPage />} />
          <Route path={paths.contacts} element={<ContactsPage />} />
          <Route path={paths.settings} element={<SettingsPage />} />
          <Route path={paths.notices} element={<NoticesPage />} />
          <Route path={paths.security} element={<SecurityPage />} />
          <Route path={paths.classes} element={<ClassesPage />} />
          <Route path={paths.activity} element={<ActivityPage />} />
          <Route
            path={paths.results(':id')}
            element={
              <ResultsPage tournaments={tournamentResource} achievements={achievementResource} />
            }
          />
          <Route path={`${paths.tournaments}/*`} element={<NotFoundPage />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.tournaments} replace />} />
      </Routes>
    </BrowserRouter>
  )
}

/** A stored token is enough here; whether it still holds, the profile call finds out. */
function RequireSession({ children }: { children: ReactNode }) {
  const token = useToken()
  const { pathname, search, state } = useLocation()
  if (token) return children
  // A form comes back after signing in; a sheet or a menu does not.
  return (
    <Navigate
      replace
      to={signInThen(pathname + search)}
      state={layerToReturnTo(state, ITEM_DIALOG)}
    />
  )
}

/** Where the phone's share sheet leads to (`share_target` of the manifest): the text fills a new tournament. */
function SharedCircular() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  useEffect(() => {
    const texts = ['title', 'text', 'url'].map((name) => search.get(name)?.trim())
    requestForm('circular', [...new Set(texts)].filter(Boolean).join('\n'))
    void navigate(paths.tournaments, { replace: true, state: linkedDialog('new') })
  }, [search, navigate])
  return null
}

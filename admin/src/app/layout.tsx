import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { m } from '@/lib/messages'
import { MobileBar } from '@/app/mobile-bar'
import { OutboxRunner } from '@/app/outbox-runner'
import { Sidebar } from '@/app/sidebar'
import { useShortcuts } from '@/app/use-shortcuts'
import { WaitingStrip } from '@/app/waiting-strip'
import { ErrorBanner } from '@/components/error-banner'
import { OfflineNotice } from '@/components/offline-notice'
import { LoadingDashboard, useProfile } from '@/features/session/use-profile'
import { errorBanner } from '@/lib/error-banner'
import { layersOf } from '@/lib/layer'
import { lazyPart } from '@/lib/lazy-part'
import { takeOldShare, waiting } from '@/lib/outbox/store'
import { session } from '@/lib/session'
import { isPageOutdated, startWorker } from '@/lib/worker'
import { paths } from '@/paths'

const loadOverlays = () => import('./overlays')
const Overlays = lazyPart(loadOverlays)

export function Layout() {
  const { profile, isPaused } = useProfile()
  const { pathname, state } = useLocation()
  const cause = useNavigationType()
  const navigate = useNavigate()
  const hasLayer = layersOf(state).length > 0
  const [isOverlaid, setOverlaid] = useState(hasLayer)
  if (hasLayer && !isOverlaid) setOverlaid(true)
  const email = profile?.email
  useShortcuts()

  useEffect(() => {
    if (!email) return
    startWorker()
    session.setAccount(email)
    waiting.setAccount(email)
    // Whoever begins to do something wants a dialog next, with or without a network by then.
    const fetchAhead = () => void loadOverlays().catch(() => undefined)
    for (const name of ['pointerdown', 'keydown']) {
      window.addEventListener(name, fetchAhead, { once: true })
    }
  }, [email])
  useEffect(() => {
    if (!email) return
    void takeOldShare(email).then((text) => {
      if (text) void navigate(`${paths.share}?${new URLSearchParams({ text })}`)
    }, console.warn)
    // Once per start: `navigate` is another one on each view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [email])
  useEffect(() => {
    if (isPageOutdated()) return window.location.reload()
    errorBanner.clear()
    // After Back and reload the browser itself goes where the view was left.
    if (cause !== 'POP') window.scrollTo(0, 0)
    // Not of the cause: dialogs have entries of the same view, and leave it where it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])

  if (!email) {
    return isPaused ? <LoadingDashboard words={m.dashboardWaits()} /> : <LoadingDashboard />
  }
  return (
    <div className="lg:pl-66">
      <a
        href="#view"
        className="sr-only z-40 rounded-control bg-primary font-bold text-primary-foreground focus:not-sr-only focus:fixed! focus:top-2 focus:left-2 focus:px-4! focus:py-3!"
      >
        {m.skipToContent()}
      </a>
      <aside className="fixed inset-y-0 left-0 hidden w-66 border-r bg-card lg:block">
        <Sidebar email={email} />
      </aside>
      <MobileBar />
      <OutboxRunner email={email} />
      {isOverlaid && <Overlays email={email} />}
      <main
        id="view"
        tabIndex={-1}
        className="mx-auto max-w-300 p-4 pb-24 outline-none max-sm:pt-2 sm:p-6 lg:p-10"
      >
        <WaitingStrip />
        <OfflineNotice />
        <ErrorBanner />
        <Outlet />
      </main>
    </div>
  )
}

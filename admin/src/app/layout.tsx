import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { m } from '@/lib/messages'
import { ConfirmQuestion } from '@/components/confirm-dialog'
import { ErrorBanner } from '@/components/error-banner'
import { NewVersion } from '@/components/new-version'
import { OfflineNotice } from '@/components/offline-notice'
import { Shortcuts } from '@/components/shortcuts'
import { MobileBar } from '@/app/mobile-bar'
import { Providers } from '@/app/providers'
import { useScrollMemory } from '@/app/scroll-memory'
import { Sidebar } from '@/app/sidebar'
import { keepPlace } from '@/app/strip-place'
import { LoadingDashboard } from '@/features/session/loading-dashboard'
import { useProfile } from '@/features/session/use-profile'
import { lazyPart } from '@/lib/lazy-part'
import { errorBanner } from '@/lib/error-banner'
import { waiting } from '@/lib/outbox/waiting'
import { session } from '@/lib/session'
import { startWorker } from '@/lib/worker'

const Background = lazyPart(() => import('./background'))
const OutboxPanel = lazyPart(() => import('./outbox-panel'))

/** How long the first view is waited for before what works in the background begins. */
const SETTLE_MS = 3_000

export function Layout() {
  return (
    <Providers>
      <Dashboard />
    </Providers>
  )
}

function Dashboard() {
  const { profile, isPaused } = useProfile()
  const { pathname } = useLocation()
  const [isOutboxOpen, setOutboxOpen] = useState(false)
  const openOutbox = () => setOutboxOpen(true)
  const isSettled = useIsSettled()
  useScrollMemory()
  useLayoutEffect(keepPlace, [])

  useEffect(() => {
    if (profile) startWorker()
  }, [profile])
  const email = profile?.email
  useEffect(() => {
    if (!email) return
    session.setAccount(email)
    waiting.setAccount(email)
  }, [email])
  useEffect(() => errorBanner.clear(), [pathname])
  // Whoever begins to do something will want a dialog next.
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const
    const stop = () => events.forEach((name) => window.removeEventListener(name, fetchAhead))
    const fetchAhead = () => {
      stop()
      ConfirmQuestion.load()
      // Without a network it could not be fetched when it is needed.
      OutboxPanel.load()
    }
    events.forEach((name) => window.addEventListener(name, fetchAhead))
    return stop
  }, [])

  if (!profile) {
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
        <Sidebar email={profile.email} onOutbox={openOutbox} />
      </aside>
      <Shortcuts />
      <MobileBar email={profile.email} onOutbox={openOutbox} />
      {isOutboxOpen && <OutboxPanel onClose={() => setOutboxOpen(false)} />}
      <main
        id="view"
        tabIndex={-1}
        className="mx-auto max-w-300 p-4 pb-24 outline-none max-sm:pt-2 sm:p-6 lg:p-10"
      >
        <div className="min-h-(--strip)">
          {isSettled && <Background email={profile.email} onOutbox={openOutbox} />}
        </div>
        <OfflineNotice />
        <NewVersion />
        <ErrorBanner />
        <Outlet />
      </main>
    </div>
  )
}

/**
 * Whether the first view has come, or is not to be waited for any more: what only works in the
 * background gives way to it.
 */
function useIsSettled() {
  const isLoading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const timer = window.setTimeout(() => setSettled(true), isLoading ? SETTLE_MS : 0)
    return () => window.clearTimeout(timer)
  }, [isLoading, isSettled])
  return isSettled
}

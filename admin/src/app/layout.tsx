import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { MenuIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { m } from '@/lib/messages'
import { OutboxChip } from '@/unsent/outbox-chip'
import { OutboxRunner } from '@/app/outbox-runner'
import { Sidebar } from '@/app/sidebar'
import { useShortcuts } from '@/app/use-shortcuts'
import { WaitingStrip } from '@/app/waiting-strip'
import { ErrorBanner } from '@/components/error-banner'
import { IconButton } from '@/components/icon-button'
import { OfflineNotice } from '@/components/offline-notice'
import { LoadingDashboard, useProfile } from '@/features/session/use-profile'
import { errorBanner } from '@/lib/error-banner'
import { layersOf, useLayer } from '@/lib/history'
import { lazyPart } from '@/lib/lazy-part'
import { waiting } from '@/unsent/entries'
import { whenIdle } from '@/lib/when-idle'
import { isPageOutdated, startWorker } from '@/lib/worker'
import { names } from '@/lib/names'
import { paths } from '@/paths'

const Overlays = lazyPart(() => import('./overlays'))

/** The views of the width of a list; all others have that of a column. */
const LISTS: ReadonlySet<string> = new Set([paths.tournaments, paths.achievements, paths.contacts])

/** Milliseconds in which a slow line is the first view's alone. */
const KEEP_AFTER = 20_000

/** Not of the first view; without a network there is nothing to load. */
async function loadKeptLists(client: QueryClient) {
  try {
    await (await import('./kept-lists')).keepLists(client)
  } catch (error) {
    console.warn('What a notice needs is not on this device', error)
  }
}

export function Layout() {
  const client = useQueryClient()
  const { profile, isPaused } = useProfile()
  const { pathname, state } = useLocation()
  const cause = useNavigationType()
  const menu = useLayer('menu')
  const hasOverlay = layersOf(state).length > 0
  const email = profile?.email
  useShortcuts()

  useEffect(() => {
    if (!email) return
    startWorker()
    waiting.setAccount(email)
    const timer = setTimeout(() => whenIdle(() => void loadKeptLists(client)), KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [email, client])
  useEffect(() => {
    if (isPageOutdated()) return window.location.reload()
    errorBanner.clear()
    // After Back and reload the browser itself goes where the view was left.
    if (cause !== 'POP') window.scrollTo(0, 0)
    // Not of the cause: dialogs have entries of the same view, and leave it where it is.
    // oxlint-disable-next-line react/exhaustive-deps
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
      <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b bg-card px-2 lg:hidden print:hidden">
        <IconButton
          Icon={MenuIcon}
          label={m.openMenu()}
          aria-haspopup="dialog"
          aria-expanded={menu.isOpen}
          onClick={() => menu.open()}
        />
        <p className="min-w-0 grow truncate font-bold">
          <span className="sm:hidden">{names().short}</span>
          <span className="max-sm:hidden">{names().academy}</span>
        </p>
        <OutboxChip className="shrink-0" />
      </header>
      <OutboxRunner email={email} />
      {hasOverlay && <Overlays email={email} />}
      <main
        id="view"
        tabIndex={-1}
        className="mx-auto max-w-list p-4 pb-24 outline-none max-sm:pt-2 sm:p-6 lg:p-10"
      >
        <div className={LISTS.has(pathname) ? undefined : 'max-w-reading'}>
          <WaitingStrip />
          <OfflineNotice />
          <ErrorBanner />
          <Outlet />
        </div>
      </main>
    </div>
  )
}

import { m } from '@/lib/messages'
export function LoadingDashboard({ words = m.loadingDashboard() }) {
  return (
    <main className="grid min-h-dvh place-content-center p-6">
      <h1 className="sr-only">{m.adminDashboard()}</h1>
      <p role="status" className="text-muted-foreground">
        {words}
      </p>
    </main>
  )
}

export function LoadingDashboard({ words = 'Loading dashboard...' }) {
  return (
    <main className="grid min-h-dvh place-content-center p-6">
      <h1 className="sr-only">Admin Dashboard</h1>
      <p role="status" className="text-muted-foreground">
        {words}
      </p>
    </main>
  )
}

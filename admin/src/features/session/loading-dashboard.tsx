export function LoadingDashboard() {
  return (
    <main className="grid min-h-dvh place-content-center p-6">
      <h1 className="sr-only">Admin Dashboard</h1>
      <p role="status" className="text-muted-foreground">
        Loading dashboard...
      </p>
    </main>
  )
}

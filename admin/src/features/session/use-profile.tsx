import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { m } from '@/lib/messages'
import { statusOf } from '@/lib/errors'
import { restoreAnswers } from '@/lib/cached-answers'
import { profileQuery } from '@/lib/profile'
import { session } from '@/lib/session'

/** How long a slow network may take before the cached answers are shown meanwhile. */
const PATIENCE_MS = 4_000

/**
 * Who is signed in. Any answer but 2xx ends the session; only where there was no answer at all does
 * a profile that is cached on the device do.
 */
export function useProfile() {
  const client = useQueryClient()
  const { data, isError, error, isPaused } = useQuery(profileQuery)
  const isUnknown = data === undefined

  useEffect(() => {
    if (!isUnknown) return
    const timer = setTimeout(() => void restoreAnswers(client), navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [client, isUnknown])

  useEffect(() => {
    if (!isError) return
    if (statusOf(error) !== undefined) return session.end()
    void restoreAnswers(client).then(() => {
      if (!client.getQueryData(profileQuery.queryKey)) session.end()
    })
  }, [client, isError, error])

  return { profile: data, isPaused }
}

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

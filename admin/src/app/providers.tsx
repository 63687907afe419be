import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { toast } from 'sonner'
import { Toaster } from '@/components/ui/sonner'
import { errorBanner } from '@/lib/error-banner'
import { statusOf } from '@/lib/errors'
import { cacheAnswers, cachedSince, restoreAnswers } from '@/lib/cached-answers'
import { session } from '@/lib/session'
import { ONCE_MISSED_MS } from '@/lib/watched'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      failure?: () => string
      notFound?: () => string
      isCached?: boolean
    }
    mutationMeta: {
      /** Sentence for the banner when the server gives none, or always with `isExact`. */
      failure?: string
      isExact?: boolean
      /** Sentence for the banner when no answer came, and it may be done or not. */
      unknown?: string
      isQuiet?: boolean
      done?: string
    }
  }
}

// Whenever it begins to listen: it takes itself for online until it hears otherwise, and for what it was
// when nobody was signed in and it heard nothing.
onlineManager.setEventListener((setOnline) => {
  const listening = new AbortController()
  const tell = () => setOnline(navigator.onLine)
  for (const name of ['online', 'offline']) window.addEventListener(name, tell, listening)
  tell()
  return () => listening.abort()
})

const queryClient = new QueryClient({
  defaultOptions: {
    // What waited in memory for a network would be lost with the page: it fails at once instead.
    mutations: { networkMode: 'always' },
    queries: {
      // No answer at all is worth another try; a refusal is an answer.
      retry: (count, error) => statusOf(error) === undefined && count === 0,
      retryDelay: (count) => 300 * 2 ** count,
      refetchOnWindowFocus: false,
    },
  },
  queryCache: new QueryCache({
    onError(error, { meta, state }) {
      const status = statusOf(error)
      // The failure is shown already, and the list still has its items.
      if (state.data !== undefined && errorBanner.message()) return
      const isRecent = Date.now() - state.dataUpdatedAt < ONCE_MISSED_MS
      if (state.data !== undefined && isRecent && (status ?? 500) >= 500) return
      const words = status === 404 ? (meta?.notFound ?? meta?.failure) : meta?.failure
      const sentence = words?.()
      if (!sentence || status === 401) return
      if (status !== undefined) return errorBanner.show(sentence)
      // The notice above the view says how old the lists are, if they were on this device.
      void restoreAnswers(queryClient).then(() => {
        if (!cachedSince(queryClient)) errorBanner.show(sentence)
      })
    },
    onSuccess(_data, { meta }) {
      if (meta?.failure) errorBanner.clear(meta.failure())
    },
  }),
  mutationCache: new MutationCache({
    onMutate(_variables, { meta }) {
      if (!meta?.isQuiet) errorBanner.clear()
    },
    onError(error, _variables, _result, { meta }) {
      const status = statusOf(error)
      // The server may have done it although its answer was lost: fetch the lists again.
      if ((status ?? 500) >= 500) void queryClient.invalidateQueries()
      if (meta?.isQuiet) return console.warn(meta.failure, error)
      if (!meta?.failure || status === 401) return
      const isUnknown = status === undefined && navigator.onLine
      if (isUnknown && meta.unknown) return errorBanner.show(meta.unknown)
      // An exact one says more than the refusal.
      void errorBanner.showRefusal(meta.isExact ? undefined : error, meta.failure)
    },
    onSuccess(_data, _variables, _result, { meta }) {
      if (meta?.done) toast.success(meta.done)
    },
  }),
})

// What was loaded belongs to the session it was loaded in: the next one may be another director's.
let token = session.token()
session.subscribe(() => {
  if (session.token() === token) return
  token = session.token()
  queryClient.clear()
})

export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => cacheAnswers(queryClient), [])
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
}

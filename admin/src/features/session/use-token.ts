import { useSyncExternalStore } from 'react'
import { session } from '@/lib/session'

/** The stored token, followed across sign-in and sign-out in every tab. */
export const useToken = () => useSyncExternalStore(session.subscribe, session.token)

import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { signInThen } from '@/paths'
import { useToken } from '@/features/session/use-token'

/** Shows its children only while a token is stored; whether it still holds, the profile call finds out. */
export function RequireSession({ children }: { children: ReactNode }) {
  const token = useToken()
  const { pathname, search } = useLocation()
  return token ? children : <Navigate to={signInThen(pathname + search)} replace />
}

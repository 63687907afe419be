import { session } from '@/lib/session'
import { isOther, prepare } from '@/lib/speak'

interface Begun {
  token: string
  user: { email: string; language: Parameters<typeof isOther>[0] }
}

/** Begins the session that the server has opened, in the language of its director. */
export async function beginSession({ token, user }: Begun) {
  session.setAccount(user.email)
  const wanted = user.language
  const isChanging = isOther(wanted)
  if (isChanging) await prepare(wanted)
  session.start(token)
  if (isChanging) window.location.reload()
}

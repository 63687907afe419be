import { session } from '@/lib/session'
import { chooseLanguage, isOther } from '@/lib/speak'

interface Begun {
  token: string
  user: { email: string; language: Parameters<typeof isOther>[0] }
}

/** Begins the session that the server has opened, in the language of its director. */
export function beginSession({ token, user }: Begun) {
  session.setAccount(user.email)
  const wanted = user.language
  const isChanging = isOther(wanted)
  if (isChanging) chooseLanguage(wanted)
  session.start(token)
  if (isChanging) window.location.reload()
}

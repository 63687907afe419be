import { loadMessages } from '@/lib/messages'
import { chosenLanguage } from '@/lib/speak'
import '@/styles/index.css'

// A page that is being left fails to load too, and loading it anew would keep the person on it.
let isLeft = false
window.addEventListener('beforeunload', () => (isLeft = true))

/** A page that was just loaded anew and still lacks a part is not loaded again. */
const RELOAD_PAUSE_MS = 60_000

// A part that a newer release replaced while this page was open: load the page anew.
window.addEventListener('vite:preloadError', (event) => {
  // Without a network there is nothing to load it from, and the page would be lost.
  if (!navigator.onLine || isLeft) return
  const reloadedAt = Number(sessionStorage.getItem('academy.reloaded'))
  if (Date.now() - reloadedAt < RELOAD_PAUSE_MS) return
  sessionStorage.setItem('academy.reloaded', String(Date.now()))
  event.preventDefault()
  location.reload()
})

// No await at the top level: the app imports from here, and would wait for what waits for it.
async function begin() {
  const language = chosenLanguage()
  document.documentElement.lang = language
  await Promise.all([
    loadMessages(language),
    language === 'en' ? undefined : import('@/styles/devanagari.css'),
  ])
  // Its modules say something as they are evaluated.
  const { start } = await import('@/app/start')
  start()
}
void begin()

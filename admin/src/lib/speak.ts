import { languages, type Language } from '@academy/site/languages'

const YEAR_SECONDS = 365 * 24 * 3_600
/** How long the files of a language are waited for; the next start has them in any case. */
const PATIENCE_MS = 10_000
/** What this tab was told to speak last: where it speaks otherwise all the same, it is not told again. */
const TOLD = 'academy.language'

/** Whether an account wants another language than this page speaks, and it can be had. */
export function isOther(language: string | null | undefined): language is Language {
  return (
    typeof language === 'string' &&
    language in languages &&
    language !== document.documentElement.lang &&
    language !== sessionStorage.getItem(TOLD) &&
    navigator.onLine
  )
}

/**
 * Keeps the choice on this device, so that the server sends page and worker in it: the
 * next load of the page speaks it.
 */
export async function prepare(language: Language) {
  sessionStorage.setItem(TOLD, language)
  document.cookie = `admin_language=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([takeWorker().catch(() => undefined), patience])
}

export async function speak(language: Language) {
  await prepare(language)
  window.location.reload()
}

/** The page is the worker's to give: its files in the language come first. */
async function takeWorker() {
  const registration = await navigator.serviceWorker.getRegistration('/admin')
  if (!registration?.active) return
  await registration.update()
  const next = registration.installing ?? registration.waiting
  if (!next) return
  await reached(next, ['installed', 'activating', 'activated'])
  next.postMessage('take-over')
  await reached(next, ['activated'])
}

function reached(worker: ServiceWorker, states: ServiceWorkerState[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (states.includes(worker.state)) resolve()
      else if (worker.state === 'redundant') reject(new Error('The files could not be kept'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

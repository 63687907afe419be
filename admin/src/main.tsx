import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from '@/app/router'
import { ignoreStrayClicks } from '@/lib/stray-clicks'
import '@/styles/index.css'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Router />
  </StrictMode>
)

ignoreStrayClicks()

// A page that is being left fails to load too, and loading it anew would keep the person on it.
let isLeft = false
window.addEventListener('beforeunload', () => (isLeft = true))

// A part that a newer release replaced while this page was open: load the page anew, once.
window.addEventListener('vite:preloadError', (event) => {
  // Without a network there is nothing to load it from, and the page would be lost.
  if (!navigator.onLine || isLeft) return
  if (sessionStorage.getItem('academy.reloaded') === location.pathname) return
  sessionStorage.setItem('academy.reloaded', location.pathname)
  event.preventDefault()
  location.reload()
})

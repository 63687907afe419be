/* A waiting message goes out from whatever page is open once there is signal; the sender is fetched then. */
function look() {
  let waiting = null
  try {
    waiting = localStorage.getItem('academy.contact-outbox')
  } catch {
    // Storage is closed to this page, so nothing was stored either.
  }
  if (!waiting) return
  // Not asked: `navigator.onLine`, which can be false for a while after the network has come back.
  import('./flush').then((late) => late.flush()).catch(() => setTimeout(look, 10_000))
}

look()
addEventListener('online', look)

export {}

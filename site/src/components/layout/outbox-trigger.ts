/* A waiting message goes out from whatever page is open once there is signal; the sender is fetched then. */
const look = (event?: Event) => {
  let waiting = null
  try {
    waiting = localStorage.getItem('academy.contact-outbox')
  } catch {
    // Storage is closed to this page, so nothing was stored either.
  }
  // What the event says may be known before `onLine` is.
  if (waiting && (event || navigator.onLine)) void import('./flush').then((late) => late.flush())
}

look()
addEventListener('online', look)

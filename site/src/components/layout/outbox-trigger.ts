/*
 * A message kept without signal goes out from whatever page is open once there is signal, be it days
 * later. What that takes is fetched only then.
 */
const look = () => {
  let waiting = null
  try {
    waiting = localStorage.getItem('academy.contact-outbox')
  } catch {
    // Storage is closed to this page, so nothing was kept either.
  }
  if (waiting && navigator.onLine) void import('./flush').then((late) => late.flush())
}

look()
addEventListener('online', look)

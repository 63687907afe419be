/* A kept message goes out from whatever page is open once there is signal; the sender is fetched then. */
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

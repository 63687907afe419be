/* A waiting message goes out from whatever page is open once there is signal; the sender is fetched then. */
const look = (event?: Event) => {
  let waiting = null
  try {
    waiting = localStorage.getItem('academy.contact-outbox')
  } catch {
    // Storage is closed to this page, so nothing was stored either.
  }
  if (!waiting) return
  const again = () => setTimeout(look, 10_000)
  // What the event says may be known before `onLine` is.
  if (event || navigator.onLine) import('./flush').then((late) => late.flush()).catch(again)
  else again()
}

look()
addEventListener('online', look)

/** Once the page has nothing else to do. */
export function whenIdle(task: () => void) {
  // Safari has only the timer.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task)
  else setTimeout(task, 1_000)
}

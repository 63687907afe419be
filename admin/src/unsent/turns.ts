/**
 * One after the other, in all tabs of the browser, is sent what waits.
 * @param signal ends the waiting for the turn
 */
export async function inTurn<Made>(act: () => Promise<Made>, signal?: AbortSignal): Promise<Made> {
  // Browsers have no locks on plain http.
  if (!navigator.locks) return act()
  return navigator.locks.request('academy.outbox', signal ? { signal } : {}, act)
}

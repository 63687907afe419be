import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The slowest press or key of what is done, from its event to the next frame, in milliseconds. */
export async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const seen = await page.evaluateHandle(() => {
    const durations: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) durations.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    return durations
  })
  await act()
  await pause(500)
  // A page that stays slowed keeps the processor busy, and what is measured after it waits for that.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return Math.max(0, ...(await seen.jsonValue()))
}

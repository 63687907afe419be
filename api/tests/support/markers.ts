import { rm } from 'node:fs/promises'
import { markerFile, MARKERS } from '#health/markers'

/** As before the first start: a test that moves the clock would leave times of its own day. */
export async function forgetMarkers() {
  for (const marker of MARKERS) await rm(markerFile(marker), { force: true })
}

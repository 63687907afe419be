import { rm } from 'node:fs/promises'
import { markerFile, type Marker } from '#health/markers'

const MARKERS: Marker[] = [
  'first-start',
  'last-backup',
  'last-copy',
  'last-drill',
  'last-purge',
  'clock-jump',
  'told-red',
]

/** As before the first start: a test that moves the clock would leave times of its own day. */
export async function forgetMarkers() {
  for (const marker of MARKERS) await rm(markerFile(marker), { force: true })
}

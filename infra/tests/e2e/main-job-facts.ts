import assert from 'node:assert/strict'
import sharp from 'sharp'
import { nearestQuarter, readQuarters, type Quarters } from './photo.ts'

/** What the director and the visitor write in the main job, in every engine. */
export const written = {
  description: 'Seven rounds of rapid chess in one day, all ages welcome.',
  registration: 'https://forms.example/sangamner-rapid',
  question: 'May my daughter play? She is nine and has no rating.',
  email: 'meera@family.example',
  phone: '+91(55500)22222',
} as const

/** What the visitor is told when the message has arrived. */
export const SENT = 'Thank you for your message. We will get back to you soon!'

/** What the photo's quarters are after one turn to the right in the cropper. */
const turnedRight: Record<keyof Quarters, keyof Quarters> = {
  topLeft: 'bottomLeft',
  topRight: 'topLeft',
  bottomLeft: 'bottomRight',
  bottomRight: 'topRight',
}

/** The served picture is small, upright as the director turned it, and does not tell where it was taken. */
export async function assertCleanPicture(picture: Buffer) {
  const { width, height, orientation, exif, xmp } = await sharp(picture).metadata()
  assert.ok(width <= 800, `${width} px wide`)
  assert.ok(Math.abs(width / height - 4 / 3) < 0.05, `${width} × ${height}`)
  assert.equal(orientation ?? 1, 1)
  assert.deepEqual([exif, xmp], [undefined, undefined])
  for (const [quarter, colour] of Object.entries(await readQuarters(picture))) {
    assert.equal(nearestQuarter(colour), turnedRight[quarter as keyof Quarters], quarter)
  }
}

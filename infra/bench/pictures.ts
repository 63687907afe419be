import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { phonePhoto } from '../tests/e2e/photo.ts'
import { startAcademy, type Academy } from '../tests/support/academy.ts'
import { Client } from '../tests/support/client.ts'
import { processorTime, residentMB } from '../tests/support/memory.ts'
import { judge } from './judge.ts'
import { frugal, untilPicturesAreMade } from './server.ts'

async function publishTen({ origin }: Academy, picture: Buffer) {
  const client = new Client(origin)
  const token = await client.signIn()
  for (let count = 0; count < 10; count += 1) {
    const { status, text } = await client.publish(token, 'A picture', true, undefined, picture)
    if (status !== 201) throw new Error(`A save answered ${status}: ${text}`)
  }
}

/** Memory, and the processor time of a picture. */
export async function pictures(): Promise<void> {
  const academy = await startAcademy(frugal)
  try {
    await untilPicturesAreMade(new Client(academy.origin))
    // The first start has made the pictures of the sample content, which no later one does.
    await academy.close()
    await academy.start()
    await pause(25_000)
    const idle = residentMB(academy.pid)
    const photo = await phonePhoto()
    await publishTen(academy, photo)
    await pause(60_000)
    const after = residentMB(academy.pid)

    const quiet = await startAcademy({ ...frugal, QUEUE_WORKER: '0', DEMO: '0' })
    // What the director's cropper sends.
    const crop = await sharp(photo).rotate().resize(800, 600).jpeg({ quality: 90 }).toBuffer()
    await publishTen(quiet, crop)
    const before = processorTime(quiet.pid)
    await publishTen(quiet, crop)
    const perSave = (processorTime(quiet.pid) - before) / 10
    await quiet.stop()
    judge('Memory, idle', '≤', 150, idle, ' MB')
    judge('Memory, a minute after ten photos of 12 MP', '≤', 200, after, ' MB')
    judge('A save with a picture: processor', '≤', 250, perSave, ' ms')
  } finally {
    await academy.stop()
  }
}

// Goal 6 of speed: what a picture costs when it is saved, in the background, refused, and shown.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { phonePhoto } from '../../tests/e2e/photo.ts'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median, p99 } from '../../tests/support/quantiles.ts'
import { atMost, type Outcome } from '../bars.ts'
import { memory, processorTime } from '../measure.ts'

const demoPictures = fileURLToPath(
  new URL('../../../api/database/demo/tournaments/', import.meta.url)
)

const SAVES = 10
const ROUNDS = 5

interface Saved {
  bannerPicture: { srcset: { avif: string | null; webp: string } }
}

/** What the cropper sends: 800 × 600, as JPEG. */
function crops(): Promise<Buffer[]> {
  const files = readdirSync(demoPictures).map((name) => readFileSync(join(demoPictures, name)))
  return Promise.all(
    files.map((file) => sharp(file).resize(800, 600).jpeg({ quality: 90 }).toBuffer())
  )
}

/** A PNG of 250 KB that would unpack to 16383 × 16383 pixels. */
function bomb(): Promise<Buffer> {
  return sharp({
    create: { width: 16383, height: 16383, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

export async function uploads(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const port = academy.servingPorts[0]!
    const api = academy.pidOf(`web-${port}`)
    const worker = academy.pidOf('worker')
    academy.kill(`web-${academy.servingPorts[1]}`, 'SIGSTOP')
    const origin = `http://127.0.0.1:${port}`
    const token = await new Client(origin).signIn()

    const send = async (bytes: Buffer, field = 'banner', title = 'A tournament with a picture') => {
      const form = new FormData()
      form.set('title', title)
      form.set('description', 'For the bench.')
      form.set('formLink', 'https://forms.example/x')
      form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'picture.jpg')
      const began = performance.now()
      const response = await fetch(`${origin}/api/tournaments`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      })
      const { data } = (await response.json()) as { data: Saved & { _id: string } }
      return { status: response.status, data, milliseconds: performance.now() - began }
    }
    const save = async (bytes: Buffer) => {
      const answer = await send(bytes)
      if (answer.status !== 201) throw new Error(`A save answered ${answer.status}.`)
      return answer
    }
    const timeOf = async (status: number, ...call: Parameters<typeof send>) => {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const answer = await send(...call)
        if (answer.status !== status) throw new Error(`${answer.status} in place of ${status}.`)
        times.push(answer.milliseconds)
      }
      return median(times)
    }

    const pictures = await crops()
    await save(pictures[0]!)
    academy.kill('worker', 'SIGSTOP')
    const before = processorTime([api])
    const saved = []
    for (let count = 0; count < SAVES; count += 1) {
      saved.push((await save(pictures[count % pictures.length]!)).data)
    }
    const saving = (processorTime([api]) - before) / SAVES

    academy.kill('worker', 'SIGCONT')
    const reader = new Client(origin)
    const item = async (id: string) => {
      const { text } = await reader.call(`/api/tournaments/${id}`)
      return (JSON.parse(text) as { data: Saved }).data
    }
    const workedBefore = processorTime([worker])
    const last = saved.at(-1)!._id
    const deadline = Date.now() + 120_000
    while (!(await item(last)).bannerPicture.srcset.avif) {
      if (Date.now() > deadline) throw new Error('The AVIF pictures were not made in two minutes.')
      await pause(500)
    }
    const encoding = (processorTime([worker]) - workedBefore) / SAVES

    const sizes = { avif: [] as number[], webp: [] as number[], full: [] as number[] }
    for (const { _id } of saved.slice(0, pictures.length)) {
      const { srcset } = (await item(_id)).bannerPicture
      const bytes = async (set: string, width: string) => {
        const address = set.split(', ').find((part) => part.endsWith(` ${width}`))!
        const file = await fetch(`${origin}${address.split(' ')[0]}`)
        return (await file.arrayBuffer()).byteLength / 1000
      }
      sizes.avif.push(await bytes(srcset.avif!, '400w'))
      sizes.webp.push(await bytes(srcset.webp, '400w'))
      sizes.full.push(await bytes(srcset.avif!, '800w'))
    }

    const photo = await phonePhoto()
    // A save alone, as a director's is: the smallest format of the one before is not made beside it.
    academy.kill('worker', 'SIGSTOP')
    const original = await timeOf(201, photo)
    academy.kill('worker', 'SIGCONT')

    // Refused for its bytes, compared with the same bytes under a name that is dropped unread and
    // a title that is refused: what is left is the look at the picture.
    const noise = Buffer.from(Array.from({ length: 1_000_000 }, () => Math.random() * 256))
    const refusal = async (bytes: Buffer, status = 422) =>
      (await timeOf(status, bytes)) - (await timeOf(422, bytes, 'other', ''))
    const refusals = [await refusal(noise), await refusal(await bomb())]

    const list = async () => {
      const began = performance.now()
      await reader.call('/api/tournaments')
      return performance.now() - began
    }
    const quiet: number[] = []
    for (let count = 0; count < 500; count += 1) quiet.push(await list())
    const memoryBefore = memory([api])
    let isUploading = true
    let peak = memoryBefore
    const uploading = Promise.all([0, 1, 2, 3].map(() => save(photo))).finally(() => {
      isUploading = false
    })
    const busy: number[] = []
    while (isUploading) {
      busy.push(await list())
      peak = Math.max(peak, memory([api]))
    }
    await uploading

    return {
      lines: [
        atMost('Save with an 800 × 600 crop: processor', 250, saving, ' ms'),
        atMost('AVIF of a picture, in the background: processor', 2000, encoding, ' ms'),
        atMost('A photo of 12 megapixels as it is, until the answer', 400, original, ' ms'),
        atMost('Refusing what is no picture, beyond its transfer', 5, refusals[0]!, ' ms'),
        atMost('Refusing a bomb, beyond its transfer', 5, refusals[1]!, ' ms'),
        atMost('p99 of the list beside four uploads, to quiet', 2, p99(busy) / p99(quiet)),
        atMost('Memory that four uploads at once take', 150, peak - memoryBefore, ' MB'),
        atMost('Card at 400 wide, AVIF, median', 12, median(sizes.avif), ' KB'),
        atMost('Card at 400 wide, WebP, median', 16, median(sizes.webp), ' KB'),
        atMost('Full view, AVIF, the largest', 60, Math.max(...sizes.full), ' KB'),
      ],
      figures: { saving, encoding, original, refusals, sizes, quiet: p99(quiet), busy: p99(busy) },
    }
  } finally {
    academy.remove()
  }
}

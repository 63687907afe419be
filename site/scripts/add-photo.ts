/**
 * Puts a photograph into one of the places that are empty without it: crops it, writes the widths that
 * pages ask for, and leaves out where and when it was taken.
 * `npm run photo -w site -- coach picture.jpg`
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const SHAPES = { coach: [1, 1], hall: [3, 2], 'prize-giving': [2, 1] } as const
const WIDTHS = { coach: [240, 480, 720], hall: [480, 840, 1200], 'prize-giving': [800, 1600, 2400] }

export type Photo = keyof typeof SHAPES

export async function addPhoto(photo: Photo, source: string, folder: URL): Promise<string[]> {
  const [across, down] = SHAPES[photo]
  const written = WIDTHS[photo].map(async (width) => {
    const cut = sharp(source)
      .autoOrient()
      .resize({ width, height: Math.round((width * down) / across), position: 'attention' })
    const name = fileURLToPath(new URL(`photo-${photo}-${width}`, folder))
    await Promise.all([
      cut.clone().avif({ quality: 55 }).toFile(`${name}.avif`),
      cut.clone().webp({ quality: 78 }).toFile(`${name}.webp`),
    ])
    return name
  })
  return Promise.all(written)
}

const [, script, photo, source] = process.argv
if (script === fileURLToPath(import.meta.url)) {
  if (!source || !photo || !(photo in SHAPES)) {
    console.error(`npm run photo -w site -- ${Object.keys(SHAPES).join('|')} <picture>`)
    process.exit(1)
  }
  const picture = resolve(process.env.INIT_CWD ?? '.', source)
  await addPhoto(photo as Photo, picture, new URL('../src/assets/pictures/', import.meta.url))
}

/**
 * Puts a photograph into one of the places that are empty without it: crops it, writes the widths that
 * pages ask for, and leaves out where and when it was taken.
 * `npm run photo -w @academy/site -- coach picture.jpg`
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const SHAPES = { coach: [1, 1], hall: [3, 2], 'prize-giving': [2, 1] } as const
const WIDTHS = { coach: [240, 480, 720], hall: [480, 840, 1200], 'prize-giving': [800, 1600, 2400] }

export type Photo = keyof typeof SHAPES

/**
 * Writes the photo in each width, as AVIF and as WebP.
 * @returns the names of its files
 * @throws when the source is no picture
 */
export async function addPhoto(photo: Photo, source: string, folder: URL): Promise<string[]> {
  const [across, down] = SHAPES[photo]
  const written = WIDTHS[photo].map(async (width) => {
    const cut = sharp(source)
      .autoOrient()
      .resize({ width, height: Math.round((width * down) / across), position: 'attention' })
    const name = `photo-${photo}-${width}`
    const path = fileURLToPath(new URL(name, folder))
    await Promise.all([
      cut.clone().avif({ quality: 55 }).toFile(`${path}.avif`),
      cut.clone().webp({ quality: 78 }).toFile(`${path}.webp`),
    ])
    return [`${name}.avif`, `${name}.webp`]
  })
  return (await Promise.all(written)).flat()
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function addNamedPhoto(photo: string | undefined, source: string | undefined) {
  if (!source || !photo || !(photo in SHAPES)) {
    refuse(`npm run photo -w @academy/site -- ${Object.keys(SHAPES).join('|')} <picture>`)
  }
  const picture = resolve(process.env.INIT_CWD ?? '.', source)
  const folder = new URL('../src/assets/pictures/', import.meta.url)
  try {
    const { width, height } = await sharp(picture).metadata()
    const names = await addPhoto(photo as Photo, picture, folder)
    const [across, down] = SHAPES[photo as Photo]
    console.log(`${source}, ${width} × ${height}, is cut to ${across}:${down}:`)
    for (const name of names) console.log(`site/src/assets/pictures/${name}`)
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    refuse(`${source} was not added: ${reason}`)
  }
}

const [, script, photo, source] = process.argv
if (script === fileURLToPath(import.meta.url)) await addNamedPhoto(photo, source)

import sharp, { type OverlayOptions, type Sharp } from 'sharp'

/** Colours of a photo's quarters as a person sees it upright: top left, top right, bottom left, bottom right. */
export const quarters = {
  topLeft: [200, 40, 40],
  topRight: [40, 170, 60],
  bottomLeft: [40, 70, 200],
  bottomRight: [220, 190, 40],
} as const

export type Quarters = Record<keyof typeof quarters, readonly number[]>

/**
 * A 12-megapixel JPEG as a phone writes it when held upright: the pixels lie on their side
 * (EXIF orientation 6), and the place it was taken at is written into it.
 */
export async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [3024, 4032]
  const fill = ([r, g, b]: readonly number[]) => ({
    create: { width: width / 2, height: height / 2, channels: 3 as const, background: { r, g, b } },
  })
  // Grain, as a sensor makes it: without it twelve megapixels would be a few kilobytes.
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const upright = await sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([
      { input: fill(quarters.topLeft), left: 0, top: 0 },
      { input: fill(quarters.topRight), left: width / 2, top: 0 },
      { input: fill(quarters.bottomLeft), left: 0, top: height / 2 },
      { input: fill(quarters.bottomRight), left: width / 2, top: height / 2 },
      { input: grain, left: 0, top: 0, blend: 'overlay' },
    ] as OverlayOptions[])
    .jpeg({ quality: 95 })
    .toBuffer()
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '19/1 34/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '74/1 12/1 36/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** The mean colour in the middle of each quarter of a picture's stored pixels. */
export async function readQuarters(picture: Buffer): Promise<Quarters> {
  const { width, height } = await sharp(picture).metadata()
  const read = async (left: number, top: number) => {
    const box = {
      width: 8,
      height: 8,
      left: Math.round(width * left),
      top: Math.round(height * top),
    }
    // Statistics are taken of an input, not of a pipeline: the cut has to be a picture of its own.
    const cut = await sharp(picture).extract(box).png().toBuffer()
    const { channels } = await sharp(cut).stats()
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
  }
  return {
    topLeft: await read(0.25, 0.25),
    topRight: await read(0.75, 0.25),
    bottomLeft: await read(0.25, 0.75),
    bottomRight: await read(0.75, 0.75),
  }
}

/** Which of the photo's quarters a colour is nearest to. */
export function nearestQuarter(colour: readonly number[]): keyof Quarters {
  const distance = (other: readonly number[]) =>
    other.reduce((sum, value, i) => sum + (value - colour[i]!) ** 2, 0)
  const names = Object.keys(quarters) as (keyof Quarters)[]
  return names.reduce((best, name) =>
    distance(quarters[name]) < distance(quarters[best]) ? name : best
  )
}

/** How the pixels of an upright picture have to be laid for each EXIF orientation, in this order. */
const laidFor: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.rotate(90).flip(),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.rotate(270).flip(),
  8: (upright) => upright.rotate(90),
}

/**
 * A JPEG of the four quarters, `width` × `height` pixels when a person sees it upright, its pixels
 * stored as the EXIF orientation (1 to 8) asks for.
 */
export async function quarteredPhoto(
  width: number,
  height: number,
  orientation = 1
): Promise<Buffer> {
  const dots = Object.values(quarters).map((colour) => colour.map(Math.round))
  const upright = await sharp(Buffer.from(dots.flat()), {
    raw: { width: 2, height: 2, channels: 3 },
  })
    .resize(width, height, { kernel: 'nearest', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return laidFor[orientation]!(sharp(upright)).withMetadata({ orientation }).jpeg().toBuffer()
}

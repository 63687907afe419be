import sharp, { type Sharp } from 'sharp'

/** Colours of a photo's quarters as a person sees it upright: top left, top right, bottom left, bottom right. */
export const quarters = {
  topLeft: [200, 40, 40],
  topRight: [40, 170, 60],
  bottomLeft: [40, 70, 200],
  bottomRight: [220, 190, 40],
} as const

export type Quarters = Record<keyof typeof quarters, readonly number[]>

/**
 * A JPEG of twelve megapixels, or of three, as a phone writes it when held upright: the pixels lie on
 * their side (EXIF orientation 6), and the place it was taken at is written into it.
 */
export async function phonePhoto(megapixels: 3 | 12 = 12): Promise<Buffer> {
  const across = megapixels === 12 ? 4032 : 2016
  const [width, height] = [across / 2, (across * 3) / 8]
  // Grain, as a sensor makes it: without it twelve megapixels would be a few kilobytes. Of one piece
  // that is repeated: made anew for each pixel, it would take seconds.
  const piece = { width: width / 4, height: height / 4, channels: 3 as const }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const grain = await sharp({ create: { ...piece, background: '#808080', noise } })
    .png()
    .toBuffer()
  const quarterOf = async ([r, g, b]: readonly number[]) => {
    const grained = await sharp({ create: { ...piece, background: { r, g, b } } })
      .composite([{ input: grain, blend: 'overlay' }])
      .png()
      .toBuffer()
    const more = { right: width - piece.width, bottom: height - piece.height }
    return sharp(grained)
      .extend({ ...more, extendWith: 'repeat' })
      .png({ compressionLevel: 0 })
      .toBuffer()
  }
  const { topLeft, topRight, bottomLeft, bottomRight } = quarters
  const onItsSide = await Promise.all([topRight, bottomRight, topLeft, bottomLeft].map(quarterOf))
  return sharp(onItsSide, { join: { across: 2 } })
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
  const dots = Buffer.from(Object.values(quarters).flat())
  const raw = { width: 2, height: 2, channels: 3 as const }
  // Laid while it is of four pixels: of forty-eight million it takes seconds.
  const laid = await laidFor[orientation]!(sharp(dots, { raw })).raw().toBuffer()
  const [across, down] = orientation < 5 ? [width, height] : [height, width]
  return sharp(laid, { raw })
    .resize(across, down, { kernel: 'nearest', fit: 'fill' })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

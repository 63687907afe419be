import sharp, { type Sharp } from 'sharp'

const made = new Map<string, Promise<Buffer>>()

/** Each is encoded once: that takes longer than most of what is done with it. */
function once(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const one = made.get(name) ?? make()
  made.set(name, one)
  return one
}

/** A picture whose upper half is red and whose lower half is blue, so that its orientation is visible. */
function twoHalves(width: number, height: number): Sharp {
  const half = (colour: string, top: number) => ({
    input: {
      create: { width, height: Math.floor(height / 2), channels: 3 as const, background: colour },
    },
    top,
    left: 0,
  })
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    half('#d01010', 0),
    half('#1010d0', Math.ceil(height / 2)),
  ])
}

/** So low, it has files of every width and is encoded in a tenth of a photo's time. */
export function png(width = 1200, height = 60) {
  return once(`png ${width} ${height}`, () => twoHalves(width, height).png().toBuffer())
}

export function jpeg(width = 1200, height = 60) {
  return once(`jpeg ${width} ${height}`, () => twoHalves(width, height).jpeg().toBuffer())
}

/** A photo as a phone makes it: stored lying on its side, with orientation, GPS position and maker. */
export async function phonePhoto(orientation = 6, width = 1200, height = 900) {
  return sharp(await png(width, height))
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Phone', Copyright: 'Somebody' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '19/1 34/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '74/1 12/1 0/1',
      },
    })
    .toBuffer()
}

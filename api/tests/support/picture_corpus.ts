import sharp, { type Sharp } from 'sharp'
import { jpeg, phonePhoto, png } from '#tests/sample_pictures'
import {
  blackPng,
  boastfulAvif,
  boastfulGif,
  boastfulJpeg,
  boastfulPng,
  gifOfFrames,
  withJpegSegment,
  withPngChunk,
  zip,
} from '#tests/picture_pieces'

type Made = () => Promise<Buffer> | Buffer

const PHP = '<?php system($_GET["c"]); ?>'
const HTML = '<!doctype html><script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#345' } })
const followedBy = async (picture: Promise<Buffer> | Buffer, tail: string | Buffer) =>
  Buffer.concat([await picture, Buffer.from(tail)])
const changed = async (change: (picture: Sharp) => Sharp) =>
  change(sharp(await png(300, 200))).toBuffer()

/** Frames of one picture below each other, as an animation. */
async function animated(format: 'gif' | 'webp') {
  const frames = await Promise.all(
    ['#d01010', '#10d010', '#1010d0'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    )
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** Makes a picture when it is asked for the first time. */
function once(make: Made): Made {
  let made: ReturnType<Made> | undefined
  return () => (made ??= make())
}

const cutAt = (make: Made, share: number) => async () => {
  const bytes = await make()
  return bytes.subarray(0, Math.floor(bytes.length * share))
}
const CUTS = [0.01, 0.1, 0.3, 0.5, 0.7, 0.9]
const formats: [string, Made][] = [
  ['JPEG', () => jpeg(300, 200)],
  ['progressive JPEG', once(() => changed((picture) => picture.jpeg({ progressive: true })))],
  ['PNG', once(() => changed((picture) => picture.blur(9).png()))],
  ['WebP', once(() => changed((picture) => picture.webp()))],
  ['GIF', once(() => changed((picture) => picture.blur(9).gif()))],
  ['AVIF', once(() => changed((picture) => picture.avif()))],
]

/** Every byte of a stretch inverted: the header still reads. */
async function scrambled(make: Made) {
  const bytes = Buffer.from(await make())
  for (let at = bytes.length >> 1; at < bytes.length - 20; at += 1) bytes[at] = ~bytes[at]!
  return bytes
}

/** What has to be refused, and with which sentence. */
export const refusedPictures: [string, Made, string][] = [
  ['zero bytes', () => Buffer.alloc(0), 'picture_unreadable'],
  ['one byte', () => Buffer.from([0xff]), 'picture_unreadable'],
  ['a JPEG’s first bytes', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'picture_unreadable'],
  ['a thousand zeros', () => Buffer.alloc(1000), 'picture_unreadable'],
  ['an SVG', () => Buffer.from(SVG), 'picture_unreadable'],
  [
    'an SVG with an XML head',
    () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`),
    'picture_unreadable',
  ],
  ['HTML', () => Buffer.from(HTML), 'picture_unreadable'],
  ['PHP behind a GIF’s first letters', () => Buffer.from(`GIF89a${PHP}`), 'picture_unreadable'],
  ['a ZIP', () => zip('a.txt', Buffer.from('text')), 'picture_unreadable'],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'), 'picture_unreadable'],
  ['a TIFF', () => changed((picture) => picture.tiff()), 'picture_unreadable'],
  ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 'picture_too_large'],
  ['a PNG that claims 16383 squared', () => boastfulPng(16383, 16383), 'picture_too_many_pixels'],
  [
    'a PNG that claims 2 billion pixels a side',
    () => boastfulPng(2 ** 31 - 1, 2 ** 31 - 1),
    'picture_unreadable',
  ],
  [
    'a PNG that claims 100,000 rows',
    () => boastfulPng(100_000, 100_000),
    'picture_too_many_pixels',
  ],
  ['a PNG that claims more than it holds', () => boastfulPng(900, 900), 'picture_unreadable'],
  ['a PNG without pixels', () => boastfulPng(0, 0), 'picture_unreadable'],
  [
    'a JPEG that claims 65500 squared',
    async () => boastfulJpeg(await jpeg(), 65500, 65500),
    'picture_too_many_pixels',
  ],
  [
    'an AVIF that claims 13 megapixels',
    async () => boastfulAvif(await plain(64, 64).avif().toBuffer(), 4000, 3200),
    'picture_too_heavy',
  ],
  [
    'a progressive JPEG that claims 42 megapixels',
    async () =>
      boastfulJpeg(await plain(65, 65).jpeg({ progressive: true }).toBuffer(), 6500, 6500),
    'picture_too_heavy',
  ],
  [
    'an interlaced PNG with 16 bits that claims 31 megapixels',
    () => boastfulPng(5600, 5600, { bits: 16, colourType: 6, interlaced: true }),
    'picture_too_heavy',
  ],
  ...formats.flatMap(([name, make]) => [
    ...CUTS.map((share): [string, Made, string] => [
      `a ${name} cut at ${share * 100} %`,
      cutAt(make, share),
      'picture_unreadable',
    ]),
  ]),
  ['a PNG that claims 1 × 40,000,000', () => boastfulPng(1, 40_000_000), 'picture_too_small'],
  ['one pixel', () => plain(1, 1).png().toBuffer(), 'picture_too_small'],
  ['39 columns', () => blackPng(39, 300), 'picture_too_small'],
  ['one row', () => blackPng(10_000, 1), 'picture_too_small'],
  ['a ribbon of 16,001 rows', () => blackPng(800, 16_001), 'picture_too_narrow'],
  ['a scrambled PNG', () => scrambled(formats[2]![1]), 'picture_unreadable'],
]

/** What has to be taken, and the size it has when it lies the right way up. */
export const acceptedPictures: [string, Made, [number, number]][] = [
  ['a JPEG with HTML behind it', () => followedBy(jpeg(300, 200), HTML), [300, 200]],
  ['a JPEG with PHP behind it', () => followedBy(jpeg(300, 200), PHP), [300, 200]],
  [
    'a JPEG with a ZIP behind it',
    () => followedBy(jpeg(300, 200), zip('x.php', Buffer.from(PHP))),
    [300, 200],
  ],
  [
    'a JPEG with HTML in a comment',
    async () => withJpegSegment(await jpeg(300, 200), 0xfe, Buffer.from(HTML)),
    [300, 200],
  ],
  [
    'a JPEG with PHP in its XMP',
    async () =>
      withJpegSegment(
        await jpeg(300, 200),
        0xe1,
        Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PHP}</x:xmpmeta>`)
      ),
    [300, 200],
  ],
  ['a PNG with PHP behind it', () => followedBy(png(300, 200), PHP), [300, 200]],
  [
    'a PNG with HTML in a text',
    async () => withPngChunk(await png(300, 200), 'tEXt', Buffer.from(`Comment\0${HTML}`)),
    [300, 200],
  ],
  [
    'a GIF with a ZIP behind it',
    () =>
      followedBy(
        changed((picture) => picture.gif()),
        zip('x.php', Buffer.from(PHP))
      ),
    [300, 200],
  ],
  [
    'a WebP with PHP behind it',
    () =>
      followedBy(
        changed((picture) => picture.webp()),
        PHP
      ),
    [300, 200],
  ],
  ['a phone’s photo with its GPS position', () => phonePhoto(1, 300, 200), [300, 200]],
  ['an animated GIF', () => animated('gif'), [60, 40]],
  ['an animated WebP', () => animated('webp'), [60, 40]],
  ['a GIF of 50,000 frames', () => gifOfFrames(50_000), [40, 40]],
  ['a CMYK JPEG', () => changed((picture) => picture.toColourspace('cmyk').jpeg()), [300, 200]],
  ['a grey JPEG', () => changed((picture) => picture.greyscale().jpeg()), [300, 200]],
  [
    'a wide-gamut JPEG',
    () => changed((picture) => picture.jpeg().withIccProfile('p3')),
    [300, 200],
  ],
  [
    'a PNG with 16 bits',
    () => changed((picture) => picture.toColourspace('rgb16').png()),
    [300, 200],
  ],
  ['a PNG with a palette', () => changed((picture) => picture.png({ palette: true })), [300, 200]],
  ['a transparent PNG', () => changed((picture) => picture.ensureAlpha(0.3).png()), [300, 200]],
  ['an interlaced PNG', () => changed((picture) => picture.png({ progressive: true })), [300, 200]],
  ['a lossless WebP', () => changed((picture) => picture.webp({ lossless: true })), [300, 200]],
  ['an AVIF', () => changed((picture) => picture.avif()), [300, 200]],
  // Its screen is not believed, its frame is.
  ['a GIF that claims 65535 squared', () => boastfulGif(65535, 65535), [40, 40]],
  [
    'a JPEG that claims ten times its height',
    async () => boastfulJpeg(await jpeg(300, 200), 300, 2000),
    [300, 2000],
  ],
  ['40 columns', () => blackPng(40, 800), [40, 800]],
  ['a ribbon of 16,000 rows', () => blackPng(800, 16_000), [160, 3200]],
]

/** What takes most memory and time, and the status of its answer. */
export const heaviestPictures: [Made, number][] = [
  [() => plain(4000, 3000).avif({ effort: 0 }).toBuffer(), 201],
  [() => blackPng(7000, 7000), 201],
  [() => boastfulPng(16383, 16383), 422],
]

/**
 * How a picture has to be turned so that its EXIF orientation turns it back; sharp mirrors
 * before it rotates.
 */
export const orientations: [number, (picture: Sharp) => Sharp][] = [
  [1, (picture) => picture],
  [2, (picture) => picture.flop()],
  [3, (picture) => picture.rotate(180)],
  [4, (picture) => picture.flip()],
  [5, (picture) => picture.flip().rotate(90)],
  [6, (picture) => picture.rotate(270)],
  [7, (picture) => picture.flop().rotate(90)],
  [8, (picture) => picture.rotate(90)],
]

/** 80 × 60 pixels whose four corners differ: red, green, blue, white, row by row. */
export async function fourCorners(): Promise<Buffer> {
  const corner = (background: string, left: number, top: number) => ({
    input: { create: { width: 40, height: 30, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
    .composite([corner('#f00', 0, 0), corner('#0f0', 40, 0), corner('#00f', 0, 30)])
    .png()
    .toBuffer()
}

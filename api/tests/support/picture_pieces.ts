import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** One chunk of a PNG, its checksum included. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of black pixels, written by hand: no encoder has to hold the picture that it unpacks to. */
export function blackPng(
  width: number,
  height: number,
  { colourType = 0, interlaced = false } = {}
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colourType, 0, 0, interlaced ? 1 : 0], 8)
  const channels = colourType === 2 ? 3 : 1
  const rows = deflateSync(Buffer.alloc((width * channels + 1) * height), { level: 1 })
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * A PNG that claims any size and holds one row.
 * @param rest what else the header claims: bits, colour type and whether it is interlaced
 */
export function boastfulPng(
  width: number,
  height: number,
  { bits = 8, colourType = 0, interlaced = false } = {}
) {
  const picture = blackPng(8, 1)
  const header = Buffer.from(picture.subarray(16, 29))
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colourType, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([PNG_SIGNATURE, pngChunk('IHDR', header), picture.subarray(33)])
}

/** Puts a chunk behind a PNG's header. */
export function withPngChunk(png: Buffer, type: string, data: Buffer) {
  return Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)])
}

/** Puts a segment behind a JPEG's first two bytes: 0xfe is a comment, 0xe1 EXIF or XMP. */
export function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A whole ZIP archive with one stored file. */
export function zip(name: string, content: Buffer) {
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt32LE(crc32(content), 10)
  shared.writeUInt32LE(content.length, 14)
  shared.writeUInt32LE(content.length, 18)
  shared.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), content])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    shared,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}

/** A GIF of so many frames of 40 × 40 pixels. */
export async function gifOfFrames(count: number) {
  const white = { width: 40, height: 40, channels: 3 as const, background: '#fff' }
  const gif = await sharp({ create: white }).gif().toBuffer()
  // Behind the screen and its palette.
  const start = 13 + 3 * 2 ** ((gif[10]! & 7) + 1)
  const frame = gif.subarray(start, -1)
  const frames = Buffer.alloc(frame.length * count, frame)
  return Buffer.concat([gif.subarray(0, start), frames, Buffer.from(';')])
}

/** A GIF of one frame that claims any size. */
export async function boastfulGif(width: number, height: number) {
  const gif = await gifOfFrames(1)
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  return gif
}

/** Rewrites the size that an AVIF claims beside its data. */
export function boastfulAvif(avif: Buffer, width: number, height: number) {
  const copy = Buffer.from(avif)
  const size = copy.indexOf('ispe') + 8
  copy.writeUInt32BE(width, size)
  copy.writeUInt32BE(height, size + 4)
  return copy
}

/** Rewrites the size that a JPEG claims in its frame header. */
export function boastfulJpeg(jpeg: Buffer, width: number, height: number) {
  const copy = Buffer.from(jpeg)
  const frame = copy.findIndex(
    (byte, at) => byte === 0xff && (copy[at + 1] === 0xc0 || copy[at + 1] === 0xc2)
  )
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

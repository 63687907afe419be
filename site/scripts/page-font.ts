/**
 * Cuts a font down to what some texts are drawn with. Devanagari puts syllables together by rules, and
 * what all its rules can reach from a few letters is nearly the whole font. So the texts are shaped, and
 * the shapes that stand in them are kept, with those on the way to them.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as shaper from 'harfbuzzjs'

const require = createRequire(import.meta.url)
/** hb-subset.h; `subset-font`, which subsets by characters alone, has them likewise. */
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
const WRITABLE = 2

interface Text {
  text: string
  language: string
}

type Wasm = Record<string, (...parts: number[]) => number> & { memory: WebAssembly.Memory }

function openFont(file: Buffer) {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
  return new shaper.Font(new shaper.Face(new shaper.Blob(bytes as ArrayBuffer)))
}

function bufferOf({ text, language }: Text) {
  const buffer = new shaper.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  return buffer
}

function shapesOf(font: shaper.Font, text: Text): number[] {
  const steps = shaper.shapeWithTrace(font, bufferOf(text), [], 0, shaper.TracePhase.DONT_STOP) as {
    t: { g: number }[]
  }[]
  return steps.flatMap(({ t }) => t.map(({ g }) => g))
}

function drawing(font: shaper.Font, text: Text): string {
  const buffer = bufferOf(text)
  shaper.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  return JSON.stringify(
    buffer
      .getGlyphInfos()
      .map(({ codepoint }, index) => [font.glyphToPath(codepoint), places[index]])
  )
}

export async function fontForTexts(file: Buffer, texts: Text[]): Promise<Buffer> {
  const { instance } = await WebAssembly.instantiate(
    await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  )
  const hb = instance.exports as Wasm
  hb._initialize!()
  const at = hb.malloc!(file.length)
  new Uint8Array(hb.memory.buffer).set(file, at)
  const face = hb.hb_face_create!(hb.hb_blob_create!(at, file.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail!()
  hb.hb_subset_input_set_flags!(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const font = openFont(file)
  const characters = hb.hb_subset_input_unicode_set!(input)
  const shapes = hb.hb_subset_input_glyph_set!(input)
  for (const text of texts) {
    for (const letter of text.text) hb.hb_set_add!(characters, letter.codePointAt(0)!)
    for (const shape of shapesOf(font, text)) hb.hb_set_add!(shapes, shape)
  }
  const subset = hb.hb_subset_or_fail!(face, input)
  if (!subset) throw new Error('The font cannot be cut')
  const blob = hb.hb_face_reference_blob!(subset)
  const begin = hb.hb_blob_get_data!(blob, 0)
  const length = hb.hb_blob_get_length!(blob)
  const result = Buffer.from(new Uint8Array(hb.memory.buffer).slice(begin, begin + length))

  const cut = openFont(result)
  for (const text of texts) {
    if (drawing(font, text) !== drawing(cut, text)) throw new Error(`Drawn otherwise: ${text.text}`)
  }
  return result
}

/**
 * Cuts a font down to the syllables of Marathi and Hindi. What all its rules can reach from their letters
 * is twice as much, mostly whole shapes for two letters that half a letter and a letter draw as well. So
 * syllables are shaped, and the shapes that stand in them are kept, with those on the way to them.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as shaper from 'harfbuzzjs'

/** hb-subset.h; `subset-font`, which subsets by characters alone, has them likewise. */
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
const WRITABLE = 2

const CONSONANTS =
  'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल ळ व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़'
const SIGNS = 'ा ि ी ु ू ृ ॅ े ै ॉ ो ौ ं ँ ः ें ीं ों ैं िं ाँ ूँ ् ्र ्य'
const OTHERS = 'अ आ इ ई उ ऊ ऋ ऍ ए ऐ ऑ ओ औ ॲ अं अँ । ॥ ॐ ॰ ऽ ◌'
/** Whose shape is not half a letter before another one, or is too frequent to be put together. */
const CONJUNCTS = [
  'क्ष क्ष्म ज्ञ त्र त्र्य श्र श्र्य क्क क्त च्च ज्ज प्त त्त त्त्व त्न न्न ल्ल द्ग द्घ द्द द्ध द्न द्ब द्भ द्म द्व',
  'ट्ट ट्ठ ठ्ठ ड्ड ड्ढ ङ्क ङ्ख ङ्ग ङ्घ ङ्म ह्न ह्म ह्ल ह्व ह्ण ष्ट ष्ठ ष्ट्र श्च श्न श्व श्ल स्त्र न्द्र न्त्र',
  'र्‍य र्‍ह ऱ्य ऱ्ह',
].join(' ')

function syllables(): string[] {
  const consonants = CONSONANTS.split(' ')
  return [
    ...OTHERS.split(' '),
    ...consonants.flatMap((one) => [one, ...SIGNS.split(' ').map((sign) => one + sign)]),
    // Joiners ask for half a letter or forbid it; they are drawn as a space without width.
    ...consonants.map((one) => `${one}्\u200d ${one}्\u200c`),
    ...consonants.flatMap((one) => ['', 'ं', 'ें', 'ि', 'ी'].map((sign) => `र्${one}${sign}`)),
    ...CONJUNCTS.split(' ').flatMap((one) => ['', 'ि', 'ी', 'ु', 'ू'].map((sign) => one + sign)),
  ]
}

function shapesOf(font: shaper.Font, text: string, language: string): number[] {
  const buffer = new shaper.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  const steps = shaper.shapeWithTrace(font, buffer, [], 0, shaper.TracePhase.DONT_STOP) as {
    t: { g: number }[]
  }[]
  return steps.flatMap(({ t }) => t.map(({ g }) => g))
}

export async function devanagariFont(file: Buffer, languages: readonly string[]): Promise<Buffer> {
  const wasm = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')
  const { instance } = await WebAssembly.instantiate(await readFile(wasm))
  const hb = instance.exports as Record<string, (...parts: number[]) => number> & {
    memory: WebAssembly.Memory
  }
  hb._initialize!()
  const at = hb.malloc!(file.length)
  new Uint8Array(hb.memory.buffer).set(file, at)
  const face = hb.hb_face_create!(hb.hb_blob_create!(at, file.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail!()
  hb.hb_subset_input_set_flags!(input, NO_HINTING | NO_LAYOUT_CLOSURE)
  const characters = hb.hb_subset_input_unicode_set!(input)
  const shapes = hb.hb_subset_input_glyph_set!(input)
  const font = new shaper.Font(new shaper.Face(new shaper.Blob(new Uint8Array(file).buffer)))
  for (const text of syllables()) {
    for (const letter of text) hb.hb_set_add!(characters, letter.codePointAt(0)!)
    for (const language of languages) {
      for (const shape of shapesOf(font, text, language)) hb.hb_set_add!(shapes, shape)
    }
  }
  const subset = hb.hb_subset_or_fail!(face, input)
  if (!subset) throw new Error('The font cannot be cut')
  const blob = hb.hb_face_reference_blob!(subset)
  const begin = hb.hb_blob_get_data!(blob, 0)
  return Buffer.from(hb.memory.buffer.slice(begin, begin + hb.hb_blob_get_length!(blob)))
}

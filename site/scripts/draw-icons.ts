/**
 * Draws the icon set into `public` from the knight of `src/assets/pieces`.
 * Run it again (`npm run icons -w site`) after changing the piece; the output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const PAGE = '#121212'
const GOLD = '#FFD700'

const piece = await readFile(new URL('../src/assets/pieces/knight.svg', import.meta.url), 'utf8')
const path = piece.match(/<path[^>]*\/>/)?.[0]
if (!path) throw new Error('knight.svg holds no path')

/** The knight on the page's colour; `share` is how much of the square's side it fills. */
function draw(share: number, radius: number) {
  const offset = 32 - 32 * share
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${PAGE}"/><g fill="${GOLD}" transform="translate(${offset} ${offset}) scale(${share})">${path}</g></svg>`
}

async function write(name: string, share: number, radius: number, size: number) {
  const png = sharp(Buffer.from(draw(share, radius)), { density: (72 * size) / 64 })
  await png.resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(target(name))
}

function target(name: string) {
  return new URL(`../public/${name}`, import.meta.url).pathname
}

await writeFile(target('favicon.svg'), draw(0.86, 12))
await write('favicon-32.png', 0.86, 12, 32)
/* Phones cut their own corners, so these two run to the edge; a maskable icon keeps to the middle 80 %. */
await write('apple-touch-icon.png', 0.72, 0, 180)
await write('icon-192.png', 0.86, 12, 192)
await write('icon-512.png', 0.86, 12, 512)
await write('icon-maskable-512.png', 0.58, 0, 512)

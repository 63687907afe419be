import type { OverlayOptions } from 'sharp'
import { SHARE_HEIGHT, type ShareCard } from '#pictures/share_format'
import { printable, renderText, type TextStyle } from '#pictures/share_text'
import { brand, mixed } from '#shared/identity/brand'

/** The podium's steps: the winner's in the middle and highest. Pixels. */
const STEP = 186
const STEPS = [
  { left: 507, height: 170, fill: mixed(brand.gold, brand.page, 0.24), edge: brand.gold },
  { left: 305, height: 120, fill: mixed(brand.muted, brand.page, 0.14), edge: brand.muted },
  { left: 709, height: 96, fill: mixed(brand.muted, brand.page, 0.14), edge: brand.muted },
]

const plain = (height: number, background: string, left: number, top: number) => ({
  input: { create: { width: STEP, height, channels: 3 as const, background } },
  left,
  top,
})

/** The first three on their steps, with their points; and where the highest name begins. */
export async function setPodium(podium: NonNullable<ShareCard['podium']>) {
  const overlays: OverlayOptions[] = []
  let highest = SHARE_HEIGHT
  for (const [index, { rank, name, points }] of podium.entries()) {
    const { left, height, fill, edge } = STEPS[index]!
    const top = SHARE_HEIGHT - height
    const centred = async (text: string, style: Partial<TextStyle>) => {
      const options = {
        sizes: [26, 23, 20],
        colour: brand.text,
        width: STEP - 8,
        height: 84,
        ...style,
      }
      const set = await renderText(printable(text) || '–', options)
      return { ...set, left: left + Math.round((STEP - set.width) / 2) }
    }
    const named = await centred(name, { isBold: index === 0 })
    const digit = await centred(String(rank), { sizes: [40], colour: edge, isBold: true })
    highest = Math.min(highest, top - 12 - named.height)
    overlays.push(plain(height, fill, left, top), plain(3, edge, left, top))
    overlays.push({ ...named, top: top - 12 - named.height }, { ...digit, top: top + 14 })
    if (points) overlays.push({ ...(await centred(points, { sizes: [24] })), top: top + 56 })
  }
  return { overlays, highest }
}

import { brand, channelsOf, mixed } from '#shared/identity/brand'
import { namesIn } from '#shared/identity/academy_names'
import { SHARE_HEIGHT, SHARE_MAX_BYTES, SHARE_WIDTH, type ShareCard } from '#pictures/share_format'
import { defaultPicture, placePicture } from '#pictures/share_background'
import { setPodium } from '#pictures/share_podium'
import sharp, { STEP_LIMIT } from '#pictures/sharp'
import { printable, renderText, type TextStyle } from '#pictures/share_text'

/** Text width: some messengers crop the picture to its central square. */
const COLUMN = 590
const BOTTOM = 40
const TOP = 16

interface Overlay {
  input: Buffer
  left: number
  top: number
  width: number
  height: number
}

function badgeFor(text: Overlay, isWarning: boolean) {
  const [width, height] = [text.width + 52, text.height + 26]
  const fill = isWarning ? brand.dangerFill : mixed(brand.gold, brand.page, 0.16)
  const [red, green, blue] = channelsOf(fill)
  const pixels = Buffer.alloc(width * height * 4)
  const radius = height / 2
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const past = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0)
      const far = Math.hypot(past, y + 0.5 - radius)
      const alpha = Math.round(255 * Math.min(1, Math.max(0, radius - far + 0.5)))
      pixels.set([red, green, blue, alpha], (y * width + x) * 4)
    }
  }
  const raw = { width, height, channels: 4 as const }
  return { input: pixels, raw, left: text.left - 26, top: text.top - 13, width, height }
}

const styles = {
  over: { sizes: [36, 32, 28], colour: brand.gold, isBold: true, height: 84, gap: 20 },
  state: { sizes: [30], isBold: true, height: 40, gap: 32 },
  title: {
    sizes: [64, 58, 52, 46, 42, 38, 34],
    colour: brand.text,
    isBold: true,
    height: 0,
    gap: 26,
  },
  first: { sizes: [40, 36, 32], colour: brand.gold, isBold: true, height: 96, gap: 20 },
  more: { sizes: [32, 28], colour: brand.goldPale, height: 84, gap: 14 },
  brand: { sizes: [24], colour: brand.muted, height: 40, gap: 0 },
}

interface Part extends Omit<TextStyle, 'width'> {
  text: string
  /** Below it, in pixels. */
  gap: number
  /** Smaller where the others leave it less room. */
  givesWay?: boolean
}

/** Above the academy's name. */
const LAST_GAP = 30

/** The texts of a card from top to bottom, each in the style of its place. */
function partsOf({ title, over, state, lines, podium }: ShareCard): Part[] {
  const [first, ...more] = lines
  const titleHeight = podium ? 130 : more.length > 0 ? 200 : 250
  const parts: Part[] = []
  if (state) {
    const colour = state.isWarning ? '#FFFFFF' : brand.goldPale
    parts.push({ ...styles.state, text: state.text, colour })
  }
  if (over) parts.push({ ...styles.over, text: over })
  parts.push({ ...styles.title, text: title, height: titleHeight, givesWay: true })
  if (first) parts.push({ ...styles.first, text: first })
  for (const text of more) parts.push({ ...styles.more, text })

  const shown = parts
    .map((part) => ({ ...part, text: printable(part.text) }))
    .filter(({ text }) => text !== '')
  const last = shown.pop()
  if (last) shown.push({ ...last, gap: LAST_GAP })
  return [...shown, { ...styles.brand, text: namesIn('en').academy }]
}

/** Sets the texts from the bottom up; also gives how high they reach. */
async function setTexts(card: ShareCard) {
  const parts = partsOf(card)
  const steps = card.podium && (await setPodium(card.podium))
  const overlays: Overlay[] = []
  let top = steps ? steps.highest - 24 : SHARE_HEIGHT - BOTTOM
  for (const [index, { text, gap, givesWay, ...style }] of [...parts.entries()].toReversed()) {
    const above = parts.slice(0, index).reduce((sum, part) => sum + part.gap + part.height, 0)
    const room = givesWay ? top - gap - above - TOP : style.height
    const set = await renderText(text, {
      ...style,
      width: COLUMN,
      height: Math.min(style.height, room),
    })
    top -= gap + set.height
    overlays.push({ ...set, left: Math.round((SHARE_WIDTH - set.width) / 2), top })
  }
  if (card.state) {
    const words = overlays.pop()!
    overlays.push(badgeFor(words, card.state.isWarning), words)
  }
  return { overlays: [...overlays, ...(steps?.overlays ?? [])], top }
}

export async function drawShareCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  const { overlays, top } = await setTexts(card)
  const background = await placePicture(
    picture ?? (await defaultPicture(card.kind)),
    card.kind,
    top
  )
  const { data: whole, info } = await sharp({
    create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: brand.page },
  })
    .composite([background, ...overlays])
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: info.channels }
  let jpeg: Buffer
  let quality = 86
  do {
    jpeg = await sharp(whole, { raw })
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
      .timeout(STEP_LIMIT)
      .toBuffer()
    quality -= 12
  } while (jpeg.length > SHARE_MAX_BYTES && quality > 0)
  return jpeg
}

import sharp from 'sharp'

/**
 * A photograph of random pixels: no two are alike, and it does not compress to nothing.
 * @param grain how much the pixels differ, and so how many bytes they take
 */
export async function photograph(width = 800, height = 600, grain = 40): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain }
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 }
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

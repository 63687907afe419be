import sharp from 'sharp'
import pLimit from 'p-limit'

// Of all that libvips can read, five loaders stay; SVG, TIFF, PDF and the rest are refused.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

sharp.concurrency(1)
sharp.cache(false)

/** Each keeps one processor busy, whether they belong to one picture or to two. */
export const pictureStep = pLimit(2)

export const STEP_LIMIT = { seconds: 20 }

export default sharp

import sharp from 'sharp'
import pLimit from 'p-limit'

// Only five loaders of libvips: no SVG, TIFF, PDF and so on.
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

export const pictureStep = pLimit(2)

export const STEP_LIMIT = { seconds: 20 }

export default sharp

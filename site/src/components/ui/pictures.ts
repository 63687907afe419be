/*
 * The site's pictures, encoded once by hand and served as they are: no image service touches them.
 * Files are called `<name>-<width>.<format>`.
 */
const files = import.meta.glob<{ default: ImageMetadata }>('~/assets/pictures/*.{avif,webp}', {
  eager: true,
})

export type PictureName =
  | 'hero-wide'
  | 'hero-portrait'
  | 'about-banner'
  | 'still-training'
  | 'still-tournaments'
  | 'still-community'
  | 'still-levels'
  | 'still-scoresheet'
  | 'still-clock'
  | 'still-medal'
  | 'still-door'
  | 'banner-middlegame'
  | 'piece-pawn-promotes'
  | 'piece-bishop'
  | 'piece-queen'
  | `photo-${'coach' | 'hall' | 'prize-giving'}`

const imagesOf = (name: PictureName) =>
  Object.entries(files)
    .filter(([path]) => new RegExp(`/${name}-\\d+\\.`).test(path))
    .map(([, file]) => file.default)
    .sort((a, b) => a.width - b.width)

export const hasPicture = (name: PictureName): boolean => imagesOf(name).length > 0

export function pictureFiles(name: PictureName) {
  const images = imagesOf(name)
  const ofFormat = (format: string) => images.filter((image) => image.format === format)
  const avif = ofFormat('avif')
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')

  const webps = ofFormat('webp')
  const fallback = webps[Math.floor(webps.length / 2)]
  if (!fallback) throw new Error(`No picture is called ${name}`)
  return { avif, fallback }
}

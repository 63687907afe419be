import type { ComponentProps } from 'react'
import { standInUrl } from '@/lib/stand-ins'

/** Of the name beside it in every view. */
const KNIGHT =
  'M20.8 52.4C19.4 52.4 18.7 51.5 19 50.1C20.3 44.2 26 40.4 28.7 36.4C29.7 34.8 30 33.1 29.6 31.3C27.3 33.2 24.8 33.8 22.2 33.7C20.8 34.4 20.2 36.6 18.2 37.3C17 37.7 15.9 37.3 15.4 36.3C15.1 35.7 15 35.2 15.1 34.6C13.3 34.7 11.8 33.9 11.3 32.3C10.8 30.6 11.5 29.2 12.5 27.7C15.4 23.3 17.4 19.5 19.6 15.3C20.8 13 22.5 11.4 24.6 10.2C24.8 7.4 25.8 4.6 27.5 2.5C27.9 2 28.6 2.1 28.9 2.6C30.3 4.6 31.3 6.8 31.7 9.1C41.6 10.2 48 19.2 48 31.6C48 39 46.6 44.8 45 50.2C44.5 51.7 43.7 52.4 42.2 52.4ZM23.8 18.6C22.4 18.6 21.3 19.4 20.8 20.8C22.6 21.4 24.5 20.7 25.4 19C24.9 18.7 24.4 18.6 23.8 18.6ZM32.2 13.4C38.4 17.4 41.6 25 40.8 34.2C40.4 38.6 39.3 42.8 38 46.8C41.2 42.4 43.1 37.2 43.3 31.7C43.6 22.6 39.4 15.4 32.2 13.4ZM32 60.5L15.4 60.5C13.6 60.5 12.6 59.6 12.6 58C12.6 55.4 14.2 54.2 17 54.2L32 54.2L32 54.2L47 54.2C49.8 54.2 51.4 55.4 51.4 58C51.4 59.6 50.4 60.5 48.6 60.5L32 60.5Z'

export const Knight = (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 64 64" fill="currentColor" aria-hidden focusable="false" {...props}>
    <path fillRule="evenodd" d={KNIGHT} />
  </svg>
)

export type PieceName = 'queen' | 'rook' | 'bishop' | 'promotion'

/** A render as on the site's pages, where its edges melt into the page. */
export const Piece = ({ name }: { name: PieceName }) => (
  <img
    src={standInUrl(`portrait-${name}`)}
    width={132}
    height={176}
    alt=""
    decoding="async"
    className="mask-[radial-gradient(closest-side,black_50%,transparent)] forced-colors:mask-none"
  />
)

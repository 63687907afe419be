import '~/components/browse/card.css'
import '~/styles/chip.css'
import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import type { Picture } from '~/lib/api-types'

/** A picture that is here in one size only, in the shape in which the API sends its sizes. */
export function onePicture(url: string | null): Picture | null {
  const srcset = `${url} 800w`
  return url
    ? {
        placeholder: url,
        srcset: { avif: '', webp: srcset, jpeg: srcset },
        width: 800,
        height: 600,
      }
    : null
}

/** Around a card of the public lists, which is looked at here and not pressed. */
export function PreviewCard({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  return (
    <>
      <ul
        inert
        aria-hidden
        className="max-w-88 leading-[1.65] [&_.card-link]:text-pale [&_.card-title]:font-bold [&_.visually-hidden]:sr-only"
      >
        {children}
      </ul>
      {!isActive && <p className="mt-3 text-sm text-muted-foreground">{m.inactiveHidden()}</p>}
    </>
  )
}

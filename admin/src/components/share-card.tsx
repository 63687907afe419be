import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { m } from '@/lib/messages'
import { pictureUrl } from '@/components/picture/picture-url'
import { PublicLink } from '@/components/public-link'
import { Skeleton } from '@/components/ui/skeleton'
import { cn } from '@/lib/cn'
import { toFormData } from '@/lib/form-body'
import { useDebouncedValue } from '@/lib/use-debounced-value'
import { language } from '~/language'

const TYPING_PAUSE_MS = 800
const KEY = 'share-card'

/** What the card takes from the form, of whichever kind. */
export interface ShareCardFrame {
  /** The picture chosen instead of the saved one. */
  picture: Blob | undefined
  /** Whether the saved picture is still shown. */
  hasStored: boolean
  /** While it is, the network is the save's alone. */
  isSaving: boolean
}

interface ShareCardProps extends ShareCardFrame {
  /** As it is saved; absent: a new one. */
  item: { _id: string; isActive: boolean } | undefined
  /** Where visitors find it. */
  path: string | undefined
  /** What the card is drawn from, by the names of the form's body. */
  texts: Record<string, string>
  /** The picture's name there. */
  pictureName: string
  /** Answers with a JPEG. */
  draw: (body: FormData, signal: AbortSignal) => PromiseLike<unknown>
}

/** The very picture that messengers will show beside the item's link, of what is typed so far. */
export function ShareCard(props: ShareCardProps) {
  const { item, path, texts, picture, hasStored, isSaving, pictureName, draw } = props
  const place = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const id = hasStored && !picture ? item?._id : undefined
  const settled = useDebouncedValue(JSON.stringify({ id, ...texts }), TYPING_PAUSE_MS)
  // Its bytes are for who looks at it: on phones it stands far below the fields.
  const isInView = useIsInView(place)
  const { data, isError, isPaused, isPlaceholderData } = useQuery({
    // The address tells one blob from another.
    queryKey: [KEY, pictureName, settled, picture && pictureUrl(picture)],
    queryFn: async ({ signal }) => {
      const file = picture && new File([picture], 'picture.jpg', { type: picture.type })
      const known = JSON.parse(settled) as Record<string, string>
      return (await draw(
        toFormData({ ...known, language: language(), [pictureName]: file }),
        signal
      )) as Blob
    },
    enabled: isInView && !isSaving,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

  useEffect(() => {
    if (isSaving) void client.cancelQueries({ queryKey: [KEY] })
  }, [client, isSaving])

  return (
    <div ref={place}>
      <p className="mb-3 text-sm text-muted-foreground">{m.whenShared()}</p>
      {data ? (
        <img
          src={pictureUrl(data)}
          alt={m.shareCard()}
          width={1200}
          height={630}
          className={cn(
            'h-auto w-full rounded-panel border border-border transition-opacity',
            isPlaceholderData && 'opacity-60'
          )}
        />
      ) : isError || isPaused ? (
        <p className="text-sm text-muted-foreground">
          {isError ? m.shareCardFailed() : m.shareCardWaits()}
        </p>
      ) : (
        <Skeleton className="aspect-1200/630 w-full rounded-panel" />
      )}
      {path && item?.isActive && <PublicLink path={path} />}
    </div>
  )
}

function useIsInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? false)
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isInView
}

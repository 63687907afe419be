import { ArrowLeftIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/cn'
import { names } from '@/lib/names'

export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${names().short}`
  }, [title])
}

interface Props {
  title: string
  /** The view it belongs to: the way back. */
  above?: { path: string; name: string }
  action?: ReactNode
}

export function PageTitle({ title, above, action }: Props) {
  usePageTitle(title)
  const head = (
    <div
      className={cn(
        'mb-6 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:my-2 max-sm:gap-x-2',
        above && 'max-sm:mt-0!',
        action &&
          'max-sm:sticky max-sm:top-16 max-sm:z-20 max-sm:-mx-4 max-sm:mt-0! max-sm:mb-1! max-sm:bg-background max-sm:px-4 max-sm:py-1 max-[22.4rem]:static! short:static!'
      )}
    >
      <h1 className="max-w-full text-[min(1.75rem,12vw)] leading-[1.15] font-bold text-pale">
        {title}
      </h1>
      {action}
    </div>
  )
  if (!above) return head
  return (
    <>
      <Link
        to={above.path}
        className="-mt-2 -mb-1 inline-flex min-h-12 items-center gap-2 text-pale hover:underline print:hidden"
      >
        <ArrowLeftIcon aria-hidden className="size-5" />
        {above.name}
      </Link>
      {head}
    </>
  )
}

import { identity } from '@academy/api/shared/identity'
import { useEffect, type ReactNode } from 'react'

/** Names the tab after the view. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${identity.shortName}`
  }, [title])
}

/** The heading of a view, with its one action beside it. */
export function PageTitle({ title, action }: { title: string; action?: ReactNode }) {
  usePageTitle(title)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-[min(1.75rem,12vw)] leading-tight font-bold text-pale">{title}</h1>
      {action}
    </div>
  )
}

import type { MouseEvent, ReactNode } from 'react'

interface Props {
  href: string
  className?: string
  onOpen: () => void
  children: ReactNode
}

/** A real link to an item's page; a plain press opens its dialog here instead. */
export function ItemLink({ href, className, onOpen, children }: Props) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a href={href} className={className} data-astro-prefetch onClick={press}>
      {children}
    </a>
  )
}

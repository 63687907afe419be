import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface Props {
  /** Of the section; its title and hint have it with `-title` and `-hint`, to name a control. */
  id: string
  title: string
  hint?: string
  isRow?: boolean
  children: ReactNode
}

export function SettingSection({ id, title, hint, isRow, children }: Props) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn(
        'gap-x-6 rounded-panel border bg-card p-5',
        isRow ? 'flex flex-wrap items-center justify-between gap-y-3' : 'grid gap-y-5'
      )}
    >
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        {hint && (
          <p id={`${id}-hint`} className="mt-1 text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

import { ChevronRightIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'

interface FoldedPartProps {
  title: string
  summary?: ReactNode
  isWrong?: boolean
  children: ReactNode
}

export function FoldedPart({ title, summary, isWrong = false, children }: FoldedPartProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || isWrong
  return (
    <details
      open={isOpen}
      className="group rounded-control border border-border bg-background"
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary
        // The field to be corrected stays in sight.
        onClick={(event) => {
          if (isWrong) event.preventDefault()
        }}
        data-invalid={isWrong ? '' : undefined}
        className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control px-4 py-3 [&::-webkit-details-marker]:hidden"
      >
        <ChevronRightIcon
          aria-hidden
          className="size-5 shrink-0 text-muted-foreground group-open:rotate-90"
        />
        <span className="grid min-w-0">
          <span className="font-bold text-pale">{title}</span>
          {summary && <span className="text-sm text-muted-foreground">{summary}</span>}
        </span>
      </summary>
      {isOpen && <div className="border-t border-border p-4">{children}</div>}
    </details>
  )
}

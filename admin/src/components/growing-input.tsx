import type { ComponentProps } from 'react'
import { Textarea } from '@/components/ui/textarea'
import { cn } from '@/lib/cn'

/** A field of one line that is as high as all of its text; what Enter does there its form says. */
export function GrowingInput({ className, onChange, ...props }: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      {...props}
      rows={1}
      className={cn('block min-h-12! resize-none py-2.75!', className)}
      onChange={(event) => {
        const { target } = event
        if (target.value.includes('\n')) target.value = target.value.replace(/\s*\n\s*/g, ' ')
        onChange?.(event)
      }}
    />
  )
}

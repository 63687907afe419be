import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

export const CardAction = ({
  label,
  className,
  ...props
}: ComponentProps<typeof Button> & { label: string }) => (
  <Button
    variant="ghost"
    size="sm"
    className={cn('min-w-12 px-3! text-sm! max-sm:px-2!', className)}
    aria-label={label}
    {...props}
  />
)

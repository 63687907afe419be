import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'

interface Props extends ComponentProps<typeof Button> {
  Icon: LucideIcon
  label: string
}

export const IconButton = ({ Icon, label, ...props }: Props) => (
  <Button variant="ghost" size="icon" aria-label={label} {...props}>
    <Icon aria-hidden />
  </Button>
)

export const LabelledButton = ({ Icon, label, ...props }: Props) => (
  <Button variant="outline" {...props}>
    <Icon aria-hidden />
    {label}
  </Button>
)

export const SignButton = ({ Icon, label, className, ...props }: Props) => (
  <Button
    variant="outline"
    className={cn('max-sm:w-12 max-sm:shrink-0! max-sm:px-0!', className)}
    {...props}
  >
    <Icon aria-hidden />
    <span className="max-sm:sr-only">{label}</span>
  </Button>
)

import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

interface Props extends ComponentProps<typeof Button> {
  Icon: LucideIcon
  label: string
}

/** A button that is a sign alone: its label is read out, and shown by a pointer that rests on it. */
export const IconButton = ({ Icon, label, ...props }: Props) => (
  <Button variant="ghost" size="icon" aria-label={label} {...props}>
    <Icon aria-hidden />
  </Button>
)

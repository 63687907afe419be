import { CircleCheckIcon, EyeOffIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Badge } from '@/components/ui/badge'

/** Public or hidden, told by word and sign as well as by colour. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge variant="success">
      <CircleCheckIcon aria-hidden />
      {m.active()}
    </Badge>
  ) : (
    <Badge variant="outline">
      <EyeOffIcon aria-hidden />
      {m.inactive()}
    </Badge>
  )
}

import { EyeIcon, EyeOffIcon } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { m } from '@/lib/messages'
import { Input } from '@/components/ui/input'

export const EmailInput = (props: ComponentProps<typeof Input>) => (
  <Input {...props} type="email" autoCapitalize="none" spellCheck={false} />
)

export function PasswordInput(props: ComponentProps<typeof Input>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOffIcon : EyeIcon
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-14" />
      <button
        type="button"
        aria-label={isShown ? m.hidePassword() : m.showPassword()}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted-foreground hover:text-foreground"
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  )
}

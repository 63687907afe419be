import * as React from 'react'
import * as SwitchPrimitive from '@radix-ui/react-switch'

function Switch(props: Omit<React.ComponentProps<typeof SwitchPrimitive.Root>, 'className'>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className="peer relative inline-flex h-8 w-14 shrink-0 items-center rounded-full border border-input bg-background transition-colors after:absolute after:-inset-x-1 after:-inset-y-2 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]"
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="pointer-events-none block size-6 translate-x-1 rounded-full bg-muted-foreground transition-transform data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  )
}

export { Switch }

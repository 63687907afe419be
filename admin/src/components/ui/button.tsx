import * as React from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from '@radix-ui/react-slot'

import { cn } from '@/lib/cn'

const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-base font-bold transition-colors duration-160 ease-house disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-5",
  {
    variants: {
      variant: {
        default:
          'border border-transparent bg-primary text-primary-foreground hover:bg-primary-hover',
        destructive: 'border border-transparent bg-destructive-fill text-white hover:bg-[#b92525]',
        outline:
          'border border-input bg-transparent text-foreground hover:bg-accent hover:text-accent-foreground',
        ghost: 'text-foreground hover:bg-accent hover:text-accent-foreground',
        link: 'text-pale underline-offset-4 hover:underline',
      },
      size: {
        default: 'min-h-12 max-w-full px-5 tight:shrink',
        sm: 'min-h-12 max-w-full px-4 tight:shrink',
        icon: 'size-12',
      },
    },
    defaultVariants: {
      variant: 'default',
      size: 'default',
    },
  }
)

function Button({
  className,
  variant,
  size,
  asChild = false,
  type = 'button',
  ...props
}: React.ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean
  }) {
  const classes = cn(buttonVariants({ variant, size }), className)
  const title = size === 'icon' ? props['aria-label'] : undefined
  if (asChild) return <Slot data-slot="button" className={classes} title={title} {...props} />
  return <button data-slot="button" type={type} className={classes} title={title} {...props} />
}

export { Button, buttonVariants }

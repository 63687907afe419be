import type { ComponentProps, ReactNode } from 'react'
import { m } from '@/lib/messages'

const SIDES = ['mine', 'theirs'] as const

/** What is typed here, or what somebody else has saved meanwhile. */
export type Side = (typeof SIDES)[number]

interface Props {
  label: string
  name: string
  /** Whether a side is chosen, as its radio button is told. */
  radio: (side: Side) => ComponentProps<'input'>
  content: (side: Side) => ReactNode
}

/** What two have changed to something else: one of both is kept. */
export const ConflictSides = ({ label, name, radio, content }: Props) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-bold text-pale">{label}</legend>
    <div className="grid gap-3 sm:grid-cols-2">
      {SIDES.map((side) => (
        <label
          key={side}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-input bg-background p-4 has-checked:border-primary has-checked:bg-secondary"
        >
          <input
            type="radio"
            name={name}
            value={side}
            className="mt-0.5 size-5 shrink-0 accent-primary"
            {...radio(side)}
          />
          <span className="grid min-w-0 gap-1 wrap-anywhere">
            <span className="text-sm font-bold text-muted-foreground">
              {side === 'mine' ? m.yours() : m.theirsNow()}
            </span>
            {content(side)}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

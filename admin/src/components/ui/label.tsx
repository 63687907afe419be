import * as React from 'react'

/** A plain label: Radix's only adds a guard against selecting text by double click. */
function Label(props: Omit<React.ComponentProps<'label'>, 'className'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller gives htmlFor
    <label
      data-slot="label"
      className="flex items-center gap-2 text-base font-bold select-none"
      {...props}
    />
  )
}

export { Label }

import { useState, type ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'value'> {
  value: string
  options: readonly (readonly [value: string, word: string])[]
}

/** A select of a long table: what else can be chosen is put in once somebody reaches for it. */
export function LateSelect({ value, options, ...props }: Props) {
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  return (
    <select {...props} value={value} onPointerDown={reach} onFocus={reach}>
      {options
        .filter(([option]) => isReached || option === value)
        .map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
    </select>
  )
}

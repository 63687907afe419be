import { useState, type ComponentProps } from 'react'
import { NativeSelect } from '@/components/ui/native-select'

interface LateSelectProps extends ComponentProps<typeof NativeSelect> {
  options: readonly (readonly [value: string, words: string])[]
}

/** A select of a long table: what else can be chosen is put in once somebody reaches for it. */
export function LateSelect({ options, ...props }: LateSelectProps) {
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const shown = isReached ? options : options.filter(([option]) => option === props.value)
  return (
    <NativeSelect {...props} onPointerDown={reach} onFocus={reach}>
      {shown.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </NativeSelect>
  )
}

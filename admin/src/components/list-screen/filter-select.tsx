import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'

interface Props {
  label: string
  /** Each value with its words. */
  options: readonly (readonly [value: string, words: string])[]
  value: string
  onChange: (value: string) => void
}

export function FilterSelect({ label, options, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid gap-2 sm:w-60">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { cn } from '@/lib/cn'

interface Props<Value extends string> {
  label: string
  options: readonly (readonly [value: Value, words: string, lang?: string])[]
  value: string
  className?: string
  onChange: (value: Value) => void
}

export function LabelledSelect<Value extends string>(props: Props<Value>) {
  const { label, options, value, className, onChange } = props
  const id = useId()
  return (
    <div className={cn('grid gap-2', className)}>
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([option, words, lang]) => (
          <option key={option} value={option} lang={lang}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

export const FilterSelect = (props: Props<string>) => (
  <LabelledSelect className="sm:w-60" {...props} />
)

import type { Ref } from 'react'

interface Props {
  ref?: Ref<HTMLInputElement>
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ ref, label, value, onChange }: Props) {
  return (
    <div className="search-field">
      <svg className="line-icon" width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <input
        ref={ref}
        className="control"
        type="search"
        name="q"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={`${label}...`}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  )
}

import { SearchIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Input } from '@/components/ui/input'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchInput({ label, value, onChange }: Props) {
  return (
    <div role="search" className="relative min-w-0 grow">
      <SearchIcon
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={m.search()}
        aria-keyshortcuts="/"
        data-shortcut="search"
        autoComplete="off"
        enterKeyHint="search"
        className="pr-2! pl-12!"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </div>
  )
}

import { XIcon } from 'lucide-react'
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { isEnter, isSaveKey } from '@/lib/enter-key'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { Input } from '@/components/ui/input'

interface TagInputProps {
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>
  tags: string[]
  suggestions: string[]
  onChange: (tags: string[]) => void
}

export function TagInput({ control, tags, suggestions, onChange }: TagInputProps) {
  const list = useId()
  const [text, setText] = useState('')

  function add(entry: string) {
    const entered = entry.split(',').map((tag) => tag.trim())
    const next = [...new Set([...tags, ...entered])].filter(Boolean)
    if (next.length > tags.length) onChange(next)
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isEnter(event)) return
    // With Control it saves the form, including the tag being typed.
    if (!isSaveKey(event)) event.preventDefault()
    add(text)
  }

  return (
    <div className="flex flex-col gap-3">
      {tags.length > 0 && (
        <ul aria-label={m.tags()} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex min-w-0 items-center rounded-full border border-border-strong bg-secondary pl-4 text-pale"
            >
              <span className="min-w-0 break-words">{tag}</span>
              <IconButton
                Icon={XIcon}
                label={m.removeOf({ name: tag })}
                className="rounded-full! text-muted-foreground!"
                onClick={() => {
                  onChange(tags.filter((other) => other !== tag))
                  document.getElementById(control.id ?? '')?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Input
        {...control}
        list={list}
        value={text}
        enterKeyHint="done"
        autoComplete="off"
        onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setText(value))}
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
      />
      <datalist id={list}>
        {suggestions
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  )
}

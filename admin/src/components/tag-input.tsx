import {
  TAG_MAX,
  TAG_TOO_LONG,
  TAGS_MAX,
  TAGS_TOO_MANY,
} from '@academy/api/shared/achievement_rules'
import { PlusIcon, XIcon } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

const SUGGESTIONS_SHOWN = 8

interface TagInputProps {
  /** What ties the text input to its label, hint and error. */
  control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>
  tags: string[]
  /** Tags in use elsewhere, offered for one press. */
  suggestions: string[]
  onChange: (tags: string[]) => void
  /** Why a tag was not added; undefined once the text is edited. */
  onFault: (sentence: string | undefined) => void
}

export function TagInput({ control, tags, suggestions, onChange, onFault }: TagInputProps) {
  const [text, setText] = useState('')
  const [spoken, setSpoken] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const typed = text.trim()
  const offered = suggestions
    .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, SUGGESTIONS_SHOWN)

  function add(tag: string) {
    if (tag === '') return
    if (tag.length > TAG_MAX) return onFault(TAG_TOO_LONG)
    if (tags.includes(tag)) setSpoken(`${tag} is already there`)
    else if (tags.length >= TAGS_MAX) return onFault(TAGS_TOO_MANY)
    else {
      onChange([...tags, tag])
      setSpoken(`${tag} added`)
    }
    setText('')
    input.current?.focus()
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag))
    setSpoken(`${tag} removed`)
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends the composition of a Devanagari or Chinese word: that one is not ours.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) {
      return
    }
    event.preventDefault()
    add(typed)
  }

  return (
    <div className="flex flex-col gap-3">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="flex min-w-0 items-center rounded-full border border-border-strong bg-secondary pl-4 text-pale"
            >
              <span className="min-w-0 break-words">{tag}</span>
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                className="grid size-12 shrink-0 place-items-center rounded-full text-muted-foreground hover:text-foreground"
                onClick={() => remove(tag)}
              >
                <XIcon aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <Input
          {...control}
          ref={input}
          value={text}
          enterKeyHint="done"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value)
            onFault(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" disabled={typed === ''} onClick={() => add(typed)}>
          Add tag
        </Button>
      </div>
      {offered.length > 0 && (
        <ul aria-label="Tags in use" className="flex flex-wrap gap-2">
          {offered.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                className="flex min-h-12 max-w-full items-center gap-2 rounded-full border border-input px-4 text-left text-muted-foreground hover:text-foreground"
                onClick={() => add(tag)}
              >
                <PlusIcon aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">Add </span>
                <span className="min-w-0 break-words">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}

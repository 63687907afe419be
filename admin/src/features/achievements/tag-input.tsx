import { plainText } from '@academy/api/shared/text/plain_text'
import { PlusIcon, XIcon } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { m } from '@/lib/messages'
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
}

/** The tags in a text, separated by commas: trimmed, without empty ones. */
function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

export function TagInput({ control, tags, suggestions, onChange }: TagInputProps) {
  const [text, setText] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const typed = plainText(text)
  const offered = suggestions
    .filter((tag) => !tags.includes(tag) && tag.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, SUGGESTIONS_SHOWN)

  /** Adds what stands between commas; the form's own rules judge it. */
  function add(entry: string) {
    const entered = [...new Set(tagsIn(entry))]
    const added = entered.filter((tag) => !tags.includes(tag))
    if (added.length > 0) onChange([...tags, ...added])
    if (entered.length > 0) {
      const words = entered.join(', ')
      setAnnouncement(added.length > 0 ? m.tagsAdded({ tags: words }) : m.tagThere({ tag: words }))
    }
    setText('')
  }

  function press(tag: string) {
    add(tag)
    input.current?.focus()
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag))
    setAnnouncement(m.tagRemoved({ tag }))
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends the composition of a Devanagari or Chinese word: that one is not ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // With Control it saves the form, what is typed here included.
    if (event.ctrlKey || event.metaKey) return add(text)
    event.preventDefault()
    add(typed)
  }

  return (
    <div
      className="flex flex-col gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) add(text)
      }}
    >
      {/* A row for the first tag, so that what is pressed as it appears stays where it is. */}
      <div className="min-h-12">
        {tags.length > 0 && (
          <ul aria-label={m.tags()} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li
                key={tag}
                className="flex min-w-0 items-center rounded-full border border-border-strong bg-secondary pl-4 text-pale"
              >
                <span className="min-w-0 break-words">{tag}</span>
                <button
                  type="button"
                  aria-label={m.removeOf({ name: tag })}
                  className="grid size-12 shrink-0 place-items-center rounded-full text-muted-foreground hover:text-foreground"
                  onClick={() => remove(tag)}
                >
                  <XIcon aria-hidden className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex gap-2">
        <Input
          {...control}
          ref={input}
          value={text}
          enterKeyHint="done"
          autoComplete="off"
          onChange={({ target: { value } }) => {
            // A comma ends a tag; what comes after it is the next one.
            const end = value.lastIndexOf(',') + 1
            if (end > 0) add(value)
            else setText(value)
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" disabled={typed === ''} onClick={() => press(typed)}>
          {m.addTag()}
        </Button>
      </div>
      {offered.length > 0 && (
        <ul aria-label={m.tagsInUse()} className="flex flex-wrap gap-2">
          {offered.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                className="flex min-h-12 max-w-full items-center gap-2 rounded-full border border-input px-4 text-left text-muted-foreground hover:text-foreground"
                // Some browsers give a pressed button no focus: the field keeps it until the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(tag)}
              >
                <PlusIcon aria-hidden className="size-4 shrink-0" />
                <span className="sr-only">{m.addBefore()}</span>
                <span className="min-w-0 break-words">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

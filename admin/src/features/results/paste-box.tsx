import { useId, useRef, useState, type ClipboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { Unreadable } from '@/features/results/reading/lines'
import type { ReadList } from '@/features/results/reading/read-list'
import { readFile, readPasted } from '@/features/results/reading/read-source'

interface Props {
  text: string
  onText: (text: string) => void
  /** Why it could not be read. */
  problem: string | undefined
  onProblem: (words: string) => void
  /** An earlier preview comes back once the box is empty. */
  canEmpty: boolean
  /** @throws Unreadable if the lists cannot be taken */
  onRead: (lists: ReadList[]) => void
}

/**
 * Letters of a text that stand in the field; a list of 1,000 players has fewer. A longer one would keep
 * the browser busy for a minute: its beginning is shown, and all of it is kept.
 */
const SHOWN_MAX = 200_000
const BEGINNING = 1_000

/** Where lists are pasted, or a file is chosen. */
export function PasteBox({ text, onText, problem, onProblem, canEmpty, onRead }: Props) {
  const [file, setFile] = useState<File>()
  const alert = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLInputElement>(null)

  async function read(source: string | File, html?: string) {
    const isFile = source instanceof File
    setFile(isFile ? source : undefined)
    onText(isFile ? '' : source)
    try {
      onRead(isFile ? await readFile(source) : readPasted(source, html))
    } catch (error) {
      flushSync(() => onProblem(error instanceof Unreadable ? error.message : m.readFailed()))
      // It may be scrolled out of view.
      alert.current?.focus()
    }
  }

  function empty() {
    onText('')
    setFile(undefined)
    if (chosen.current) chosen.current.value = ''
  }

  return (
    <div className="grid gap-4 rounded-control border border-border p-4">
      <div ref={alert} role="alert" tabIndex={-1} className="scroll-my-4 empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <ListText text={text} onText={onText} onPasted={(pasted, html) => void read(pasted, html)}>
        <Button
          variant="outline"
          disabled={!file && !text.trim()}
          onClick={() => void read(text || (file ?? ''))}
        >
          {m.readResults()}
        </Button>
        {(text.length > SHOWN_MAX || canEmpty) && (
          <Button variant="outline" onClick={empty}>
            {m.startEmpty()}
          </Button>
        )}
      </ListText>
      <FormField label={m.resultFile()} hint={m.resultFileHint()}>
        {(field) => (
          <Input
            {...field}
            ref={chosen}
            type="file"
            accept=".xlsx,.trf,.txt,.htm,.html"
            className="file:mr-4 file:h-full file:font-bold"
            // Choosing the same file again has to count as a change.
            onClick={({ currentTarget }) => (currentTarget.value = '')}
            onChange={({ target }) => target.files?.[0] && void read(target.files[0])}
          />
        )}
      </FormField>
    </div>
  )
}

interface TextProps {
  text: string
  onText: (text: string) => void
  /** @param html the same as HTML, where a table was copied */
  onPasted: (text: string, html: string) => void
  /** The buttons below it. */
  children: ReactNode
}

/** Longer ones are a list already; a shorter text may be the heading of what is pasted below it. */
const HEADING_MAX = 60

function ListText({ text, onText, onPasted, children }: TextProps) {
  const hint = useId()
  const isLong = text.length > SHOWN_MAX

  function onPaste(event: ClipboardEvent) {
    const table = event.clipboardData.getData('text/html')
    // Put below a heading that was typed; browsers take seconds to type a list themselves.
    const pasted = event.clipboardData.getData('text/plain')
    const isBelow = text && text.length < HEADING_MAX && pasted.length <= SHOWN_MAX
    if (isBelow && !/<table/i.test(table)) return
    event.preventDefault()
    onPasted(pasted, table)
  }

  return (
    <FormField
      label={m.pasteResults()}
      below={<div className="flex flex-wrap gap-3 pt-2">{children}</div>}
      above={
        <p id={hint} className="text-sm text-muted-foreground">
          {m.pasteResultsHint()}
        </p>
      }
    >
      {(field) => (
        <Textarea
          {...field}
          aria-describedby={hint}
          rows={5}
          wrap="off"
          spellCheck={false}
          className="max-h-60 text-sm tabular-nums"
          readOnly={isLong}
          value={isLong ? `${text.slice(0, BEGINNING)}…` : text}
          onChange={({ target }) => onText(target.value)}
          onPaste={onPaste}
        />
      )}
    </FormField>
  )
}

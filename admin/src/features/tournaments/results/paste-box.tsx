import { useState } from 'react'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraft } from '@/lib/drafts'
import { Unreadable } from './lines'
import type { ReadList } from './read-list'
import { readFile, readPasted } from './read-source'

interface Source {
  text: string
  /** The table itself, where a browser handed it over and the text is still the same. */
  html: string
  file?: File
}

const NOTHING: Source = { text: '', html: '' }

/** What was pasted or chosen; a text stays on this device, also over a reload, until it is published. */
export function useSource(id: string) {
  const [source, setSource] = useState(NOTHING)
  useDraft<Source>({
    key: `results:${id}`,
    unsaved: source.text ? { values: source, picture: null } : null,
    onRestore: ({ values }) => setSource(values),
    startOver: { words: m.startEmpty(), act: () => setSource(NOTHING) },
  })
  return { source, setSource: (next = NOTHING) => setSource(next) }
}

interface Props extends Pick<ReturnType<typeof useSource>, 'source' | 'setSource'> {
  /** @throws Unreadable if the lists cannot be taken */
  onRead: (lists: ReadList[]) => void
}

/** Where lists are pasted, or a file is chosen. */
export function PasteBox({ source, setSource, onRead }: Props) {
  const { text, html, file } = source
  const [problem, setProblem] = useState<string>()

  async function read() {
    try {
      onRead(file ? await readFile(file) : readPasted(text, html))
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Unreadable ? error.message : m.readFailed())
    }
  }

  return (
    <div className="grid gap-4 rounded-control border border-border p-4">
      <FormField label={m.pasteResults()} hint={m.pasteResultsHint()}>
        {(field) => (
          <Textarea
            {...field}
            rows={5}
            spellCheck={false}
            className="max-h-60 font-mono text-sm"
            value={text}
            onChange={({ target }) => setSource({ text: target.value, html: '' })}
            onPaste={(event) => {
              const table = event.clipboardData.getData('text/html')
              // Browsers take seconds to type so much into an empty box themselves.
              if (text && !/<table/i.test(table)) return
              event.preventDefault()
              setSource({ text: event.clipboardData.getData('text/plain'), html: table })
            }}
          />
        )}
      </FormField>
      <FormField label={m.resultFile()} hint={m.resultFileHint()}>
        {(field) => (
          <Input
            {...field}
            // Emptied once something is pasted, or published.
            key={file ? 'chosen' : 'none'}
            type="file"
            accept=".xlsx,.trf,.txt,.htm,.html"
            className="h-auto border-0 px-0! file:mr-4 file:h-12 file:rounded-control file:border file:border-solid file:border-input file:px-5 file:font-bold hover:file:bg-accent"
            onChange={({ target }) => setSource({ ...NOTHING, file: target.files?.[0] })}
          />
        )}
      </FormField>
      <div role="alert" className="empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <Button
        variant="outline"
        disabled={!file && !text.trim()}
        className="justify-self-start"
        onClick={() => void read()}
      >
        {m.readResults()}
      </Button>
    </div>
  )
}

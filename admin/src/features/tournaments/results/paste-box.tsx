import { useState } from 'react'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraft } from '@/lib/drafts'
import type { ReadList } from './read-list'
import { readFile, readPasted } from './read-source'
import { refusalWords } from './results-words'

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
  return { source, setSource, clear: () => setSource(NOTHING) }
}

interface Props extends Pick<ReturnType<typeof useSource>, 'source' | 'setSource'> {
  /** @returns why the lists cannot be taken, in one sentence */
  onRead: (lists: ReadList[]) => string | undefined
}

/** Where lists are pasted, or a file is chosen. */
export function PasteBox({ source, setSource, onRead }: Props) {
  const { text, html, file } = source
  const [problem, setProblem] = useState<string>()

  async function read() {
    try {
      setProblem(onRead(file ? await readFile(file) : readPasted(text, html)))
    } catch (error) {
      setProblem(refusalWords(error))
    }
  }

  return (
    <div className="grid gap-4">
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
              if (!/<table/i.test(table)) return
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
            accept=".xlsx,.csv,.trf,.txt,.input,.html,.htm"
            className="h-auto py-2.5"
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

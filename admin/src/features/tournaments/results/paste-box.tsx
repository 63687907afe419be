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

interface Pasted {
  text: string
  /** The table itself, where a browser handed it over and the text is still the same. */
  html: string
}

const NOTHING: Pasted = { text: '', html: '' }

interface Props {
  id: string
  /** @returns why the lists cannot be taken, in one sentence */
  onRead: (lists: ReadList[]) => string | undefined
}

/** Where lists are pasted, or a file is chosen. */
export function PasteBox({ id, onRead }: Props) {
  const [pasted, setPasted] = useState(NOTHING)
  useDraft<Pasted>({
    key: `results:${id}`,
    unsaved: pasted.text ? { values: pasted, picture: null } : null,
    onRestore: ({ values }) => setPasted(values),
    startOver: { words: m.startEmpty(), act: () => setPasted(NOTHING) },
  })
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()

  async function read() {
    try {
      const lists = file ? await readFile(file) : readPasted(pasted.text, pasted.html)
      const refused = onRead(lists)
      setProblem(refused)
      if (!refused && !file) setPasted(NOTHING)
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
            value={pasted.text}
            onChange={({ target }) => setPasted({ text: target.value, html: '' })}
            onPaste={(event) => {
              const html = event.clipboardData.getData('text/html')
              if (!/<table/i.test(html)) return
              event.preventDefault()
              setPasted({ text: event.clipboardData.getData('text/plain'), html })
            }}
          />
        )}
      </FormField>
      <FormField label={m.resultFile()} hint={m.resultFileHint()}>
        {(field) => (
          <Input
            {...field}
            type="file"
            accept=".xlsx,.trf,.txt,.input,.html,.htm"
            className="h-auto py-2.5"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </FormField>
      <div role="alert" className="empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <Button
        variant="outline"
        disabled={!file && !pasted.text.trim()}
        className="justify-self-start"
        onClick={() => void read()}
      >
        {m.readResults()}
      </Button>
    </div>
  )
}

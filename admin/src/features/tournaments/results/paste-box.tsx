import { useState } from 'react'
import { m } from '@/lib/messages'
import { FieldError, FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
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

interface Unpublished<Proposal> {
  source: Source
  proposal?: Proposal | undefined
  /** Of the published results that the proposal was read over. */
  version?: number
  isRestored?: boolean
}

/**
 * What was pasted or chosen and what is proposed of it: both stay on this device until they are
 * published. A proposal that was left and is older than what has been published since is dropped.
 */
export function useUnpublished<Proposal>(id: string, version: number) {
  const [work, setWork] = useState<Unpublished<Proposal>>({ source: NOTHING })
  const { source, proposal } = work
  useDraft<Partial<Unpublished<Proposal>>>({
    key: `results:${id}`,
    unsaved: source.text || proposal ? { values: work, picture: null } : null,
    onRestore: ({ values }) => setWork({ source: NOTHING, ...values, isRestored: true }),
    startOver: { words: m.startEmpty(), act: () => setWork({ source: NOTHING }) },
  })
  return {
    source,
    setSource: (next = NOTHING) => setWork((now) => ({ ...now, source: next })),
    proposal: work.isRestored && work.version !== version ? undefined : proposal,
    setProposal: (next?: Proposal) =>
      setWork((now) => ({ source: now.source, proposal: next, version })),
  }
}

interface Props {
  source: Source
  setSource: (source: Source) => void
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
          <div className="relative flex flex-wrap items-center gap-4">
            <input
              {...field}
              type="file"
              accept=".xlsx,.trf,.txt,.htm,.html"
              className="peer sr-only"
              onChange={({ target }) => {
                setSource({ ...NOTHING, file: target.files?.[0] })
                // The same file can be chosen again once something was pasted.
                target.value = ''
              }}
            />
            <Button
              asChild
              variant="outline"
              className="outline-offset-2 outline-primary peer-focus-visible:outline-2"
            >
              <label htmlFor={field.id}>{m.chooseFile()}</label>
            </Button>
            <span className="wrap-anywhere">{file?.name}</span>
          </div>
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

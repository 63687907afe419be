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
  /** Stamps of the published results that the proposal fits. */
  bases?: string[]
}

/**
 * What was pasted or chosen and what is proposed of it: both stay on this device until they are
 * published. A proposal made over other results than those that are published now is dropped.
 */
export function useUnpublished<Proposal>(id: string, stamp: string) {
  const [work, setWork] = useState<Unpublished<Proposal>>({ source: NOTHING })
  const { source, proposal } = work
  useDraft<Partial<Unpublished<Proposal>>>({
    key: `results:${id}`,
    unsaved: source.text || proposal ? { values: work, picture: null } : null,
    onRestore: ({ values }) => setWork({ source: NOTHING, ...values }),
    startOver: { words: m.startEmpty(), act: () => setWork({ source: NOTHING }) },
  })
  const isDropped = proposal !== undefined && !work.bases?.includes(stamp)
  return {
    source,
    setSource: (next = NOTHING) => setWork((now) => ({ ...now, source: next })),
    isDropped,
    proposal: isDropped ? undefined : proposal,
    setProposal: (next?: Proposal) =>
      setWork((now) => ({ source: now.source, proposal: next, bases: [stamp] })),
    /** This page itself is about to publish what has this stamp: the proposal stays. */
    expect: (own: string) => setWork((now) => ({ ...now, bases: [stamp, own] })),
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
  const { text, file } = source
  const [problem, setProblem] = useState<string>()

  async function read(next: Source) {
    setSource(next)
    try {
      onRead(next.file ? await readFile(next.file) : readPasted(next.text, next.html))
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
              // Put below a heading that was typed; browsers take seconds to type a list themselves.
              if (text && text.length < 60 && !/<table/i.test(table)) return
              event.preventDefault()
              void read({ text: event.clipboardData.getData('text/plain'), html: table })
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
                const chosen = target.files?.[0]
                if (chosen) void read({ ...NOTHING, file: chosen })
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
        onClick={() => void read(source)}
      >
        {m.readResults()}
      </Button>
    </div>
  )
}

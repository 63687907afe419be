import * as titles from '@academy/api/shared/words/results_titles'
import type { Ref } from 'react'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { AlikeSchools } from './alike-schools'
import type { Editor } from './use-results'

interface Props {
  /** Takes the focus once a list is read. */
  ref: Ref<HTMLHeadingElement>
  editor: Editor
}

/** Whether the list below is published or a preview, and what is to be known of it. */
export function ListHeading({ ref, editor }: Props) {
  const { preview, notes, apart, setApart, change } = editor
  return (
    <div role="status" className="mb-6 grid gap-2 print:hidden">
      <h2 ref={ref} tabIndex={-1} className="-scroll-mt-16 text-xl font-bold text-pale">
        {headingWords(editor)}
      </h2>
      <ul className="grid gap-1 empty:hidden">
        {notes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {preview && (
        <AlikeSchools results={preview} apart={apart} onApart={setApart} onChange={change} />
      )}
    </div>
  )
}

function headingWords({ preview, isWaiting }: Editor): string {
  if (preview) return m.resultsPreview()
  return isWaiting ? titles.results[language()] : m.published()
}

import type { Ref } from 'react'
import { m } from '@/lib/messages'
import { MarkedWords } from '@/components/marked-words'
import { differentWords, type Part } from '@/lib/different-words'
import type { Choices, Clash, Side } from './rebase'

interface Props {
  /** Takes the focus. */
  ref: Ref<HTMLElement>
  clashes: Clash[]
  choices: Choices
  onChoose: (clash: string, side: Side) => void
}

function sidesOf({ mine, theirs }: Clash): { side: Side; parts: Part[] }[] {
  const [own, others] = differentWords(mine, theirs)
  return [
    { side: 'mine', parts: own },
    { side: 'theirs', parts: others },
  ]
}

/** What was changed here and, to something else, on another phone: one of both is kept. */
export function Clashes({ ref, clashes, choices, onChoose }: Props) {
  if (clashes.length === 0) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={m.resultsClash()}
      className="grid gap-4 rounded-control border border-destructive p-4"
    >
      <p className="font-bold">{m.resultsClash()}</p>
      {clashes.map((clash, index) => (
        <fieldset key={clash.id} className="min-w-0">
          <legend className="mb-2 font-bold text-pale">{clash.label}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {sidesOf(clash).map(({ side, parts }) => (
              <label
                key={side}
                className="flex cursor-pointer items-start gap-3 rounded-control border border-input bg-background p-4 has-checked:border-primary has-checked:bg-secondary"
              >
                <input
                  type="radio"
                  name={`clash-${index}`}
                  checked={choices[clash.id] === side}
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                  onChange={() => onChoose(clash.id, side)}
                />
                <span className="grid min-w-0 gap-1 wrap-anywhere">
                  <span className="text-sm font-bold text-muted-foreground">
                    {side === 'mine' ? m.yours() : m.theirsNow()}
                  </span>
                  <Words parts={parts} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

const Words = ({ parts }: { parts: Part[] }) => (
  <span>{parts.length > 0 ? <MarkedWords parts={parts} /> : m.empty()}</span>
)

import type { Ref } from 'react'
import { m } from '@/lib/messages'
import { ConflictSides, type Side } from '@/components/conflict-sides'
import { MarkedWords } from '@/components/marked-words'
import { differentWords } from '@/lib/different-words'
import type { Choices, Clash } from '@/features/results/publishing/rebasing/choosing'

interface Props {
  /** Takes the focus. */
  ref: Ref<HTMLElement>
  clashes: Clash[]
  choices: Choices
  onChoose: (clash: string, side: Side) => void
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
        <ConflictSides
          key={clash.id}
          label={clash.label}
          name={`clash-${index}`}
          radio={(side) => ({
            checked: choices[clash.id] === side,
            onChange: () => onChoose(clash.id, side),
          })}
          content={(side) => <Words clash={clash} side={side} />}
        />
      ))}
    </section>
  )
}

function Words({ clash: { mine, theirs }, side }: { clash: Clash; side: Side }) {
  const [own, others] = differentWords(mine, theirs)
  const parts = side === 'mine' ? own : others
  return <span>{parts.length > 0 ? <MarkedWords parts={parts} /> : m.empty()}</span>
}

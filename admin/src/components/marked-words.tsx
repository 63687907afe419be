import type { Part } from '@/lib/different-words'

/** A text in which what differs from another one is marked, also for who sees no colours. */
export const MarkedWords = ({ parts }: { parts: Part[] }) =>
  parts.map(({ text, isDifferent }, index) =>
    isDifferent ? (
      <mark
        key={index}
        className="rounded-sm bg-primary/15 font-bold text-foreground underline decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      text
    )
  )

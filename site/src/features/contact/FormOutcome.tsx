import * as m from 'virtual:messages'

import type { Outcome } from './outcome'
import { sayRefusal } from './sentences'

interface Props {
  outcome: Outcome
  /** Whether the page was asked for by a plain POST and answers it here: it opens with the focus on it. */
  isAnswer: boolean
}

/** What became of the message, said where the eye is after pressing Send. */
export function FormOutcome({ outcome, isAnswer }: Props) {
  const focus = isAnswer ? { tabIndex: -1, autoFocus: true } : {}
  return (
    <>
      {/* There before its words are: a region that comes with its text is often not read out. */}
      <div role="status">
        {outcome.state === 'sent' && (
          <p className="outcome outcome-sent" {...focus}>
            <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12.5l4.5 4.5L19 7.5" />
            </svg>
            {m.contactSent()}
          </p>
        )}
        {outcome.state === 'kept' && (
          <p className="outcome outcome-kept">
            <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9.5a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M12 17v.1M4 4l16 16" />
            </svg>
            {m.contactKept()}
          </p>
        )}
      </div>
      {outcome.state === 'failed' && (
        <p className="outcome outcome-failed" role="alert" {...focus}>
          <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="8.5" />
            <path d="M12 7.5v5.5M12 16.2v.1" />
          </svg>
          {sayRefusal(outcome.code)}
        </p>
      )}
    </>
  )
}

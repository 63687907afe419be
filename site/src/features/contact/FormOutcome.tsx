import * as m from 'virtual:messages'
import { Icon } from '~/components/ui/Icon'
import { sayRefusal, type Outcome } from './outcome'

interface Props {
  outcome: Outcome
  /** Whether the page was asked for by a plain POST and answers it here: it opens with the focus on it. */
  isAnswer: boolean
}

export function FormOutcome({ outcome, isAnswer }: Props) {
  const focus = isAnswer ? { tabIndex: -1, autoFocus: true } : {}
  return (
    <>
      {/* There before its words are: a region that comes with its text is often not read out. */}
      <div role="status">
        {outcome.state === 'sent' && (
          <p className="outcome outcome-sent" {...focus}>
            <Icon name="check" size={20} />
            {m.contactSent()}
          </p>
        )}
        {outcome.state === 'kept' && (
          <p className="outcome outcome-kept">
            <Icon name="offline" size={20} />
            {m.contactKept()}
          </p>
        )}
      </div>
      {outcome.state === 'failed' && (
        <p className="outcome outcome-failed" role="alert" {...focus}>
          <Icon name="alert" size={20} />
          {sayRefusal(outcome.code)}
        </p>
      )}
    </>
  )
}

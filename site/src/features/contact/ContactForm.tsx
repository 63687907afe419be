import * as m from 'virtual:messages'
import { CONTACT_HONEYPOT_FIELD } from '@academy/api/shared/rules/contact_rules'
import { Icon } from '~/components/ui/Icon'
import { ContactField } from './ContactField'
import { fields, noValues, type Faults, type Values } from './contact-fields'
import { refusalWords, type Outcome } from './outcome'
import { useContactForm } from './use-contact-form'

interface Props {
  action: string
  privacy: string
  whatsapp: string
  call: string
  values?: Values
  faults?: Faults
  outcome?: Outcome
}

export function ContactForm(props: Props) {
  const { action, privacy, whatsapp, call, values = noValues } = props
  const { formRef, faults, likely, outcome, isSubmitting, submit, input, blur } = useContactForm(
    props.faults ?? {},
    props.outcome ?? { state: 'idle' }
  )
  // Only a plain POST's answer comes with faults: it opens where the writer has to go on.
  const first = fields.find(({ name }) => props.faults?.[name])
  return (
    <form
      ref={formRef}
      className="contact-form"
      action={action}
      method="post"
      // The specified sentences instead of the browser's, with JavaScript and without.
      noValidate
      onSubmit={submit}
      onInput={input}
      onBlur={blur}
    >
      {fields.map((field) => (
        <ContactField
          key={field.name}
          field={field}
          text={values[field.name]}
          fault={faults[field.name]}
          isFirst={field === first}
          advice={field.name === 'email' && likely ? m.didYouMean({ email: likely }) : undefined}
        >
          {field.name === 'email' && (
            <p className="field-help">
              {m.noEmail()}{' '}
              <a className="tap" href={whatsapp} target="_blank" rel="noopener">
                {m.contactWhatsapp()}
              </a>{' '}
              ·{' '}
              <a className="tap" href={call}>
                {m.callUs()}
              </a>
            </p>
          )}
        </ContactField>
      ))}
      {/* The trap: out of sight and out of the tab order, for robots that fill all there is. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {m.leaveEmpty()}
          <input
            name={CONTACT_HONEYPOT_FIELD}
            tabIndex={-1}
            autoComplete="off"
            // Several password managers heed only a sign of their own.
            data-1p-ignore
            data-bwignore
            data-lpignore
            data-protonpass-ignore
            data-form-type="other"
          />
        </label>
      </div>
      <p className="contact-consent">
        {m.consentUse()} {m.consentChild()}{' '}
        <a className="tap" href={privacy}>
          {m.consentMore()}
        </a>
      </p>
      <FormOutcome outcome={outcome} isAnswer={props.outcome !== undefined && !first} />
      <button className="button contact-send" disabled={isSubmitting}>
        {isSubmitting ? m.sending() : m.sendMessage()}
      </button>
    </form>
  )
}

interface OutcomeProps {
  outcome: Outcome
  /** Whether the page was asked for by a plain POST and answers it here: it opens with the focus on it. */
  isAnswer: boolean
}

function FormOutcome({ outcome, isAnswer }: OutcomeProps) {
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
        {outcome.state === 'waiting' && (
          <p className="outcome outcome-waiting">
            <Icon name="offline" size={20} />
            {m.contactWaiting()}
          </p>
        )}
      </div>
      {outcome.state === 'failed' && (
        <p className="outcome outcome-failed" role="alert" {...focus}>
          <Icon name="alert" size={20} />
          {refusalWords(outcome.refusal)}
        </p>
      )}
    </>
  )
}

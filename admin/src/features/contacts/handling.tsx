import { noteRule } from '@academy/api/shared/rules/contact_rules'
import { findFault } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { useId, useState, type PropsWithChildren, type SubmitEvent } from 'react'
import { dayHint, formatCalendarDate } from '@/lib/format'
import { m } from '@/lib/messages'
import { DraftBar } from '@/unsent/draft-bar'
import { FoldedPart } from '@/components/folded-part'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import type { ContactMessage } from '@/lib/data'
import { faultMessage } from '@/lib/fault-message'
import { useDraft } from '@/unsent/use-draft'
import { change, setAnswered } from './message-changes'

interface Values {
  note: string
  noteBefore?: string
  remindOn: string
}

export function Handling({ contact, children }: PropsWithChildren<{ contact: ContactMessage }>) {
  const { note = '', remindOn = '' } = contact
  const answered = useId()
  const [typed, setTyped] = useState<Partial<Values>>({})
  const values: Values = { note, remindOn, ...typed }
  const text = plainText(values.note, true)
  const isChanged = text !== note || values.remindOn !== remindOn
  // Once stored, the fields follow the message again, also when another device changes it.
  if (Object.keys(typed).length > 0 && values.note === note && values.remindOn === remindOn) {
    setTyped({})
  }
  const fault = findFault(noteRule, values.note)
  const [today] = useState(() => indianDay(Date.now()))
  const isPast = values.remindOn !== remindOn && values.remindOn !== '' && values.remindOn < today
  const isWrong = fault !== undefined || isPast
  const day = values.remindOn && m.reminderFor({ day: formatCalendarDate(values.remindOn) })
  const summary = [day, values.note].filter(Boolean).join(' · ') || m.noteHint()

  const draft = useDraft<Values>({
    key: `message:${contact._id}`,
    unsaved: isChanged ? { values, picture: null } : null,
    onRestore: (stored) => setTyped(stored.values),
    startOver: { words: m.backToSaved(), act: () => setTyped({}) },
  })

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (!isChanged || isWrong) return
    change(contact, {
      ...(text !== note && { note: text, noteBefore: values.noteBefore ?? note }),
      ...(values.remindOn !== remindOn && { remindOn: values.remindOn }),
    })
    setTyped({ ...values, note: text, noteBefore: text })
  }

  return (
    <div className="grid gap-5 border-t pt-5 print:hidden">
      <DraftBar draft={draft} />
      <FoldedPart title={m.noteAndReminder()} summary={summary} isWrong={isWrong}>
        <form noValidate className="grid max-w-[65ch] gap-4" onSubmit={save}>
          <FormField label={m.note()} hint={m.noteHint()} error={fault && faultMessage(fault)}>
            {(control) => (
              <Textarea
                {...control}
                className="min-h-20"
                value={values.note}
                onChange={({ target }) =>
                  setTyped({ noteBefore: note, ...typed, note: target.value })
                }
              />
            )}
          </FormField>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-0 grow basis-48 sm:max-w-60">
              <FormField
                label={m.remindOn()}
                hint={dayHint(values.remindOn)}
                error={isPast ? m.remindInPast() : undefined}
              >
                {(control) => (
                  <Input
                    type="date"
                    min={today}
                    {...control}
                    value={values.remindOn}
                    onChange={({ target }) => setTyped({ ...typed, remindOn: target.value })}
                  />
                )}
              </FormField>
            </div>
            <Button type="submit" variant="outline" disabled={!isChanged || isWrong}>
              {m.saveNote()}
            </Button>
          </div>
        </form>
      </FoldedPart>
      <div className="flex min-h-12 flex-wrap items-center gap-3">
        <Switch
          id={answered}
          checked={contact.answeredAt !== undefined}
          onCheckedChange={(isOn) => setAnswered(contact, isOn)}
        />
        <Label htmlFor={answered}>{m.stateAnswered()}</Label>
        {children}
      </div>
    </div>
  )
}

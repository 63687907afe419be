import { findPlainFault } from '@academy/api/shared/rules/field_rule'
import { plainText } from '@academy/api/shared/text/plain_text'
import { useState, type SubmitEvent } from 'react'
import type { AccountField } from '@/lib/account-fields'
import { faultMessage } from '@/lib/fault-message'
import { fieldErrorsOf, messageOf } from '@/lib/refusal-words'

type Field = AccountField<string>

type Errors = Record<string, string | undefined>

export interface SmallFormOptions<Name extends string> {
  fields: readonly AccountField<Name>[]
  send: (values: Record<Name, string>) => Promise<unknown>
  /** Shown when the server gives no sentence of its own, or always if it is a function. */
  failure: string | ((error: unknown) => string)
}

export const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Passwords count as typed, with spaces at their ends. */
const valueOf = ({ name }: Field, typed: string) => (name === 'email' ? plainText(typed) : typed)

function errorOf(field: Field, typed: string): string | undefined {
  const fault = findPlainFault(field.rule, valueOf(field, typed))
  return fault && faultMessage(fault)
}

/** What is wrong with each field: said when it is left or sent, and gone once it is right. */
function useFieldErrors() {
  const [errors, setErrors] = useState<Errors>({})
  return {
    errors,
    setErrors,
    /** What the server has said of a field stays until something else is typed there. */
    checkLeft(field: Field, typed: string) {
      const { name } = field
      const error = errorOf(field, typed)
      setErrors((now) => ({ ...now, [name]: error ?? now[name] }))
    },
    checkTyped(field: Field, typed: string) {
      const { name } = field
      const error = errorOf(field, typed)
      setErrors((now) => (name in now ? { ...now, [name]: error } : now))
    },
  }
}

/** Checks the fields, sends them, and says why they were refused. */
export function useSmallForm<Name extends string>(options: SmallFormOptions<Name>) {
  const { fields, send, failure } = options
  const { errors, setErrors, checkLeft, checkTyped } = useFieldErrors()
  const [sentence, setSentence] = useState('')
  const [isSending, setSending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const typedIn = ({ name }: Field) => inputOf(form, name)?.value ?? ''
    const found = fields.map((field) => [field.name, errorOf(field, typedIn(field))] as const)
    setErrors(Object.fromEntries(found))
    setSentence('')
    const invalid = found.find(([, error]) => error)
    if (invalid) return inputOf(form, invalid[0])?.focus()
    setSending(true)
    try {
      const values = fields.map((field) => [field.name, valueOf(field, typedIn(field))])
      await send(Object.fromEntries(values) as Record<Name, string>)
      form.reset()
      setErrors({})
    } catch (error) {
      showRefusal(form, error)
    }
    setSending(false)
  }

  function showRefusal(form: HTMLFormElement, error: unknown) {
    const refused = fieldErrorsOf(error)
    const isMarked = (path: string) => fields.some(({ name }) => name === path)
    const first = fields.find(({ name }) => refused[name]) ?? fields.at(-1)
    setErrors(refused)
    setSentence(typeof failure === 'string' ? messageOf(error, failure, isMarked) : failure(error))
    if (first) inputOf(form, first.name)?.focus()
  }

  return { errors, sentence, isSending, checkLeft, checkTyped, submit }
}

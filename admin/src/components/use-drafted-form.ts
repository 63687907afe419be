import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import type { ZodMiniType } from 'zod/mini'
import type { CroppedPicture } from '@/components/picture/cropped-picture'
import { fieldErrorsOf, messageOf, statusOf } from '@/lib/errors'
import { session } from '@/lib/session'
import { askRefill, useDraft } from '@/lib/use-draft'

interface DraftedFormOptions<Input extends FieldValues, Output> {
  /** One per form and target, such as `tournament:new`. */
  draftKey: string
  schema: ZodMiniType<Output, Input>
  /** The server's state, or the empty form. */
  defaults: Input
  /** The wire's name of the picture, under which the server may refuse it. */
  pictureField: string
  /** Said when a save fails and the server gives no sentence. */
  failure: string
  /** Sends the form; rejects with what the API client throws. */
  save: (output: Output, picture: Blob | undefined) => Promise<unknown>
  onSaved: () => void
}

/**
 * The one form pattern: checked by a schema, kept as a draft on the device while it differs from
 * the server's state, sent once, refusals put under their fields. The target must not change
 * while the form is mounted: give the form a key.
 */
export function useDraftedForm<Input extends FieldValues, Output extends FieldValues>(
  options: DraftedFormOptions<Input, Output>
) {
  const { draftKey, schema, defaults, pictureField, save, onSaved } = options
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema),
    defaultValues: defaults as DefaultValues<Input>,
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Input
  const [picture, setPicture] = useState<CroppedPicture | null>(null)
  const [pictureError, setPictureError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const isSending = useRef(false)
  const [checked, setChecked] = useState<{ element: HTMLFormElement }>()

  // In the turn of the errors' own rendering, so that they are drawn by now.
  useEffect(() => {
    checked?.element.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [checked])

  const isUnsaved = form.formState.isDirty || picture !== null
  const draft = useDraft<Input>({
    key: draftKey,
    unsaved: isUnsaved ? { values, picture: picture?.blob ?? null } : null,
    onRestore(kept) {
      // Spread over the defaults: a draft of an older version may lack a field.
      form.reset({ ...defaults, ...kept.values }, { keepDefaultValues: true })
      setPicture(kept.picture && { blob: kept.picture })
    },
  })
  const isDone = useRef(false)
  useLeaving(draftKey, isUnsaved, isDone)

  function changePicture(next: CroppedPicture | null) {
    setPicture(next)
    setPictureError(undefined)
  }

  async function send(output: Output) {
    if (isSending.current) return
    isSending.current = true
    setIsSaving(true)
    setFailure(undefined)
    try {
      await save(output, picture?.blob)
      isDone.current = true
      draft.finish()
      onSaved()
    } catch (error) {
      show(error)
    } finally {
      isSending.current = false
      setIsSaving(false)
    }
  }

  function show(error: unknown) {
    // After a 401 the sign-in page stands here, and the draft waits behind it.
    if (statusOf(error) === 401) return
    setFailure(messageOf(error, options.failure))
    for (const [name, message] of Object.entries(fieldErrorsOf(error))) {
      if (name === pictureField) setPictureError(message)
      else if (name in defaults) {
        form.setError(name as FieldPath<Input>, { type: 'server', message })
      }
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget
    await form.handleSubmit(send)(event)
    setChecked({ element })
  }

  return {
    form,
    values,
    picture,
    changePicture,
    pictureError,
    failure,
    isSaving,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    draftBar: {
      offeredFrom: draft.offered?.savedAt,
      place: draft.place,
      onRestore: draft.restore,
      onDiscard: draft.discard,
    },
  }
}

/** Warns before the page goes; says where the draft is after the form has gone. */
function useLeaving(draftKey: string, isUnsaved: boolean, isDone: { current: boolean }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ isUnsaved, address: pathname + search, navigate })
  useEffect(() => {
    latest.current = { ...latest.current, isUnsaved }
  }, [isUnsaved])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (session.token()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])

  useEffect(
    () => () => {
      if (isDone.current || !latest.current.isUnsaved || !session.token()) return
      const { address, navigate } = latest.current
      toast('Draft kept on this device', {
        action: {
          label: 'Reopen',
          onClick() {
            askRefill(draftKey)
            void navigate(address)
          },
        },
      })
    },
    [draftKey, isDone]
  )
}

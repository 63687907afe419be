import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/lib/lazy-part'
import { EMPTY_PRIZE } from './prize-words'
import type { CheckedTournament, TypedTournament } from './tournament-form-schema'

const PrizeListInput = lazyPart(
  () => import('./prize-list-input'),
  () => <p className="text-muted-foreground">{m.loadingShort()}</p>
)

interface PrizesPartProps {
  form: UseFormReturn<TypedTournament, unknown, CheckedTournament>
  hasAny: boolean
}

/** The prizes of the form; the list and what moves its rows are loaded with the first of them. */
export function PrizesPart({ form, hasAny }: PrizesPartProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [isThere, setIsThere] = useState(hasAny)
  // Once there it stays, so that the last prize that is removed leaves the focus in it.
  if (hasAny && !isThere) setIsThere(true)
  if (isThere) return <PrizeListInput form={form} isAsked={isAsked} />

  const error = form.formState.errors.prizes

  function addFirst() {
    setIsAsked(true)
    form.setValue('prizes', [EMPTY_PRIZE], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  return (
    <fieldset>
      <legend className="mb-2 text-base font-bold">
        {m.prizes()} <span className="ml-1 font-normal text-muted-foreground">{m.optional()}</span>
      </legend>
      <Button variant="outline" onClick={addFirst}>
        <PlusIcon aria-hidden />
        {m.addPrize()}
      </Button>
      {error && <FieldError>{error.message ?? error.root?.message}</FieldError>}
    </fieldset>
  )
}

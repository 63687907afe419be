import { registrationLink, withScheme } from '@academy/api/shared/tournament/registration_link'
import type { FocusEvent } from 'react'
import type { UseFormSetValue } from 'react-hook-form'
import type { TypedTournament } from './tournament-form-schema'

const readers = { formLink: registrationLink, mapUrl: withScheme, resultsUrl: withScheme }

/** Shows what a link is read as once its field is left: with its `https://`, or as a chat with a number. */
export const tidyLink = (
  name: keyof typeof readers,
  setValue: UseFormSetValue<TypedTournament>
) => ({
  onBlur({ target }: FocusEvent<HTMLInputElement>) {
    const read = readers[name](target.value.trim())
    if (read !== target.value) setValue(name, read, { shouldDirty: true, shouldValidate: true })
  },
})

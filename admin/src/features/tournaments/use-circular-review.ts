import type { Dispatch, SetStateAction } from 'react'
import { useFormValue } from '@/features/items/form/use-form-value'
import { takeWords, useCircularHold } from './circular-hold'
import { contradictionsIn, countsIn, offersIn } from './circular-notes'
import { isAskedAlone } from './circular-readings'
import type { TournamentForm } from './tournament-form-schema'
import type { CircularState } from './use-circular'

/** What of a circular is still to be looked at, and what a save is held back for meanwhile. */
export function useCircularReview(
  form: TournamentForm,
  state: CircularState,
  setState: Dispatch<SetStateAction<CircularState>>
) {
  const { readings, heldFor = [] } = state
  // Of the circular and the fields as they are: nothing of it changes while a text is typed.
  const { pending, plain, doubts, counts } = useFormValue(form, (values) => {
    const offers = offersIn(readings, values)
    return {
      pending: offers.map(({ name }) => name),
      plain: offers.filter((one) => !isAskedAlone(one)).map(({ name }) => name),
      doubts: contradictionsIn(readings, values),
      counts: countsIn(readings, values),
    }
  })
  const hold = useCircularHold(pending, doubts, heldFor, (reasons) =>
    setState({ ...state, heldFor: [...heldFor, ...reasons] })
  )
  const askedAlone = pending.find((name) => !plain.includes(name))

  return {
    counts,
    /** What is said above the buttons of the form. */
    words: hold.words,
    holds: hold.holds,
    /** What takes all that needs no look is called so; absent: there is nothing of that kind. */
    takeWords: plain.length > 0 ? takeWords(plain, pending) : undefined,
    /** The field that has to be looked at by itself. */
    alone: askedAlone ?? (doubts.length > 0 ? 'prizes' : undefined),
  }
}

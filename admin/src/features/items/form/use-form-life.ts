import { useRef, useState } from 'react'
import { lifeAfter, OPENED, type FormEvent, type FormLife } from './form-life'

/** The life of one opening; `dispatch` also gives back how it goes on, before it is drawn. */
export function useFormLife<Values>() {
  const [life, setLife] = useState<FormLife<Values>>(OPENED)
  const present = useRef(life)
  return {
    life,
    present: () => present.current,
    /** Nothing else begins until the save has its answer, or once there is nothing left to save. */
    isBusy: () => present.current.step === 'saving' || present.current.step === 'done',
    dispatch(event: FormEvent<Values>) {
      present.current = lifeAfter(present.current, event)
      setLife(present.current)
      return present.current
    },
  }
}

export type Opening<Values> = ReturnType<typeof useFormLife<Values>>

import { useMemo, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * What is made of all values of a form, drawn anew only when that changes: a key in a field costs the
 * parts that show something else nothing.
 * @param make gives what JSON can carry
 */
export function useFormValue<Values extends FieldValues, Output, Made>(
  form: UseFormReturn<Values, unknown, Output>,
  make: (values: Values) => Made
): Made {
  const subscribe = useMemo(
    () => (callback: () => void) => form.subscribe({ formState: { values: true }, callback }),
    [form]
  )
  const made = useSyncExternalStore(subscribe, () => JSON.stringify(make(form.getValues())))
  return useMemo(() => JSON.parse(made) as Made, [made])
}

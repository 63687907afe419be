/** A parameter without a value, as a form sends a field that was left empty, is no parameter. */
export function absentIfEmpty(value: unknown) {
  return value === '' ? undefined : value
}

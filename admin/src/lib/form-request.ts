/** What a form is to open with, for the view that opens it: the id of an entry, or a circular. */
type FormRequest = 'entry' | 'circular'

export const requestForm = (kind: FormRequest, value: string) =>
  sessionStorage.setItem(`academy.${kind}`, value)

export function takeFormRequest(kind: FormRequest): string | null {
  const value = sessionStorage.getItem(`academy.${kind}`)
  sessionStorage.removeItem(`academy.${kind}`)
  return value
}

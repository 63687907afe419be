/** A multipart body; fields without a value are left out. */
export function toFormData(fields: Record<string, string | File | undefined>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value)
  }
  return body
}

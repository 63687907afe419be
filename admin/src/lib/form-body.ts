import type { registry } from '@academy/api/registry'
import type { PictureChange } from './data'
import type { Sent } from './resource'

type Routes = (typeof registry)['routes']
type Body<Route extends keyof Routes> = Routes[Route]['types']['body']

/**
 * Every field that a call's multipart body may have, in the shape a form can carry. A field that
 * the API renames, drops, adds or retypes makes the form that fills this one fail to compile.
 */
export type FormFields<Route extends keyof Routes> = {
  [Field in keyof Required<Body<Route>>]: Extract<Body<Route>[Field], string | File> | undefined
}

export function toFormData(fields: Record<string, string | File | undefined>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, value)
  }
  return body
}

/** Checked values as they were stored: of a change of some fields the others are absent. */
export type Stored<Checked> = { [Field in keyof Checked]: Checked[Field] | undefined }

/** A field without a value is an empty one; an absent field stays as the server has it. */
export const plainField = (value: number | boolean | null | undefined): string | undefined =>
  value === null ? '' : value?.toString()

export const jsonField = (value: object | undefined): string | undefined =>
  value && JSON.stringify(value)

export function fileOf(picture: PictureChange, name: string): File | undefined {
  return picture instanceof Blob ? new File([picture], name, { type: picture.type }) : undefined
}

const slugOf = (values: object | undefined) => (values as { slug?: string } | undefined)?.slug

/**
 * The address that was typed; undefined where it is empty or as the form found it: it stays, or follows
 * the title, and an earlier save may have changed it since.
 */
export function chosenAddress({ fields, base }: Pick<Sent, 'fields' | 'base'>): string | undefined {
  const slug = slugOf(fields)
  return slug === slugOf(base?.values) ? undefined : slug || undefined
}

export function removalOf(picture: PictureChange): string | undefined {
  return picture === 'removed' ? 'true' : undefined
}

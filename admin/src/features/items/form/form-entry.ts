import type { FieldValues } from 'react-hook-form'
import { changeOf, type FormPicture } from '@/features/items/picture/form-picture'
import type { Entry, Snapshot } from '@/unsent/forms'
import { newEntry } from '@/unsent/new-entry'
import type { Sendable } from '@/unsent/attempt'
import type { ComparedParts } from './compare'
import type { FormContentOptions } from './use-form-content'

/** What a form needs of the kind that it saves. */
export interface FormKind extends Sendable {
  key: string
  one: string
  restore: (id: string) => Promise<unknown>
}

export interface SaveOptions<Input, Output, Item>
  extends FormContentOptions<Input, Output, Item>, ComparedParts<Input> {
  kind: FormKind
  /** What is being saved is called while it waits; without it, by its title. */
  titleOf?: (output: Output) => string
  /** The form goes: the server has what it holds, or will have it once there is a network. */
  onSaved: () => void
}

/** One per form and target: by it the drafts of a form are known. */
export function formKey<Input, Output, Item extends { _id: string }>({
  kind,
  item,
  copied,
}: SaveOptions<Input, Output, Item>): string {
  return [kind.one, item?._id ?? 'new', copied?.of].filter(Boolean).join(':')
}

/** What is saved of a form: its checked values, and what it held. */
export interface Saved<Input, Output> {
  output: Output
  values: Input
  picture: FormPicture
  /** What has been seen of the item; absent: it is saved as a new one. */
  over: Snapshot<Input> | undefined
}

/** @param id of the form's draft, whose place it takes */
export function formEntry<
  Input extends object,
  Output extends FieldValues,
  Item extends { _id: string },
>(options: SaveOptions<Input, Output, Item>, id: string, saved: Saved<Input, Output>): Entry {
  const { kind, item, read, titleOf } = options
  const { output, values, picture, over } = saved
  return newEntry({
    id,
    form: formKey(options),
    isOpen: true,
    kind: kind.key,
    itemId: over && item?._id,
    item: over && item,
    version: over?.version,
    title: titleOf?.(output) ?? String(output.title),
    fields: output,
    picture: changeOf(picture),
    values,
    base: over ?? read(undefined),
  })
}

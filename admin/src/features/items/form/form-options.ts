import type { Dispatch, SetStateAction } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FormPicture } from '@/features/items/picture/form-picture'
import type { ComparedField } from '@/features/items/form/compare'
import type { Snapshot } from '@/lib/drafts'
import type { PictureChange } from '@/lib/picture-change'
import type { PublishableResource } from '@/lib/resource'

export type Shown = { _id: string; isActive: boolean }

export type Copied<Input> = Snapshot<Input> & { of: string }

export interface DraftedFormOptions<Input extends FieldValues, Output, Item extends Shown> {
  kind: PublishableResource<Item>
  schema: ZodMiniType<Output, Input>
  /** Absent: a new one. */
  item: Item | undefined
  /** The item as the fields show it, or the empty form. */
  read: (item: Item | undefined) => Snapshot<Input>
  /** What a new form holds from the start, as if it had been typed, and the item it is copied of. */
  copied?: Copied<Input> | undefined
  /** What is compared when somebody else has saved meanwhile, in the order of the form. */
  fields: readonly ComparedField<Input>[]
  /** The wire's name of the picture, under which the server may refuse it, and ours. */
  picture: { name: string; label: string }
  /** What is sent: of what was typed, checked, and what becomes of the picture. */
  body: (output: Output, picture: PictureChange) => FormData
  titleOf: (output: Output) => string
  onSaved: () => void
  /** The form holds again what it opened with: what was kept beside its fields is out of date. */
  onStartOver?: () => void
}

/** What a form holds: its fields, its picture, and what both are typed over. */
export interface FormContent<Input extends FieldValues, Output extends FieldValues> {
  form: UseFormReturn<Input, unknown, Output>
  base: Snapshot<Input>
  setBase: (base: Snapshot<Input>) => void
  picture: FormPicture
  setPicture: Dispatch<SetStateAction<FormPicture>>
  setPictureError: (sentence: string | undefined) => void
}

import { linkedLayer, useLayer } from '@/lib/history'

export const ITEM_DIALOG = 'item'

type Name = 'new' | 'edit' | 'delete' | 'postpone' | 'deleted'

/** `id` is '' where the dialog needs none; of `new` it names the item that is copied. */
interface OpenDialog {
  name: Name
  id: string
  /** Of a form: the field that it opens on. */
  field?: string | undefined
}

/** State for a link to a list with a dialog open. */
export const linkedDialog = (name: Name, id = '') =>
  linkedLayer(ITEM_DIALOG, { name, id } satisfies OpenDialog)

/** Which dialog is open above a list, and the item it is about. */
export function useItemDialog() {
  const { value, open, change, close } = useLayer<OpenDialog>(ITEM_DIALOG)
  return {
    /** The id an open dialog is about; null while it is closed. */
    idOf: (name: Name) => (value?.name === name ? value.id : null),
    field: value?.field,
    open: (name: Name, id = '') => open({ name, id }),
    /** Opens another one in the place of the present one. */
    change: (name: Name, id: string, field?: string) => change({ name, id, field }),
    close,
  }
}

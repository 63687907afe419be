import { needsPerson, targetOf } from './entries'
import { isEntry, savedContent, type Entry, type UnsentForm } from './forms'

const dateOf = (form: UnsentForm) => form.typed?.at ?? (isEntry(form) ? form.savedAt : 0)

const byDate = (one: UnsentForm, other: UnsentForm) => dateOf(one) - dateOf(other)

/** What was last typed into a form and not saved, or saved when its page went. */
export function newestOf(forms: readonly UnsentForm[], form: string): UnsentForm | undefined {
  return forms
    .filter((one) => one.form === form && (one.typed ?? (isEntry(one) && one.isOpen)))
    .toSorted(byDate)
    .at(-1)
}

/** What the form of an item holds once `next`, which was made without that form, comes after `before`. */
const laidOver = (before: Entry, next: Entry): Entry => ({
  ...next,
  values: { ...savedContent(before).values, ...next.fields },
  picture: next.picture ?? before.picture,
  base: next.base ?? before.base,
})

/**
 * The change that the form of its item goes on from, with what those before it make of the item: the
 * wanted one, else one that was typed over since, else the last.
 */
function latestOf(changes: readonly Entry[], wanted: string | null): Entry | undefined {
  const latest =
    changes.find(({ id }) => id === wanted) ??
    changes
      .filter(({ typed }) => typed)
      .toSorted(byDate)
      .at(-1) ??
    changes.at(-1)
  if (!latest) return undefined
  return changes
    .slice(0, changes.indexOf(latest) + 1)
    .filter((change) => change === latest || !needsPerson(change))
    .reduce((before, next) => (next.form ? next : laidOver(before, next)))
}

interface Opening {
  /** One per form and target. */
  key: string
  /** Of the item that the form changes; undefined where it makes one. */
  itemId: string | undefined
  /** The entry that the form was opened for. */
  wanted: string | null
}

/** What a form that is saved through the outbox goes on from when it is opened. */
export function findForm(
  forms: readonly UnsentForm[],
  { key, itemId, wanted }: Opening
): UnsentForm | undefined {
  const entries = forms.filter(isEntry)
  const entry = itemId
    ? latestOf(
        entries.filter((one) => targetOf(one) === itemId),
        wanted
      )
    : entries.find(({ id }) => id === wanted)
  return entry ?? newestOf(forms, key)
}

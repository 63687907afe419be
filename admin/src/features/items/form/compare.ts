import { get, set, type FieldValues, type Path } from 'react-hook-form'
import { shownUrl, type FormPicture } from '@/features/items/picture/form-picture'
import type { Snapshot } from '@/unsent/forms'
import { isSame } from '@/lib/is-same'
import { pictureName } from '@/lib/stored-picture'

export interface ComparedField<Values> {
  name: Path<Values>
  label: () => string
  words: (values: Values) => string
}

export interface ComparedParts<Values> {
  fields: readonly ComparedField<Values>[]
  /**
   * Names of fields that say one thing together. Where both have changed it, all of it that differs is
   * asked, and is theirs to begin with: half of each would be what nobody has said.
   */
  together?: readonly Path<Values>[]
  /** The wire's name of the picture, if it has one, under which the server may refuse it, and ours. */
  picture?: { name: string; label: string }
}

export interface Difference {
  name: string
  label: string
  /** Words, or the address of a picture; empty where there is none. */
  mine: string
  theirs: string
  isPicture: boolean
  /** Whether it is to be kept as it is here unless said otherwise. */
  isMine: boolean
}

export interface Comparison<Values> {
  theirs: Snapshot<Values>
  differences: Difference[]
}

/** What somebody else has changed since the form was opened, and that is not as typed here. */
export function compare<Values>(
  { fields, together = [], picture }: ComparedParts<Values>,
  base: Snapshot<Values>,
  mine: { values: Values; picture: FormPicture },
  theirs: Snapshot<Values>
): Comparison<Values> {
  const differing = fields.flatMap(({ name, label, words }) => {
    const [was, here, there] = [base.values, mine.values, theirs.values].map((values) =>
      words(values).trim()
    ) as [string, string, string]
    if (here === there) return []
    const isMine = here !== was
    const isTheirs = there !== was
    return [{ name, label, here, there, isMine, isTheirs, isOfOne: together.includes(name) }]
  })
  const ofOne = differing.filter(({ isOfOne }) => isOfOne)
  const isOneOfBoth = ofOne.some(({ isMine }) => isMine) && ofOne.some(({ isTheirs }) => isTheirs)
  const differences = differing
    .filter(({ isOfOne, isTheirs }) => isTheirs || (isOfOne && isOneOfBoth))
    .map(({ name, label, here, there, isMine, isOfOne }): Difference => ({
      name,
      label: label(),
      mine: here,
      theirs: there,
      isPicture: false,
      isMine: isMine && !(isOfOne && isOneOfBoth),
    }))
  const urls = { mine: shownUrl(mine.picture, null) ?? '', theirs: theirs.pictureUrl ?? '' }
  const isReplaced = pictureName(theirs.pictureUrl) !== pictureName(base.pictureUrl)
  // Left alone here, or removed on both sides, it is as they have it.
  if (picture && isReplaced && mine.picture && urls.mine !== urls.theirs) {
    differences.push({ ...picture, ...urls, isPicture: true, isMine: true })
  }
  return { theirs, differences }
}

/**
 * What was typed here, over their version.
 * @param mine names of the differences that stay as they were typed; the others are as they have them
 */
export function merged<Values extends FieldValues>(
  fields: readonly ComparedField<Values>[],
  base: Snapshot<Values>,
  typed: Values,
  { theirs, differences }: Comparison<Values>,
  mine: ReadonlySet<string>
): Values {
  const values = structuredClone(typed)
  for (const { name, isPicture } of differences) {
    if (!isPicture && !mine.has(name)) set(values, name, get(theirs.values, name))
  }
  // What reads alike on both sides may differ in its source: left alone here, it is as they have it.
  const shown = new Set(differences.map(({ name }) => name))
  for (const { name } of fields) {
    const isLeftAlone = isSame(get(values, name), get(base.values, name))
    if (isLeftAlone && !shown.has(name)) set(values, name, get(theirs.values, name))
  }
  return values
}

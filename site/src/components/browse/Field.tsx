import { languageIn, type Chosen } from '@academy/api/shared/text/translations'
import { languageMarked } from '~/lib/language-marked'
import { Words } from './Words'

type Written = Chosen & { language?: string | undefined }

/** The texts of an item. */
type TextOf<Item> = {
  [Name in keyof Item]: Item[Name] extends string | null ? Name : never
}[keyof Item] &
  string

interface Props<Item> {
  of: Item
  name: TextOf<Item>
  /** Whether a rule may translate it. */
  isFact?: boolean | undefined
}

const textOf = <Item extends Written>(item: Item, name: TextOf<Item>) => item[name] as string | null

/** A text of an item in the language that it is written in. */
export function Field<Item extends Written>({ of, name, isFact }: Props<Item>) {
  return <Words text={textOf(of, name)} language={languageIn(of, name)} isFact={isFact} />
}

/** The same as the content of an element, whose `lang` it is where it holds for all of it. */
export const fieldMarked = <Item extends Written>(item: Item, name: TextOf<Item>) =>
  languageMarked(textOf(item, name), languageIn(item, name))

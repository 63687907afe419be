import { languageMarked } from '~/lib/language-marked'

interface Props {
  text: string | null
  language: string | undefined
}

/** A text of the director's where it has no element of its own. */
export function Words({ text, language }: Props) {
  const { lang, children } = languageMarked(text, language)
  return lang ? <span lang={lang}>{children}</span> : children
}

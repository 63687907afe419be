import { said } from '~/lib/said'

interface Props {
  text: string | null
  language: string | undefined
}

/** A text of the director's where it has no element of its own. */
export function Words({ text, language }: Props) {
  const { lang, children } = said(text, language)
  return lang ? <span lang={lang}>{children}</span> : children
}

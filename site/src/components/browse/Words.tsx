import { factMarked, languageMarked } from '~/lib/language-marked'

interface Props {
  text: string | null
  language: string | undefined
  /** Whether a rule may translate it. */
  isFact?: boolean | undefined
}

export function Words({ text, language, isFact }: Props) {
  const { lang, children } = (isFact ? factMarked : languageMarked)(text, language)
  return lang ? <span lang={lang}>{children}</span> : children
}

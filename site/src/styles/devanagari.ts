import hindiBold from '~/assets/fonts/hind-hi-700.woff2?url'
import hindiRegular from '~/assets/fonts/hind-hi-400.woff2?url'
import marathiBold from '~/assets/fonts/hind-mr-700.woff2?url'
import marathiRegular from '~/assets/fonts/hind-mr-400.woff2?url'
import type { Language } from '~/i18n/languages'

type InDevanagari = Exclude<Language, 'en'>

export const pageFonts: Record<InDevanagari, { regular: string; bold: string }> = {
  mr: { regular: marathiRegular, bold: marathiBold },
  hi: { regular: hindiRegular, bold: hindiBold },
}

const RANGE = 'U+900-97F,U+200C-200D'

/**
 * The rules of pages in Devanagari, which pages in English do without. Hind has the words of the
 * catalogue and no others: what somebody types is set in the whole font of the lists. Until Hind is
 * there, a phone's own Noto stands in, as wide as Hind. Strokes above and below the letters need room
 * between lines, and letters that hang from one line are not moved closer together.
 */
export function devanagariStyle(language: InDevanagari): string {
  const { regular, bold } = pageFonts[language]
  const face = (weight: number, file: string, local: string, width: string) =>
    `@font-face{font-family:Hind;font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${RANGE}}` +
    `@font-face{font-family:"Hind Fallback";font-weight:${weight};src:local("${local}");size-adjust:${width};unicode-range:${RANGE}}`
  return (
    face(400, regular, 'Noto Sans Devanagari', '98.7%') +
    face(700, bold, 'Noto Sans Devanagari Bold', '95.1%') +
    'html:root{--font:Hind,"Hind Fallback","Roboto","Roboto Fallback",system-ui,sans-serif}' +
    'html:root body{line-height:1.75}' +
    'html:root :is(h1,h2,h3,.button){line-height:1.35}' +
    'html *{letter-spacing:0!important}' +
    'html:root ::placeholder,.languages{font-family:var(--font)!important}' +
    'html:root :is(input,textarea),body [lang]:not(.languages *){font-family:"Roboto","Roboto Fallback",system-ui,sans-serif}'
  )
}

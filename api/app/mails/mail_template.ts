import string from '@adonisjs/core/helpers/string'
import { brand, mixed } from '#shared/identity/brand'
import { namesIn } from '#shared/identity/academy_names'
import { identity } from '#shared/identity/identity'
import { languageOf } from '#shared/languages/language_of'
import type { Language } from '#shared/languages/languages'
import { beginningOf } from '#shared/text/beginning'
import env from '#start/env'

export const origin = () => env.get('APP_URL') ?? identity.url

export type Facts = [name: string, value: string][]

export interface MailTemplate {
  language: Language
  opening: string
  link?: { text: string; url: string }
  facts?: Facts
  /** Marked as a quote and below our link, so that visitors cannot imitate our own text. */
  quote?: { heading: string; facts: Facts; text: string }
  closing?: string
}

const escape = (text: string) => string.escapeHTML(text)
const signature = (language: Language) => `${namesIn(language).academy} · ${origin()}`
const lineOf = ([name, value]: Facts[number]) => `${name}: ${value}`

/** Seen on white and on black. */
const LINE = mixed(brand.gold, '#000000', 0.79)

/** Longest line of a quote: a mail program would wrap longer ones without the mark. */
const LINE_MAX = 74

function folded(line: string): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > LINE_MAX) {
    const space = rest.lastIndexOf(' ', LINE_MAX)
    const end = space > 0 ? space : beginningOf(rest, LINE_MAX).length || LINE_MAX
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}

function quoted(text: string): string {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).flatMap(folded)
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}

/** CRLF line ends (RFC 2045, 6.8): base64 content is sent unchanged. */
const asMailLines = (text: string) => text.replace(/\r?\n/g, '\r\n')

export function textOf(template: MailTemplate): string {
  const { language, opening, link, facts = [], quote, closing } = template
  const parts = [
    opening,
    link && `${link.text}:\n${link.url}`,
    facts.map(lineOf).join('\n'),
    quote && `${quote.heading}:`,
    quote && quoted(`${quote.facts.map(lineOf).join('\n')}\n\n${quote.text}`),
    closing,
    `-- \n${signature(language)}`,
  ]
  return asMailLines(`${parts.filter(Boolean).join('\n\n')}\n`)
}

/** Looks at all texts together: a name alone does not tell Marathi from Hindi. */
function languageTagger({ language, quote }: MailTemplate) {
  const written = languageOf(
    [...(quote?.facts ?? []).map(([, value]) => value), quote?.text].join(' ')
  )
  return (words: string) => {
    if (!/\p{L}/u.test(words)) return ''
    const own = languageOf(words) ? written : 'en'
    return own === language ? '' : ` lang="${own}"`
  }
}

function tableOf(facts: Facts, langOf = (_words: string) => ''): string {
  const rows = facts.map(
    ([name, value]) => `<tr>
<th scope="row" align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:normal;opacity:.75">${escape(name)}</th>
<td${langOf(value)} style="padding:2px 0;word-break:break-word">${escape(value)}</td>
</tr>`
  )
  return `<table cellpadding="0" cellspacing="0" border="0">${rows.join('\n')}</table>`
}

const quoteOf = (
  { heading, facts, text }: NonNullable<MailTemplate['quote']>,
  langOf: (words: string) => string
) =>
  `<p style="margin:24px 0 8px;font-weight:bold">${escape(heading)}</p>
<blockquote style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${LINE}">
${tableOf(facts, langOf)}
<div${langOf(text)} style="margin:16px 0 0;white-space:pre-wrap;word-break:break-word">${escape(text)}</div>
</blockquote>`

/** Only the button has colours, for dark mode; loads nothing from a server. */
export function htmlOf(template: MailTemplate): string {
  const { language, opening, link, facts = [], quote, closing } = template
  const parts = [
    `<p style="margin:0 0 16px;padding:0 0 12px;border-bottom:3px solid ${LINE};font-size:20px;font-weight:bold">${escape(namesIn(language).academy)}</p>`,
    `<p style="margin:0 0 16px">${escape(opening)}</p>`,
    link &&
      `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;border:1px solid ${LINE};border-radius:8px;background-color:${brand.panel};color:${brand.gold};font-weight:bold;text-decoration:none">${escape(link.text)}</a></p>`,
    facts.length && tableOf(facts),
    quote && quoteOf(quote, languageTagger(template)),
    closing && `<p style="margin:0 0 16px">${escape(closing)}</p>`,
    `<p style="margin:24px 0 0;font-size:14px;opacity:.75">${escape(signature(language))}</p>`,
  ]
  return asMailLines(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(opening)}</title>
</head>
<body style="margin:0;padding:24px 16px;font-family:Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`)
}

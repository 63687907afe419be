import string from '@adonisjs/core/helpers/string'
import { identity } from '@academy/site/identity'
import env from '#start/env'

/** Where a mail's links lead. */
export const origin = () => env.get('APP_URL') ?? identity.url

interface Letter {
  /** What it is about, in a sentence. */
  opening: string
  /** Names and values, shown as a table. */
  facts?: [name: string, value: string][]
  /** Shown as it was written, with its line breaks. */
  quote?: string
  link?: { text: string; url: string }
  closing?: string
}

const escape = (text: string) => string.escapeHTML(text)
const signature = () => `${identity.name} · ${origin()}`

/** The letter as plain text. */
export function textOf({ opening, facts = [], quote, link, closing }: Letter): string {
  const table = facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  const address = link && `${link.text}:\n${link.url}`
  const parts = [opening, table, quote, address, closing, `-- \n${signature()}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/**
 * The letter as HTML. It names no background and no text colour but the button's, so that it reads
 * well in whatever scheme the mail program shows; it loads nothing.
 */
export function htmlOf({ opening, facts = [], quote, link, closing }: Letter): string {
  const rows = facts.map(
    ([name, value]) => `<tr>
<th scope="row" align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:normal;opacity:.75">${escape(name)}</th>
<td style="padding:2px 0;word-break:break-word">${escape(value)}</td>
</tr>`
  )
  const parts = [
    `<p style="margin:0 0 16px;padding:0 0 12px;border-bottom:3px solid #c9a400;font-size:20px;font-weight:bold">${escape(identity.name)}</p>`,
    `<p style="margin:0 0 16px">${escape(opening)}</p>`,
    rows.length && `<table cellpadding="0" cellspacing="0" border="0">${rows.join('\n')}</table>`,
    quote &&
      `<div style="margin:20px 0;padding:4px 0 4px 16px;border-left:3px solid #c9a400;white-space:pre-wrap;word-break:break-word">${escape(quote)}</div>`,
    link &&
      `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;border:1px solid #c9a400;border-radius:8px;background-color:#1a1a1a;color:#ffd700;font-weight:bold;text-decoration:none">${escape(link.text)}</a></p>`,
    closing && `<p style="margin:0 0 16px">${escape(closing)}</p>`,
    `<p style="margin:24px 0 0;font-size:14px;opacity:.75">${escape(signature())}</p>`,
  ]
  return `<!doctype html>
<html lang="en">
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
`
}

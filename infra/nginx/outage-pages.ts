import { brand } from '../../api/shared/identity/brand.ts'
import { namesIn } from '../../api/shared/identity/academy_names.ts'
import { identity } from '../../api/shared/identity/identity.ts'
import {
  addressIn,
  LANGUAGES,
  prefixes,
  tags,
  translations,
  type Language,
} from '../../api/shared/languages/languages.ts'
import { chatLink } from '../../api/shared/text/chat_number.ts'

const STYLE = `
      html {
        color-scheme: dark;
        background: ${brand.page};
        color: ${brand.text};
        font:
          1.0625rem/1.6 Roboto,
          system-ui,
          sans-serif;
      }
      main {
        max-width: 34rem;
        margin: 12vh auto;
        padding: 0 24px;
      }
      .name {
        margin: 0 0 0.75rem;
        color: ${brand.gold};
        font-size: 0.875rem;
        font-weight: 700;
      }
      h1 {
        margin: 0 0 1rem;
        font-size: min(2.5rem, 12.5vw);
        line-height: 1.2;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1.5rem;
        margin: 2rem 0 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: inline-block;
        padding: 10px 0;
        color: ${brand.goldPale};
      }
      li:first-child a {
        padding: 10px 24px;
        border: 1px solid ${brand.gold};
        border-radius: 8px;
        background: ${brand.gold};
        color: ${brand.ink};
        font-weight: 700;
        text-decoration: none;
      }
      a:focus-visible {
        outline: 2px solid ${brand.gold};
        outline-offset: 2px;
      }
    `

interface Link {
  href: string
  label: string
}

interface Page {
  title: string
  sentence: string
}

type Name = 'crowded' | 'unavailable' | 'unsent'

interface Words extends Record<Name, Page> {
  again: string
  contact: string
  notFound: string
  home: string
}

const phone = {
  href: identity.phone.href,
  label: identity.phone.display,
}
const whatsapp = {
  href: chatLink(identity.whatsapp),
  label: 'WhatsApp',
}
const words: Record<Language, Words> = {
  en: {
    again: 'Try again',
    contact: 'Contact',
    notFound: 'Page Not Found',
    home: 'Home',
    crowded: {
      title: 'One moment, please',
      sentence:
        'Many people on your network are opening this site at once. Please try again in ten seconds.',
    },
    unavailable: {
      title: 'Back in a moment',
      sentence: 'This page could not be loaded just now. Please try again in a minute.',
    },
    unsent: {
      title: 'Your message was not sent',
      sentence: 'Press Back: what you typed is still there. Please send it again in a minute.',
    },
  },
  mr: {
    again: 'पुन्हा प्रयत्न करा',
    contact: 'संपर्क',
    notFound: 'पान सापडले नाही',
    home: 'मुख्यपृष्ठ',
    crowded: {
      title: 'कृपया थोडे थांबा',
      sentence: 'तुमच्या नेटवर्कवरून एकाच वेळी खूप जण हे संकेतस्थळ उघडत आहेत. कृपया दहा सेकंदांनी पुन्हा प्रयत्न करा.',
    },
    unavailable: {
      title: 'थोड्याच वेळात परत येऊ',
      sentence: 'हे पान आत्ता उघडता आले नाही. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
    },
    unsent: {
      title: 'तुमचा संदेश पाठवला गेला नाही',
      sentence: 'मागे जा: तुम्ही लिहिलेले तिथेच आहे. कृपया एका मिनिटाने पुन्हा पाठवा.',
    },
  },
  hi: {
    again: 'फिर से कोशिश करें',
    contact: 'संपर्क',
    notFound: 'पेज नहीं मिला',
    home: 'मुखपृष्ठ',
    crowded: {
      title: 'कृपया थोड़ा रुकें',
      sentence: 'आपके नेटवर्क से एक साथ बहुत से लोग यह साइट खोल रहे हैं। कृपया दस सेकंड बाद फिर से कोशिश करें।',
    },
    unavailable: {
      title: 'थोड़ी देर में लौटेंगे',
      sentence: 'यह पेज अभी नहीं खुल सका। कृपया एक मिनट बाद फिर से कोशिश करें।',
    },
    unsent: {
      title: 'आपका संदेश नहीं भेजा गया',
      sentence: 'पीछे जाएँ: आपका लिखा हुआ वहीं है। कृपया एक मिनट बाद फिर से भेजें।',
    },
  },
}

function linksOf(language: Language, name: Name): Link[] {
  const { again, contact } = words[language]
  // The address that was asked for stays in the address bar.
  const repeat = { href: '', label: again }
  if (name === 'crowded') return [repeat]
  if (name === 'unsent') return [phone, whatsapp]
  return [repeat, phone, whatsapp, { href: addressIn(language, '/contact'), label: contact }]
}

const item = ({ href, label }: Link) =>
  `        <li><a href="${href}" rel="noopener">${label}</a></li>`

const NAMES: Name[] = ['crowded', 'unavailable', 'unsent']

function framed(language: Language, title: string, main: string): string {
  return `<!doctype html>
<html lang="${tags[language]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${main}
    </main>
  </body>
</html>
`
}

function document(language: Language, name: Name): string {
  const { title, sentence } = words[language][name]
  const main = `      <p class="name">${namesIn(language).academy}</p>
      <h1>${title}</h1>
      <p>${sentence}</p>
      <ul>
${linksOf(language, name).map(item).join('\n')}
      </ul>`
  return framed(language, title, main)
}

/** Only a browser knows the address: its script opens the page of that language in its place. */
function unreadable(): string {
  const sections = LANGUAGES.map((language) => {
    const { notFound, home } = words[language]
    const link = `<a href="${addressIn(language, '/')}">${home}</a>`
    return `      <div lang="${tags[language]}">
        <h1>${notFound}</h1>
        <p>${link}</p>
      </div>`
  })
  const script = `
      const [folder = ''] = /^\\/(?:${translations.join('|')})(?=[/%]|$)/.exec(location.pathname) ?? []
      location.replace(folder + '/404')
    `
  const main = [...sections, `      <script>${script}</script>`].join('\n')
  return framed('en', words.en.notFound, main)
}

/**
 * What nginx shows by itself, by the path of the file: while no process answers, one address asks too
 * much, or an address cannot be read.
 */
export const outagePages: ReadonlyMap<string, string> = new Map([
  ...LANGUAGES.flatMap((language) =>
    NAMES.map((name): [string, string] => [
      `outage${prefixes[language]}/${name}.html`,
      document(language, name),
    ])
  ),
  ['outage/unreadable.html', unreadable()],
])

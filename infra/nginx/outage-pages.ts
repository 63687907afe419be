import { identity } from '../../api/shared/identity/identity.ts'

const STYLE = `
      html {
        color-scheme: dark;
        background: #121212;
        color: #f5f1e3;
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
      h1 {
        margin: 0 0 1rem;
        color: #ffd700;
        font-size: 2rem;
        line-height: 1.2;
      }
      ul {
        margin: 1.5rem 0 0;
        padding: 0;
        list-style: none;
      }
      a {
        display: inline-block;
        padding: 8px 0;
        color: #ffd700;
      }
    `

interface Sentences {
  en: string
  mr: string
  hi: string
}

/** In all languages, because the file is the same for every address. */
const page = ({ en, mr, hi }: Sentences) => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Back in a moment</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Back in a moment</h1>
      <p>${en}</p>
      <p lang="mr">${mr}</p>
      <p lang="hi">${hi}</p>
      <ul>
        <li><a href="${identity.phone.href}">${identity.phone.display}</a></li>
        <li><a href="https://wa.me/${identity.whatsapp}" rel="noopener">WhatsApp</a></li>
        <li><a href="/contact">Contact</a></li>
      </ul>
    </main>
  </body>
</html>
`

/** What nginx shows by itself while no process answers, by the name of the file. */
export const outagePages: Record<string, string> = {
  'unavailable.html': page({
    en: 'This page could not be loaded just now. Please try again in a minute.',
    mr: 'हे पान आत्ता उघडता आले नाही. कृपया एका मिनिटाने पुन्हा प्रयत्न करा.',
    hi: 'यह पेज अभी नहीं खुल सका। कृपया एक मिनट बाद फिर कोशिश करें।',
  }),
  'unsent.html': page({
    en: 'Your message could not be sent just now. Press Back: what you typed is still there. Please send it again in a minute.',
    mr: 'तुमचा संदेश आत्ता पाठवता आला नाही. मागे जा: तुम्ही लिहिलेले तिथेच आहे. कृपया एका मिनिटाने पुन्हा पाठवा.',
    hi: 'आपका संदेश अभी नहीं भेजा जा सका। पीछे जाएँ: आपका लिखा हुआ वहीं है। कृपया एक मिनट बाद फिर भेजें।',
  }),
}

import { ADDRESS_START, addressFrom, linkTo } from '@academy/api/shared/text/addresses_in_text'
import { isOfPaying } from './contact'
import type { Reading } from './reading'
import type { Statement } from './statements'

const ENDINGS =
  'com|in|org|net|co|gle|gl|ly|app|me|example|io|info|online|site|club|link|page|gy|at|to|ee|live|xyz|gd|cc|us|tv|edu|events'
const LINK = new RegExp(
  addressFrom(`${ADDRESS_START}|(?<![\\p{L}\\d@.-])(?:[a-z\\d-]{1,40}\\.){1,4}(?:${ENDINGS})\\/`),
  'giu'
)
const MAP = /maps\.app|goo\.gl\/maps|google\.[a-z.]+\/maps|\/\/maps\.|g\.page\//i
const FORM_HOST = /forms\.gle|google\.[a-z.]+\/forms|\/(?:register|registration|entry|enter)\b/i
const NO_FORM =
  /facebook|instagram|youtu|twitter|t\.me|wa\.me|whatsapp|chess-results|lichess|chess\.com|\.pdf|website|follow|live|result|pairing/i
/** What the address of a payment alone does not say of itself. */
const REGISTERING =
  /regist(?!ration\s+(?:fee|charge|amount))|\bform\b|\benter\b|नोंदणी(?!\s+(?:शुल्क|फी))|पंजीकरण(?!\s+शुल्क)/iu

export function readLinks(all: Statement[]): {
  map: Reading | undefined
  form: Reading | undefined
} {
  const links = all.flatMap(({ text, kind }) => {
    let from = 0
    return [...text.matchAll(LINK)].map((match) => {
      const near = text.slice(from, match.index + match[0].length)
      from = match.index + match[0].length
      const [address] = match
      const isFormHost = FORM_HOST.test(address)
      return {
        value: linkTo(address),
        phrase: text,
        isMap: MAP.test(address) || kind === 'map' || (kind === 'venue' && !isFormHost),
        isForm: isFormHost || kind === 'form',
        isPaying: !isFormHost && isOfPaying(near) && !REGISTERING.test(near),
      }
    })
  })
  const maps = links.filter(({ isMap }) => isMap)
  const forms = links.filter(
    ({ isMap, isPaying, value, phrase }) => !isMap && !isPaying && !NO_FORM.test(value + phrase)
  )
  const announced = forms.filter(({ isForm }) => isForm)
  const [map] = maps
  const form = announced[0] ?? forms[0]
  const isOne = new Set(announced.map(({ value }) => value.toLowerCase())).size === 1
  return {
    map: map && { ...map, isSure: maps.length === 1 && MAP.test(map.value) },
    form: form && { ...form, isSure: isOne },
  }
}

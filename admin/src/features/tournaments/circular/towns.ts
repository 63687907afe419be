import towns from './towns.json'

/**
 * Towns in which tournaments of the region take place: the districts and larger talukas of
 * Maharashtra, and the cities around it. A venue's last part is a town for sure only when it is one
 * of these; another is offered.
 */
const TOWNS = new Set(towns)
const MORE =
  /^(?:(?:chhatrapati |chh )?sambhaji\s?nagar|navi mumbai|vasco[\s-]da[\s-]gama|new delhi|pimpri[\s-]chinchwad|mira[\s-](?:road|bhayandar)|vasai[\s-]virar|sangli[\s-]miraj|छत्रपती संभाजीनगर|नवी मुंबई)$/iu

const STATE =
  /^(?:maharashtra|maha|mh|m\.s|goa|karnataka|gujarat|gujrat|telangana|madhya pradesh|m\.?p|chhattisgarh|rajasthan|andhra pradesh|tamil nadu|kerala|india|bharat|महाराष्ट्र|गोवा|कर्नाटक|गुजरात|मध्य प्रदेश|भारत)$/iu

export const isState = (name: string): boolean => STATE.test(name.replace(/[\s.]+$/, '').trim())

export function isTown(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/\s*\([^)]*\)|[.,]/g, '')
    .trim()
  return TOWNS.has(plain) || MORE.test(plain)
}

/** The town that a text ends with, as it is written there; what follows may be a pin or a state. */
export function townIn(text: string): string | undefined {
  const words = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[\s.,-]*\d{3}\s?\d{3}[\s.]*$/, '')
    .split(/[\s,]+|(?<=\p{L})-(?=\s)/u)
    .filter((word) => /\p{L}/u.test(word))
  if (words.length > 1 && isState(words.at(-1)!)) words.pop()
  const pair = words.slice(-2).join(' ')
  if (words.length > 1 && isTown(pair)) return pair.replace(/[.]+$/, '')
  const last = words.at(-1)
  return last && isTown(last) ? last.replace(/[.]+$/, '') : undefined
}

import towns from './towns.json'

/**
 * Towns in which tournaments of the region take place: the districts and larger talukas of
 * Maharashtra, and the cities around it. A venue's last part is a town for sure only when it is one
 * of these; another is offered.
 */
const TOWNS = new Set(towns)
const MORE =
  /^(?:(?:chhatrapati |chh )?sambhaji\s?nagar|navi mumbai|vasco[\s-]da[\s-]gama|new delhi|pimpri[\s-]chinchwad|mira[\s-](?:road|bhayandar)|vasai[\s-]virar|sangli[\s-]miraj|छत्रपती संभाजीनगर|नवी मुंबई)$/iu

export function isTown(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/\s*\([^)]*\)|[.,]/g, '')
    .trim()
  return TOWNS.has(plain) || MORE.test(plain)
}

/**
 * The form in which texts are searched and searched for: lower case, composed characters. Made here
 * because SQLite's own LIKE knows the case of ASCII letters only.
 */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

/** What a search looks through. No search holds a line break, so none reaches across two fields. */
export function searchText(...fields: string[]): string {
  return fields.map(folded).join('\n')
}

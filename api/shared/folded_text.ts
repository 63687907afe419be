/**
 * The form in which texts are searched and searched for, by the database and in both apps: lower
 * case, composed characters.
 */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

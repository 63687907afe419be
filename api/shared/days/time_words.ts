import type { Language } from '../languages/languages.js'

const PARTS = {
  mr: { 0: 'रात्री', 4: 'पहाटे', 6: 'सकाळी', 12: 'दुपारी', 16: 'सायंकाळी', 20: 'रात्री' },
  hi: { 0: 'रात', 4: 'सुबह', 12: 'दोपहर', 16: 'शाम', 20: 'रात' },
}

function read(language: Language, time: string): string {
  const [hours, minutes] = time.split(':') as [string, string]
  const hour = Number(hours)
  if (language === 'en') return `${hour % 12 || 12}.${minutes} ${hour < 12 ? 'am' : 'pm'}`
  const parts = Object.entries(PARTS[language])
  const [, part] = parts.filter(([from]) => Number(from) <= hour).at(-1)!
  return `${part} ${hour % 12 || 12}${minutes === '00' ? '' : `.${minutes}`}`
}

/** `09:30` → '9.30 am', 'सकाळी 9.30', 'सुबह 9.30 बजे' */
export const timeWords = (language: Language, time: string): string =>
  read(language, time) + (language === 'hi' ? ' बजे' : '')

/** '10.00 am – 12.00 pm', 'सकाळी 10 ते दुपारी 12', 'सुबह 10 से दोपहर 12 बजे तक' */
export function timeSpanWords(language: Language, start: string, end: string): string {
  const [from, whole] = [read(language, start), read(language, end)]
  if (language === 'en') return `${from} – ${whole}`
  const [part, hours] = whole.split(' ') as [string, string]
  const to = from.startsWith(`${part} `) ? hours : whole
  return language === 'mr' ? `${from} ते ${to}` : `${from} से ${to} बजे तक`
}

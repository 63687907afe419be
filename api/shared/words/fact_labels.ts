import type { Words } from './words.js'

/** What the facts of a tournament are called, on the site and in its form. */

export const repeats: Words = {
  en: 'Repeats',
  mr: 'कधी होते',
  hi: 'कब होता है',
}

export const reportingTime: Words = {
  en: 'Reporting time',
  mr: 'उपस्थितीची वेळ',
  hi: 'रिपोर्टिंग का समय',
}

export const endTime: Words = {
  en: 'End time',
  mr: 'समाप्तीची वेळ',
  hi: 'समाप्ति का समय',
}

export const venue: Words = {
  en: 'Venue',
  mr: 'स्थळ',
  hi: 'आयोजन स्थल',
}

export const entryDeadline: Words = {
  en: 'Last date of entry',
  mr: 'नोंदणीची अंतिम तारीख',
  hi: 'पंजीकरण की अंतिम तारीख़',
}

export const maxParticipants: Words = {
  en: 'Maximum participants',
  mr: 'जास्तीत जास्त खेळाडू',
  hi: 'अधिकतम खिलाड़ी',
}

export const rounds: Words = {
  en: 'Rounds',
  mr: 'फेऱ्या',
  hi: 'राउंड',
}

export const timeControl: Words = {
  en: 'Time control',
  mr: 'टाइम कंट्रोल',
  hi: 'टाइम कंट्रोल',
}

export const categories: Words = {
  en: 'Categories',
  mr: 'गट',
  hi: 'वर्ग',
}

export const federationCodes: Words = {
  en: 'Event codes',
  mr: 'स्पर्धेचे कोड',
  hi: 'टूर्नामेंट के कोड',
}

export const prizes: Words = {
  en: 'Prizes',
  mr: 'बक्षिसे',
  hi: 'इनाम',
}

export const prizePosition: Words = {
  en: 'Position',
  mr: 'क्रमांक',
  hi: 'स्थान',
}

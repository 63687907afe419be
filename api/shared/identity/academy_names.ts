import type { Language } from '../languages/languages.js'

/** What has another name in each language. */
interface Names {
  academy: string
  short: string
  director: string
  founder: string
  coach: string
  addressLines: readonly string[]
  city: string
  region: string
}

const names: Record<Language, Names> = {
  en: {
    academy: 'Sahyadri Chess Academy',
    short: 'Sahyadri Chess',
    director: 'Academy Director',
    founder: 'Vasant Deshmukh',
    coach: 'Aniket Deshmukh',
    addressLines: ['2nd Floor, Shivneri Complex', 'Station Road, near the Bus Stand'],
    city: 'Sangamner',
    region: 'Maharashtra',
  },
  mr: {
    academy: 'सह्याद्री चेस अकॅडमी',
    short: 'सह्याद्री चेस',
    director: 'अकादमी संचालक',
    founder: 'वसंत देशमुख',
    coach: 'अनिकेत देशमुख',
    addressLines: ['दुसरा मजला, शिवनेरी कॉम्प्लेक्स', 'स्टेशन रोड, बस स्थानकाजवळ'],
    city: 'संगमनेर',
    region: 'महाराष्ट्र',
  },
  hi: {
    academy: 'सह्याद्रि चेस एकेडमी',
    short: 'सह्याद्रि चेस',
    director: 'अकादमी निदेशक',
    founder: 'वसंत देशमुख',
    coach: 'अनिकेत देशमुख',
    addressLines: ['दूसरी मंज़िल, शिवनेरी कॉम्प्लेक्स', 'स्टेशन रोड, बस स्टैंड के पास'],
    city: 'संगमनेर',
    region: 'महाराष्ट्र',
  },
}

export const namesIn = (language: Language): Names => names[language]

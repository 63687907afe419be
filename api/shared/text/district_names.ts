/** The districts of Maharashtra, as Marathi writes them. */
const DISTRICTS: Record<string, string> = {
  ahilyanagar: 'अहिल्यानगर',
  ahmednagar: 'अहमदनगर',
  akola: 'अकोला',
  amravati: 'अमरावती',
  beed: 'बीड',
  bhandara: 'भंडारा',
  buldhana: 'बुलढाणा',
  chandrapur: 'चंद्रपूर',
  'chhatrapati sambhajinagar': 'छत्रपती संभाजीनगर',
  dharashiv: 'धाराशिव',
  dhule: 'धुळे',
  gadchiroli: 'गडचिरोली',
  gondia: 'गोंदिया',
  hingoli: 'हिंगोली',
  jalgaon: 'जळगाव',
  jalna: 'जालना',
  kolhapur: 'कोल्हापूर',
  latur: 'लातूर',
  mumbai: 'मुंबई',
  nagpur: 'नागपूर',
  nanded: 'नांदेड',
  nandurbar: 'नंदुरबार',
  nashik: 'नाशिक',
  palghar: 'पालघर',
  parbhani: 'परभणी',
  pune: 'पुणे',
  raigad: 'रायगड',
  ratnagiri: 'रत्नागिरी',
  sangli: 'सांगली',
  satara: 'सातारा',
  sindhudurg: 'सिंधुदुर्ग',
  solapur: 'सोलापूर',
  thane: 'ठाणे',
  wardha: 'वर्धा',
  washim: 'वाशिम',
  yavatmal: 'यवतमाळ',
}

/** 'satara' → 'सातारा'; undefined for any other place. */
export function districtName(language: 'mr' | 'hi', place: string): string | undefined {
  const name = Object.hasOwn(DISTRICTS, place) ? DISTRICTS[place] : undefined
  return language === 'mr' ? name : name?.replace(/पूर$/, 'पुर')
}

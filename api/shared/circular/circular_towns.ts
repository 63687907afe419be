/**
 * Towns in which tournaments of the region take place: the districts and larger talukas of
 * Maharashtra, and the cities around it. A venue's last part is a town for sure only when it is one
 * of these; another is offered.
 */
const TOWNS = `
ahilyanagar ahmednagar achalpur akkalkot akola akole akot akluj alibag amalner ambajogai ambernath amravati arvi ashta
aurangabad badlapur baramati barshi beed bhandara bhiwandi bhor bhosari bhusawal boisar brahmapuri
buldhana buldana chalisgaon chandrapur chandur chikhli chinchwad chiplun chopda dahanu dahiwadi
dapoli darwha daryapur daund deglur deogad dehu deolali dharashiv dhule dombivli dombivali dondaicha erandol gadchiroli gadhinglaj
georai ghatanji gondia guhagar hinganghat hingoli ichalkaranji igatpuri indapur islampur jalgaon
jalna jamkhed jamner jat jaysingpur jejuri junnar kagal kalamb kalwan kalyan kamptee kandhar kankavli karad
karjat karmala katol khamgaon khandala khed khopoli kinwat kolhapur kopargaon koregaon kudal kurduwadi latur lanja
lonar lonavala loni madha mahabaleshwar majalgaon mahad malegaon malkapur malshiras malvan mangaon manmad
manchar mangalwedha mhaswad miraj mohol morshi mukhed mumbai murbad murud murtizapur nagpur naigaon
nanded nandgaon nandurbar narayangaon nashik nasik nawapur nevasa nilanga niphad osmanabad pachora
paithan palghar parola partur paratwada palus panchgani pandharpur panvel parbhani parli parner pathardi patan pen phaltan
pimpri pulgaon pune purandar pusad rahata rahuri rajapur rajgurunagar ratnagiri raver risod roha
sangamner sangli sakri sangola satana satara sasvad saswad savda sawantwadi selu shahada shahapur shegaon
shevgaon shirdi shirol shirpur shirur shirwal shrigonda shrirampur sillod sindhudurg sinnar solapur
talegaon tasgaon thane tuljapur tumsar udgir ulhasnagar umarga umred uran vaijapur vasai vengurla
virar vita wai wani wardha warora warud vasmat washim yavatmal yawal yeola yeotmal
ahmedabad anand ankleshwar bharuch bhavnagar gandhinagar jamnagar junagadh mehsana nadiad navsari
porbandar rajkot surat vadodara valsad vapi silvassa daman diu
bicholim calangute canacona cuncolim curchorem mapusa margao mormugao panaji panjim ponda vasco
bagalkot ballari belagavi belgaum bengaluru bangalore bidar davanagere dharwad gadag gokak hubballi
hubli kalaburagi gulbarga karwar mandya mangaluru mangalore mysuru mysore nipani raichur shivamogga
shimoga tumakuru udupi vijayapura bijapur
bhopal burhanpur chhindwara dewas gwalior indore jabalpur khandwa khargone ratlam sagar satna ujjain
adilabad guntur hyderabad karimnagar khammam kurnool nellore nizamabad rajahmundry secunderabad
tirupati vijayawada visakhapatnam warangal
bhilai bilaspur durg raipur rajnandgaon
chandigarh chennai coimbatore delhi jaipur jodhpur kochi kolkata kota lucknow madurai noida patna
ranchi salem trichy trivandrum udaipur
अंबाजोगाई अंबरनाथ अक्कलकोट अकोट अकोले अचलपूर अमळनेर अहमदपूर आटपाडी आर्वी आळंदी आष्टी इगतपुरी इस्लामपूर उमरखेड उमरगा उरण औसा कडेगाव कणकवली कन्नड करमाळा कर्जत कळंब कळवण काटोल कामठी कारंजा किनवट कुडाळ कुर्डुवाडी खानापूर खोपोली गंगाखेड गंगापूर गुहागर गेवराई चांदवड चिखली चोपडा जत जामखेड जामनेर डहाणू तळेगाव तुमसर तुळजापूर दर्यापूर दारव्हा दिंडोरी देवगड देवळाली देहू नवापूर नांदगाव निपाणी निफाड निलंगा नेवासा पंचगणी परतवाडा परळी पाचोरा पाथर्डी पारनेर पुसद पेण पैठण बदलापूर बल्लारपूर बाळापूर बोईसर ब्रह्मपुरी भद्रावती भिवंडी भोर मंगळवेढा मंचर मलकापूर महाबळेश्वर माजलगाव माढा माळशिरस मुरबाड मुरूड मूर्तिजापूर मेहकर मोर्शी मोहोळ राजगुरुनगर राजापूर राजुरा रामटेक रावेर लांजा वरूड वरोरा वैजापूर शहादा शहापूर शिरपूर शेवगाव श्रीगोंदा सटाणा सासवड साक्री सिल्लोड सेलू हदगाव अकोला अमरावती अलिबाग अहमदनगर अहिल्यानगर अकलूज औरंगाबाद इचलकरंजी इंदौर इंदूर उदगीर उल्हासनगर कराड
कल्याण कागल कोपरगाव कोल्हापूर खामगाव खेड गडचिरोली गडहिंग्लज गोंदिया चंद्रपूर चाळीसगाव चिपळूण
चिंचवड जयसिंगपूर जळगाव जालना जुन्नर ठाणे डोंबिवली तासगाव दापोली दौंड धाराशिव धुळे नंदुरबार
नागपूर नागपुर नांदेड नारायणगाव नाशिक पंढरपूर पनवेल परभणी पलूस पालघर पिंपरी पुणे फलटण बारामती बार्शी
बीड बुलढाणा भंडारा भुसावळ भोपाल मनमाड महाड मालवण मालेगाव मिरज मुंबई म्हसवड यवतमाळ येवला रत्नागिरी
राहाता राहुरी लातूर लोणावळा लोणी वणी वर्धा वसई वाई वाशिम विटा विरार वेंगुर्ला शिर्डी शिरूर शिराळा
शेगाव श्रीरामपूर संगमनेर सांगली सांगोला सातारा सावंतवाडी सिन्नर सिंधुदुर्ग सोलापूर हिंगणघाट हिंगोली
उज्जैन देवास रायपुर रतलाम खंडवा बड़ौदा मुम्बई ग्वालियर जबलपुर सूरत अहमदाबाद वडोदरा बेळगाव बेंगळुरू हुबळी पणजी मडगाव
`
const towns = new Set(TOWNS.split(/\s+/).filter(Boolean))
const MORE =
  /^(?:(?:chhatrapati |chh )?sambhaji\s?nagar|navi mumbai|vasco[\s-]da[\s-]gama|new delhi|pimpri[\s-]chinchwad|mira[\s-](?:road|bhayandar)|vasai[\s-]virar|sangli[\s-]miraj|छत्रपती संभाजीनगर|नवी मुंबई)$/iu

const STATE =
  /^(?:maharashtra|maha|mh|m\.s|goa|karnataka|gujarat|gujrat|telangana|madhya pradesh|m\.?p|chhattisgarh|rajasthan|andhra pradesh|tamil nadu|kerala|india|bharat|महाराष्ट्र|गोवा|कर्नाटक|गुजरात|मध्य प्रदेश|भारत)$/iu

export const isState = (name: string): boolean => STATE.test(name.replace(/[\s.]+$/, '').trim())

/** Whether a name is that of a town we know. */
export function isTown(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/\s*\([^)]*\)|[.,]/g, '')
    .trim()
  return towns.has(plain) || MORE.test(plain)
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

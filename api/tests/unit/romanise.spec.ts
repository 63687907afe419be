import { test } from '@japa/runner'
import { slugOf } from '#models/slug'
import { romanise } from '#shared/romanise/romanise'
import { MOST_MS, quickest } from '#tests/quickest'

/** Words of circulars, places and names, each with the spelling that people use. */
const SPELLINGS = `
  संगमनेर sangamner, जिल्हास्तरीय jilhastariya, राज्यस्तरीय rajyastariya, तालुकास्तरीय talukastariya
  खुली khuli, जलद jalad, बुद्धिबळ buddhibal, स्पर्धा spardha
  अजिंक्यपद ajinkyapad, विजेतेपद vijetepad, चषक chashak, करंडक karandak
  स्मृती smruti, शतरंज shatranj, प्रतियोगिता pratiyogita, मानांकन manankan
  मानांकित manankit, निवड nivad, चाचणी chachani, नोंदणी nondani
  फेरी pheri, बक्षीस bakshis, पारितोषिक paritoshik, विनामूल्य vinamulya
  प्रवेश pravesh, शुल्क shulk, वयोगट vayogat, मुले mule
  मुली muli, महिला mahila, वर्षाखालील varshakhalil, विद्यार्थी vidyarthi
  शालेय shaley, आंतरशालेय antarshaley, आंतरराष्ट्रीय antarrashtriya, राष्ट्रीय rashtriya
  भारतीय bharatiya, महाराष्ट्र maharashtra, क्रीडा krida, मंडळ mandal
  संघटना sanghatana, संघ sangh, परिषद parishad, नगरपालिका nagarpalika
  महानगरपालिका mahanagarpalika, ग्रामपंचायत grampanchayat, विद्यालय vidyalaya, महाविद्यालय mahavidyalaya
  प्रशिक्षण prashikshan, शिबिर shibir, वर्ग varg, मार्ग marg
  सभागृह sabhagruh, मंदिर mandir, मैदान maidan, उन्हाळी unhali
  दिवाळी diwali, गुढीपाडवा gudhipadwa, गणेशोत्सव ganeshotsav, महोत्सव mahotsav
  नववर्ष navvarsh, जयंती jayanti, पुण्यतिथी punyatithi, स्मरणार्थ smaranarth
  शिवजयंती shivjayanti, रविवार ravivar, मंगळवार mangalwar, बुधवार budhwar
  सोमवार somvar, पुणे pune, मुंबई mumbai, ठाणे thane
  नाशिक nashik, नागपूर nagpur, कोल्हापूर kolhapur, सोलापूर solapur
  चंद्रपूर chandrapur, पंढरपूर pandharpur, श्रीरामपूर shrirampur, जयसिंगपूर jaysingpur
  तुळजापूर tuljapur, सांगली sangli, सातारा satara, कराड karad
  मिरज miraj, फलटण phaltan, अहमदनगर ahmednagar, अहिल्यानगर ahilyanagar
  औरंगाबाद aurangabad, अमरावती amravati, अकोला akola, अकोले akole
  यवतमाळ yavatmal, परभणी parbhani, नांदेड nanded, हिंगोली hingoli
  लातूर latur, धाराशिव dharashiv, जालना jalna, जळगाव jalgaon
  मालेगाव malegaon, शेवगाव shevgaon, कोपरगाव kopargaon, चाळीसगाव chalisgaon
  धुळे dhule, नंदुरबार nandurbar, बुलढाणा buldhana, वाशिम washim
  वर्धा wardha, भंडारा bhandara, गडचिरोली gadchiroli, रत्नागिरी ratnagiri
  सिंधुदुर्ग sindhudurg, रायगड raigad, पालघर palghar, पनवेल panvel
  चिपळूण chiplun, चिंचवड chinchwad, पिंपरी pimpri, बारामती baramati
  इगतपुरी igatpuri, इचलकरंजी ichalkaranji, पंचगणी panchgani, महाबळेश्वर mahabaleshwar
  शिर्डी shirdi, अमळनेर amalner, मनमाड manmad, सिन्नर sinnar
  विदर्भ vidarbha, सह्याद्री sahyadri, भारत bharat, भोपाल bhopal
  जयपुर jaipur, राजस्थान rajasthan, दिल्ली delhi, देशमुख deshmukh
  देशपांडे deshpande, कुलकर्णी kulkarni, जोशी joshi, पाटील patil
  शिंदे shinde, कांबळे kamble, जाधव jadhav, गायकवाड gaikwad
  चव्हाण chavan, पवार pawar, घोरपडे ghorpade, साळुंखे salunkhe
  तेंडुलकर tendulkar, आंबेडकर ambedkar, गुजराथी gujrathi, टिळक tilak
  शिवाजी shivaji, छत्रपती chhatrapati, गणपती ganpati, सरस्वती saraswati
  ज्ञानेश्वर dnyaneshwar, लोकमान्य lokmanya, यशवंत yashwant, बलवंत balwant
  भगवान bhagwan, विश्वनाथन vishwanathan, स्वप्नील swapnil, अथर्व atharva
  सिद्धार्थ siddharth, वेदांत vedant, ओंकार omkar, मृणाल mrunal
  ऋतुजा rutuja, ऐश्वर्या aishwarya, वैष्णवी vaishnavi, प्रथमेश prathamesh
  आनंद anand, वसंत vasant, नरेंद्र narendra, द्वारका dwarka
  खिलाड़ी khiladi, पुरस्कार puraskar, निःशुल्क nishulk, ओपन open
  रॅपिड rapid, ब्लिट्झ blitz, चेस chess, क्लब club
  टूर्नामेंट tournament, चॅम्पियनशिप championship, फिडे fide, स्कूल school
  अकॅडमी academy, प्राथमिक prathamik, जागतिक jagatik, मोफत mofat
  विठ्ठल vitthal, बाळकृष्ण balkrishna, स्वच्छ swachh, बच्चे bacche
`

/** Talukas, names and words, written down as people spell them before any rule had seen them. */
const FURTHER = `
  शिरूर shirur, जुन्नर junnar, खेड khed, भोर bhor, मुळशी mulshi, वेल्हे velhe, दौंड daund
  इंदापूर indapur, पुरंदर purandar, हवेली haveli, मावळ maval, आंबेगाव ambegaon, पारनेर parner
  राहुरी rahuri, नेवासा nevasa, पाथर्डी pathardi, जामखेड jamkhed, कर्जत karjat
  श्रीगोंदा shrigonda, राहाता rahata, निफाड niphad, दिंडोरी dindori, कळवण kalwan
  बागलाण baglan, सटाणा satana, चांदवड chandwad, नांदगाव nandgaon, त्र्यंबकेश्वर tryambakeshwar
  पेठ peth, सुरगाणा surgana, माळशिरस malshiras, सांगोला sangola, माढा madha, करमाळा karmala
  मंगळवेढा mangalwedha, अक्कलकोट akkalkot, मोहोळ mohol, पाटण patan, वडूज vaduj, माण man
  खटाव khatav, कोरेगाव koregaon, तासगाव tasgaon, विटा vita, जत jat, पलूस palus, आटपाडी atpadi
  शिराळा shirala, कागल kagal, राधानगरी radhanagari, गडहिंग्लज gadhinglaj, चंदगड chandgad
  शाहूवाडी shahuwadi, पन्हाळा panhala, हातकणंगले hatkanangale, शिरोळ shirol, आजरा ajara
  दापोली dapoli, खेर्डी kherdi, गुहागर guhagar, राजापूर rajapur, लांजा lanja, देवगड devgad
  कणकवली kankavli, कुडाळ kudal, वेंगुर्ला vengurla, अलिबाग alibag, पेण pen, महाड mahad
  रोहा roha, मुरूड murud, उरण uran, कल्याण kalyan, अंबरनाथ ambarnath, उल्हासनगर ulhasnagar
  बदलापूर badlapur, वसई vasai, विरार virar, डहाणू dahanu, जव्हार jawhar, शहापूर shahapur
  मुरबाड murbad, पैठण paithan, वैजापूर vaijapur, सिल्लोड sillod, कन्नड kannad
  गंगापूर gangapur, गेवराई georai, अंबड ambad, परतूर partur, भोकरदन bhokardan, मानवत manwat
  पाथरी pathri, गंगाखेड gangakhed, सेलू selu, वसमत vasmat, उदगीर udgir, निलंगा nilanga
  औसा ausa, अहमदपूर ahmedpur, तुमसर tumsar, कामठी kamthi, रामटेक ramtek, काटोल katol
  सावनेर saoner, हिंगणघाट hinganghat, आर्वी arvi, पुसद pusad, उमरखेड umarkhed, दारव्हा darwha
  अचलपूर achalpur, दर्यापूर daryapur, मोर्शी morshi, वरूड warud, मेहकर mehkar, चिखली chikhli
  खामगाव khamgaon, राहुल rahul, रोहन rohan, सचिन sachin, अनिकेत aniket, प्रतीक pratik
  संकेत sanket, ओम om, यश yash, अथर्व atharva, सोहम soham, तन्मय tanmay, प्रणव pranav
  अभिषेक abhishek, विशाल vishal, महेश mahesh, गणेश ganesh, दत्तात्रय dattatray
  रामचंद्र ramchandra, बाळासाहेब balasaheb, विनायक vinayak, गजानन gajanan, पांडुरंग pandurang
  सायली sayali, प्रियंका priyanka, श्रद्धा shraddha, साक्षी sakshi, अनुष्का anushka
  समीक्षा samiksha, मृण्मयी mrunmayi, तनिष्का tanishka, गायत्री gayatri, अमृता amruta
  रेणुका renuka, मधुरा madhura, कल्पना kalpana, सुवर्णा suvarna, पांडे pande, मोरे more
  भोसले bhosale, सावंत sawant, निंबाळकर nimbalkar, थोरात thorat, विखे vikhe, खैरे khaire
  काळे kale, माने mane, राऊत raut, सोनवणे sonawane, सूर्यवंशी suryavanshi
  क्षीरसागर kshirsagar, ढमाले dhamale, मुख्यमंत्री mukhyamantri, महापौर mahapaur
  नगराध्यक्ष nagaradhyaksh, सुवर्णमहोत्सव suvarnamahotsav, दिनांक dinank, स्थळ sthal, वेळ vel
  नियम niyam, सूचना suchana, पटावरील patavaril, बुद्धिबळपटू buddhibalpatu
  प्रशिक्षक prashikshak, पंच panch, निकाल nikal, विजेता vijeta, उपविजेता upvijeta
  सहभाग sahabhag, मैदानी maidani, अखिल akhil, भारत bharat, विभागीय vibhagiya
  आंतरजिल्हा antarjilha, शहर shahar, ग्रामीण gramin, सांघिक sanghik, वैयक्तिक vaiyaktik
  मिश्र mishra, गट gat, पहिली pahili, दुसरी dusari, तिसरे tisare, वार्षिक varshik
  हिवाळी hivali, मराठी marathi, संस्कृत sanskrut, गणित ganit, विज्ञान vidnyan
  कार्यक्रम karyakram, समारंभ samarambh, उद्घाटन udghatan
`

const wordsOf = (text: string) =>
  text
    .trim()
    .split(/[,\n]\s*/)
    .map((pair) => pair.trim().split(' ') as [word: string, spelling: string])

/** The longest title there may be. */
const LONGEST = 150

test.group('Devanagari in Latin letters', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  for (const [word, spelling] of wordsOf(SPELLINGS)) {
    test(`${word} is ${spelling}`, ({ assert }) => assert.equal(romanise(word), spelling))
  }

  test('97 of 100 further words are spelt as people spell them', ({ assert }) => {
    const words = wordsOf(FURTHER)
    const others = words
      .filter(([word, spelling]) => romanise(word) !== spelling)
      .map(([word]) => `${word} ${romanise(word)}`)
    assert.isAtLeast(words.length, 200)
    assert.isAtMost(others.length, words.length * 0.03, others.join(', '))
  })

  test('a title becomes an address as people would type it', ({ assert }) => {
    const slugs = {
      'संगमनेर जिल्हास्तरीय खुली जलद': 'sangamner-jilhastariya-khuli-jalad',
      'शिवछत्रपती चषक – २०२६': 'shivchhatrapati-chashak-2026',
      'Rapid स्पर्धा (खुली)': 'rapid-spardha-khuli',
      यज्ञ: 'yadnya',
      'यज्ञ की प्रतियोगिता': 'yagya-ki-pratiyogita',
      'कृषी दिन': 'krushi-din',
      ॐ: 'om',
      '्': 'untitled',
      'Plain open’s 5': 'plain-opens-5',
    }
    for (const [title, slug] of Object.entries(slugs)) assert.equal(slugOf(title), slug)
  })

  test('ways of typing the same letters give the same address', ({ assert }) => {
    assert.equal(romanise('अ\u200dॅकॅडमी'), 'academy')
    assert.equal(romanise('ऍकॅडमी'), 'academy')
    assert.equal(romanise('र\u094d\u200dया'), romanise('र्या'))
    assert.equal(romanise('खिला\u095cी'), romanise('खिला\u0921\u093cी'))
  })

  test('the longest titles are read at once', async ({ assert }) => {
    for (const unit of ['क्', 'क', 'महा', 'नगर', 'ं', 'अ', 'वाडी', '\u200d', 'कि']) {
      const title = unit.repeat(LONGEST).slice(0, LONGEST)
      assert.isBelow(await quickest(() => romanise(title)), MOST_MS, unit)
    }
  })
})

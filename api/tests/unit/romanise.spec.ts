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

/** The longest title there may be. */
const LONGEST = 150

test.group('Devanagari in Latin letters', () => {
  for (const pair of SPELLINGS.trim().split(/[,\n]\s*/)) {
    const [word, spelling] = pair.trim().split(' ') as [string, string]
    test(`${word} is ${spelling}`, ({ assert }) => assert.equal(romanise(word), spelling))
  }

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

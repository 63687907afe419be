export type Language = 'mr' | 'hi'

const DEVANAGARI = /[\u0904-\u0939\u0958-\u0961\u0972-\u097f]/

/**
 * Words that only one of the two uses. Marathi's joined endings, its letter ळ and the open e of
 * English words count too; so do Hindi's nukta, nasal vowels and short i at the end of words.
 */
const MARATHI =
  /ळ|ऱ्|[ॅॲ]|(?<![\u0900-\u097f])(?:आहे|आहेत|आणि|व|या|ही|हा|हे|होणार|होईल|येथे|साठी|मध्ये|असून|नाही|करावी|खुली|खुल्या|मुले|मुली|दिनांक|रोजी|वाजता|शाळा|अजिंक्यपद|जिल्हा|तालुका|स्पर्धा|स्पर्धेत|त्याने|तिने|तिचा|त्यांचे|झाला|झाली|झाले|केली|केले|सुरू|बक्षीस|बक्षिसे|सर्वांना)(?![\u0900-\u097f])|(?:च्या|ची|चे|चा|साठी|मध्ये|ांना|ातील|खालील|ांचे|ांची|ण्यात)(?![\u0900-\u097f])/g
const HINDI =
  /[\u0958-\u095f]|[कखगजडढफ]\u093c|[आउऊाुू]\u0901|(?<![\u0900-\u097f])(?:है|हैं|में|की|का|के|को|से|और|पर|यह|वह|लिए|नहीं|होगा|होगी|होंगे|तक|तथा|एवं|प्रतियोगिता|शतरंज|विद्यालय|बच्चे|बच्चों|लड़के|लड़कियां|खिलाड़ी|खिलाड़ियों|हो|गया|गई|गए|हुआ|हुई|हुए|इस|उस|उसने|उसका|उसकी|उसके|अब|शुरू|जिला|पंजीकरण|शिविर|इनाम|जीत|पहला|पहली|दूसरा|दूसरी|तीसरा|तीसरी|क्या|कब|कैसे|कितना|कितने|कितनी|चाहिए|सीखना|फीस|बेटा|बेटे|बेटी|बनी|चैंपियन|मैच)(?![\u0900-\u097f])|(?:ियों|ाओं|ें|ैं|ि|ेंगे|ाएं|ाएगा|ाएगी)(?![\u0900-\u097f])/g

/** Marathi when its words do not say; null without Devanagari's letters. */
export function languageOf(text: string): Language | null {
  if (!DEVANAGARI.test(text)) return null
  const times = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return times(HINDI) > times(MARATHI) ? 'hi' : 'mr'
}

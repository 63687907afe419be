export interface Messages {
  /** {part, select, morning {{day} at {hour}:{minute} am (India)} other {{day} at {hour}:{minute} pm (India)}} */
  momentInIndia(parts: { part: string; day: string | number; hour: string | number; minute: string | number }): string
  /** Open the admin */
  openAdmin(): string
  /** Your password has been changed */
  passwordSubject(): string
  /** The password of your account at {academy} has been changed. Everybody who was signed in with the old one is signed out. */
  passwordOpening(parts: { academy: string | number }): string
  /** If it was not you, ask whoever runs the server to set a new password at once. */
  passwordAdvice(): string
  /** Set a new password */
  resetSubject(): string
  /** Somebody has asked to set a new password for your account at {academy}. The link works once, within 30 minutes. */
  resetOpening(parts: { academy: string | number }): string
  /** Set a new password */
  resetLink(): string
  /** If it was not you, you need not do anything: your password stays as it is. */
  resetAdvice(): string
  /** A new administrator has been added */
  directorSubject(): string
  /** An account has been added that can manage the website of {academy}. */
  directorOpening(parts: { academy: string | number }): string
  /** If none of you added it, change your password and remove it in the settings. */
  directorAdvice(): string
  /** An administrator has been removed */
  directorRemovedSubject(): string
  /** An account that could manage the website of {academy} has been removed. */
  directorRemovedOpening(parts: { academy: string | number }): string
  /** If none of you removed it, change your password now. */
  directorRemovedAdvice(): string
  /** New sign-in to your account */
  deviceSubject(): string
  /** Somebody has signed in to your account at {academy} from a device or network that was not used lately. */
  deviceOpening(parts: { academy: string | number }): string
  /** If it was not you, change your password: that signs everybody else out. */
  deviceAdvice(): string
  /** A passkey has been added */
  passkeySubject(): string
  /** A passkey has been added to your account at {academy}. It opens the account without the password. */
  passkeyOpening(parts: { academy: string | number }): string
  /** If it was not you, change your password: that removes every passkey and signs everybody else out. */
  passkeyAdvice(): string
  /** When */
  when(): string
  /** Account */
  account(): string
  /** Device */
  device(): string
  /** {browser} on {system} */
  browserOnSystem(parts: { browser: string | number; system: string | number }): string
  /** An unknown browser */
  unknownBrowser(): string
  /** New message from {name} */
  messageSubject(parts: { name: string | number }): string
  /** New message from {name}: {subject} */
  messageSubjectAbout(parts: { name: string | number; subject: string | number }): string
  /** A visitor has sent a message through the contact form of {academy}. */
  messageOpening(parts: { academy: string | number }): string
  /** Open in the admin */
  openInAdmin(): string
  /** Received */
  received(): string
  /** What the visitor wrote */
  visitorWrote(): string
  /** Name */
  name(): string
  /** Email */
  email(): string
  /** Phone */
  phone(): string
  /** Subject */
  subject(): string
  /** Written from */
  writtenFrom(): string
  /** The page in {language} */
  pageIn(parts: { language: string | number }): string
  /** To answer, reply to this mail: it goes to the visitor. */
  replyAdvice(): string
  /** Test mail from {academy} */
  testSubject(parts: { academy: string | number }): string
  /** This is a test: mails about new messages will reach this address. */
  testOpening(): string
  /** Open the settings */
  openSettings(): string
  /** Registration closed */
  stateClosed(): string
  /** Finished */
  stateFinished(): string
  /** Postponed */
  statePostponed(): string
  /** Cancelled */
  stateCancelled(): string
  /** Free entry */
  freeEntry(): string
  /** last date {day} */
  lastDate(parts: { day: string | number }): string
  /** Hello {name}, thank you for your interest in {academy}.

The fee for {plan} is {price}. All plans and their fees are here: {page}

The first lesson is free, so you can see how we teach before you decide. Please ask if you would like to know more. */
  replyFees(parts: { name: string | number; academy: string | number; plan: string | number; price: string | number; page: string | number }): string
  /** Hello {name}, thank you for your interest in {academy}.

We teach in the hall every Sunday, and online on other days: alone with a coach (45 minutes) or in a small group (55 minutes). Please tell us the age of the player and the days that suit, and we will suggest a batch.

The first lesson is free. */
  replyBatches(parts: { name: string | number; academy: string | number }): string
  /** Hello {name}, thank you for your interest in {academy}.

The first lesson is free, and you are welcome! We play a short game, look at it together, and tell you honestly what would fit. Which day would suit you? */
  replyLesson(parts: { name: string | number; academy: string | number }): string
  /** Hello {name}, thank you for your message.

{tournament} is on {date}. All tournaments, with entry and timings, are here: {page}

We would be glad to see you at the board. */
  replyTournament(parts: { name: string | number; tournament: string | number; date: string | number; page: string | number }): string
  /** Hello {name}, thank you very much for your message. It was a pleasure to read. If there is anything that you would like to ask, please write at any time. */
  replyThanks(parts: { name: string | number }): string
}

export const messages: Record<'en' | 'mr' | 'hi', Messages> = {
  en: {
    momentInIndia: (p) => (p.part=="morning"?p.day+" at "+p.hour+":"+p.minute+" am (India)":p.day+" at "+p.hour+":"+p.minute+" pm (India)"),
    openAdmin: () => "Open the admin",
    passwordSubject: () => "Your password has been changed",
    passwordOpening: (p) => "The password of your account at "+p.academy+" has been changed. Everybody who was signed in with the old one is signed out.",
    passwordAdvice: () => "If it was not you, ask whoever runs the server to set a new password at once.",
    resetSubject: () => "Set a new password",
    resetOpening: (p) => "Somebody has asked to set a new password for your account at "+p.academy+". The link works once, within 30 minutes.",
    resetLink: () => "Set a new password",
    resetAdvice: () => "If it was not you, you need not do anything: your password stays as it is.",
    directorSubject: () => "A new administrator has been added",
    directorOpening: (p) => "An account has been added that can manage the website of "+p.academy+".",
    directorAdvice: () => "If none of you added it, change your password and remove it in the settings.",
    directorRemovedSubject: () => "An administrator has been removed",
    directorRemovedOpening: (p) => "An account that could manage the website of "+p.academy+" has been removed.",
    directorRemovedAdvice: () => "If none of you removed it, change your password now.",
    deviceSubject: () => "New sign-in to your account",
    deviceOpening: (p) => "Somebody has signed in to your account at "+p.academy+" from a device or network that was not used lately.",
    deviceAdvice: () => "If it was not you, change your password: that signs everybody else out.",
    passkeySubject: () => "A passkey has been added",
    passkeyOpening: (p) => "A passkey has been added to your account at "+p.academy+". It opens the account without the password.",
    passkeyAdvice: () => "If it was not you, change your password: that removes every passkey and signs everybody else out.",
    when: () => "When",
    account: () => "Account",
    device: () => "Device",
    browserOnSystem: (p) => p.browser+" on "+p.system,
    unknownBrowser: () => "An unknown browser",
    messageSubject: (p) => "New message from "+p.name,
    messageSubjectAbout: (p) => "New message from "+p.name+": "+p.subject,
    messageOpening: (p) => "A visitor has sent a message through the contact form of "+p.academy+".",
    openInAdmin: () => "Open in the admin",
    received: () => "Received",
    visitorWrote: () => "What the visitor wrote",
    name: () => "Name",
    email: () => "Email",
    phone: () => "Phone",
    subject: () => "Subject",
    writtenFrom: () => "Written from",
    pageIn: (p) => "The page in "+p.language,
    replyAdvice: () => "To answer, reply to this mail: it goes to the visitor.",
    testSubject: (p) => "Test mail from "+p.academy,
    testOpening: () => "This is a test: mails about new messages will reach this address.",
    openSettings: () => "Open the settings",
    stateClosed: () => "Registration closed",
    stateFinished: () => "Finished",
    statePostponed: () => "Postponed",
    stateCancelled: () => "Cancelled",
    freeEntry: () => "Free entry",
    lastDate: (p) => "last date "+p.day,
    replyFees: (p) => "Hello "+p.name+", thank you for your interest in "+p.academy+".\n\nThe fee for "+p.plan+" is "+p.price+". All plans and their fees are here: "+p.page+"\n\nThe first lesson is free, so you can see how we teach before you decide. Please ask if you would like to know more.",
    replyBatches: (p) => "Hello "+p.name+", thank you for your interest in "+p.academy+".\n\nWe teach in the hall every Sunday, and online on other days: alone with a coach (45 minutes) or in a small group (55 minutes). Please tell us the age of the player and the days that suit, and we will suggest a batch.\n\nThe first lesson is free.",
    replyLesson: (p) => "Hello "+p.name+", thank you for your interest in "+p.academy+".\n\nThe first lesson is free, and you are welcome! We play a short game, look at it together, and tell you honestly what would fit. Which day would suit you?",
    replyTournament: (p) => "Hello "+p.name+", thank you for your message.\n\n"+p.tournament+" is on "+p.date+". All tournaments, with entry and timings, are here: "+p.page+"\n\nWe would be glad to see you at the board.",
    replyThanks: (p) => "Hello "+p.name+", thank you very much for your message. It was a pleasure to read. If there is anything that you would like to ask, please write at any time.",
  },
  mr: {
    momentInIndia: (p) => (p.part=="morning"?p.day+", सकाळी "+p.hour+"."+p.minute+" (भारतीय वेळ)":(p.part=="afternoon"?p.day+", दुपारी "+p.hour+"."+p.minute+" (भारतीय वेळ)":(p.part=="evening"?p.day+", सायंकाळी "+p.hour+"."+p.minute+" (भारतीय वेळ)":p.day+", रात्री "+p.hour+"."+p.minute+" (भारतीय वेळ)"))),
    openAdmin: () => "व्यवस्थापन उघडा",
    passwordSubject: () => "तुमचा पासवर्ड बदलला आहे",
    passwordOpening: (p) => p.academy+" येथील तुमच्या खात्याचा पासवर्ड बदलला आहे. जुन्या पासवर्डने साइन इन केलेली सर्व डिव्हाइस साइन आउट झाली आहेत.",
    passwordAdvice: () => "हा बदल तुम्ही केला नसेल, तर सर्व्हर सांभाळणाऱ्या व्यक्तीला लगेच नवा पासवर्ड ठेवायला सांगा.",
    resetSubject: () => "नवीन पासवर्ड ठेवा",
    resetOpening: (p) => p.academy+" येथील तुमच्या खात्यासाठी नवीन पासवर्ड ठेवण्याची विनंती आली आहे. ही लिंक 30 मिनिटांत आणि एकदाच चालते.",
    resetLink: () => "नवीन पासवर्ड ठेवा",
    resetAdvice: () => "विनंती तुम्ही केली नसेल, तर काही करण्याची गरज नाही: तुमचा पासवर्ड आहे तसाच राहील.",
    directorSubject: () => "नवा व्यवस्थापक जोडला आहे",
    directorOpening: (p) => p.academy+" ची वेबसाइट सांभाळू शकेल असे एक नवे खाते जोडले आहे.",
    directorAdvice: () => "तुमच्यापैकी कोणीही ते जोडले नसेल, तर तुमचा पासवर्ड बदला आणि सेटिंग्जमध्ये ते काढून टाका.",
    directorRemovedSubject: () => "एक व्यवस्थापक काढून टाकला आहे",
    directorRemovedOpening: (p) => p.academy+" ची वेबसाइट सांभाळू शकणारे एक खाते काढून टाकले आहे.",
    directorRemovedAdvice: () => "तुमच्यापैकी कोणीही ते काढले नसेल, तर तुमचा पासवर्ड लगेच बदला.",
    deviceSubject: () => "तुमच्या खात्यात नवे साइन इन",
    deviceOpening: (p) => p.academy+" येथील तुमच्या खात्यात कोणीतरी साइन इन केले आहे. ते डिव्हाइस किंवा नेटवर्क अलीकडे वापरलेले नव्हते.",
    deviceAdvice: () => "ते तुम्ही नसाल, तर तुमचा पासवर्ड बदला: त्यामुळे इतर सर्व डिव्हाइस साइन आउट होतात.",
    passkeySubject: () => "नवी पासकी जोडली आहे",
    passkeyOpening: (p) => p.academy+" येथील तुमच्या खात्याला नवी पासकी जोडली आहे. तिने पासवर्डशिवाय खाते उघडते.",
    passkeyAdvice: () => "ती तुम्ही जोडली नसेल, तर तुमचा पासवर्ड बदला: त्यामुळे सर्व पासकी काढल्या जातात आणि इतर सर्व डिव्हाइस साइन आउट होतात.",
    when: () => "वेळ",
    account: () => "खाते",
    device: () => "डिव्हाइस",
    browserOnSystem: (p) => p.system+" वरील "+p.browser,
    unknownBrowser: () => "अनोळखी ब्राउझर",
    messageSubject: (p) => p.name+" यांचा नवा संदेश",
    messageSubjectAbout: (p) => p.name+" यांचा नवा संदेश: "+p.subject,
    messageOpening: (p) => p.academy+" च्या संपर्क फॉर्ममधून एक नवा संदेश आला आहे.",
    openInAdmin: () => "व्यवस्थापनात उघडा",
    received: () => "मिळाला",
    visitorWrote: () => "संदेश पाठवणाऱ्याने लिहिलेले",
    name: () => "नाव",
    email: () => "ईमेल",
    phone: () => "फोन",
    subject: () => "विषय",
    writtenFrom: () => "कोणत्या पानावरून",
    pageIn: (p) => p.language+" पान",
    replyAdvice: () => "उत्तर देण्यासाठी याच ईमेलला उत्तर पाठवा: ते संदेश पाठवणाऱ्याला मिळेल.",
    testSubject: (p) => p.academy+" कडून चाचणी ईमेल",
    testOpening: () => "ही चाचणी आहे: नव्या संदेशांची सूचना देणारे ईमेल या पत्त्यावर येतील.",
    openSettings: () => "सेटिंग्ज उघडा",
    stateClosed: () => "नोंदणी बंद",
    stateFinished: () => "संपली",
    statePostponed: () => "पुढे ढकलली",
    stateCancelled: () => "रद्द",
    freeEntry: () => "मोफत प्रवेश",
    lastDate: (p) => "अंतिम तारीख "+p.day,
    replyFees: (p) => "नमस्कार "+p.name+", "+p.academy+" मध्ये रस दाखवल्याबद्दल धन्यवाद.\n\n"+p.plan+" अभ्यासक्रमाचे शुल्क "+p.price+" आहे. सर्व अभ्यासक्रम आणि त्यांचे शुल्क येथे पाहता येईल: "+p.page+"\n\nपहिला वर्ग मोफत आहे, त्यामुळे आम्ही कसे शिकवतो ते आधी पाहून मग ठरवू शकता. आणखी काही विचारायचे असल्यास नक्की विचारा.",
    replyBatches: (p) => "नमस्कार "+p.name+", "+p.academy+" मध्ये रस दाखवल्याबद्दल धन्यवाद.\n\nदर रविवारी हॉलमध्ये वर्ग असतो, आणि इतर दिवशी ऑनलाइन: प्रशिक्षकांसोबत वैयक्तिक (45 मिनिटे) किंवा लहान गटात (55 मिनिटे). खेळाडूचे वय आणि सोयीचे दिवस कळवा, म्हणजे योग्य बॅच सुचवता येईल.\n\nपहिला वर्ग मोफत आहे.",
    replyLesson: (p) => "नमस्कार "+p.name+", "+p.academy+" मध्ये रस दाखवल्याबद्दल धन्यवाद.\n\nपहिला वर्ग मोफत आहे, आपले स्वागत आहे! आपण एक छोटा डाव खेळू, तो एकत्र पाहू, आणि काय योग्य राहील ते आम्ही प्रामाणिकपणे सांगू. कोणता दिवस सोयीचा होईल?",
    replyTournament: (p) => "नमस्कार "+p.name+", आपल्या संदेशाबद्दल धन्यवाद.\n\n"+p.tournament+" ही स्पर्धा "+p.date+" रोजी आहे. सर्व स्पर्धांचा प्रवेश आणि वेळा येथे पाहता येतील: "+p.page+"\n\nआपण खेळायला आलात तर आम्हाला आनंद होईल.",
    replyThanks: (p) => "नमस्कार "+p.name+", आपल्या संदेशाबद्दल मनःपूर्वक धन्यवाद. तो वाचून आनंद झाला. काहीही विचारायचे असल्यास कधीही निःसंकोच लिहा.",
  },
  hi: {
    momentInIndia: (p) => (p.part=="morning"?p.day+", सुबह "+p.hour+"."+p.minute+" बजे (भारतीय समय)":(p.part=="afternoon"?p.day+", दोपहर "+p.hour+"."+p.minute+" बजे (भारतीय समय)":(p.part=="evening"?p.day+", शाम "+p.hour+"."+p.minute+" बजे (भारतीय समय)":p.day+", रात "+p.hour+"."+p.minute+" बजे (भारतीय समय)"))),
    openAdmin: () => "प्रबंधन खोलें",
    passwordSubject: () => "आपका पासवर्ड बदल गया है",
    passwordOpening: (p) => p.academy+" पर आपके खाते का पासवर्ड बदल दिया गया है। पुराने पासवर्ड से साइन इन किए गए सभी डिवाइस साइन आउट हो गए हैं।",
    passwordAdvice: () => "अगर यह आपने नहीं किया है, तो सर्वर सँभालने वाले व्यक्ति से तुरंत नया पासवर्ड रखने को कहें।",
    resetSubject: () => "नया पासवर्ड रखें",
    resetOpening: (p) => p.academy+" में आपके खाते के लिए नया पासवर्ड रखने का अनुरोध आया है। यह लिंक 30 मिनट के अंदर और एक ही बार काम करता है।",
    resetLink: () => "नया पासवर्ड रखें",
    resetAdvice: () => "अगर यह अनुरोध आपने नहीं किया है, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वैसा ही रहेगा।",
    directorSubject: () => "नया प्रबंधक जोड़ा गया है",
    directorOpening: (p) => "एक नया खाता जोड़ा गया है, जिससे "+p.academy+" की वेबसाइट सँभाली जा सकती है।",
    directorAdvice: () => "अगर इसे आप में से किसी ने नहीं जोड़ा है, तो अपना पासवर्ड बदलें और सेटिंग्स में इसे हटा दें।",
    directorRemovedSubject: () => "एक प्रबंधक हटाया गया है",
    directorRemovedOpening: (p) => "जिस खाते से "+p.academy+" की वेबसाइट सँभाली जा सकती थी, उसे हटा दिया गया है।",
    directorRemovedAdvice: () => "अगर इसे आप में से किसी ने नहीं हटाया है, तो अपना पासवर्ड अभी बदलें।",
    deviceSubject: () => "आपके खाते में नया साइन इन",
    deviceOpening: (p) => p.academy+" पर आपके खाते में किसी ने साइन इन किया है। वह डिवाइस या नेटवर्क हाल में इस्तेमाल नहीं हुआ था।",
    deviceAdvice: () => "अगर वह आप नहीं थे, तो अपना पासवर्ड बदलें: इससे बाक़ी सभी डिवाइस साइन आउट हो जाते हैं।",
    passkeySubject: () => "नई पासकी जोड़ी गई है",
    passkeyOpening: (p) => p.academy+" में आपके खाते में नई पासकी जोड़ी गई है। इससे खाता पासवर्ड के बिना खुलता है।",
    passkeyAdvice: () => "अगर यह आपने नहीं किया है, तो अपना पासवर्ड बदलें: इससे सभी पासकी हट जाती हैं और बाक़ी सभी डिवाइस साइन आउट हो जाते हैं।",
    when: () => "समय",
    account: () => "खाता",
    device: () => "डिवाइस",
    browserOnSystem: (p) => p.system+" पर "+p.browser,
    unknownBrowser: () => "अनजान ब्राउज़र",
    messageSubject: (p) => p.name+" जी का नया संदेश",
    messageSubjectAbout: (p) => p.name+" जी का नया संदेश: "+p.subject,
    messageOpening: (p) => p.academy+" के संपर्क फ़ॉर्म से एक नया संदेश आया है।",
    openInAdmin: () => "प्रबंधन में खोलें",
    received: () => "मिला",
    visitorWrote: () => "भेजने वाले ने लिखा है",
    name: () => "नाम",
    email: () => "ईमेल",
    phone: () => "फ़ोन",
    subject: () => "विषय",
    writtenFrom: () => "किस पेज से",
    pageIn: (p) => p.language+" पेज",
    replyAdvice: () => "जवाब देने के लिए इसी ईमेल का जवाब दें: वह सीधे भेजने वाले को मिलेगा।",
    testSubject: (p) => p.academy+" से परीक्षण ईमेल",
    testOpening: () => "यह एक परीक्षण है: नए संदेशों की सूचना के ईमेल इस पते पर आएँगे।",
    openSettings: () => "सेटिंग्स खोलें",
    stateClosed: () => "पंजीकरण बंद",
    stateFinished: () => "समाप्त",
    statePostponed: () => "स्थगित",
    stateCancelled: () => "रद्द",
    freeEntry: () => "मुफ़्त प्रवेश",
    lastDate: (p) => "अंतिम तारीख़ "+p.day,
    replyFees: (p) => "नमस्ते "+p.name+", "+p.academy+" में रुचि दिखाने के लिए धन्यवाद।\n\n"+p.plan+" कोर्स की फ़ीस "+p.price+" है। सभी कोर्स और उनकी फ़ीस यहाँ देख सकते हैं: "+p.page+"\n\nपहली क्लास मुफ़्त है, इसलिए पहले देख लें कि हम कैसे सिखाते हैं, फिर तय करें। कुछ और जानना हो तो ज़रूर पूछें।",
    replyBatches: (p) => "नमस्ते "+p.name+", "+p.academy+" में रुचि दिखाने के लिए धन्यवाद।\n\nहर रविवार हॉल में क्लास होती है, और बाक़ी दिनों में ऑनलाइन: कोच के साथ अकेले (45 मिनट) या छोटे ग्रुप में (55 मिनट)। खिलाड़ी की उम्र और अपनी सुविधा के दिन बता दें, तो हम सही बैच सुझा देंगे।\n\nपहली क्लास मुफ़्त है।",
    replyLesson: (p) => "नमस्ते "+p.name+", "+p.academy+" में रुचि दिखाने के लिए धन्यवाद।\n\nपहली क्लास मुफ़्त है, आपका स्वागत है! हम एक छोटी बाज़ी खेलेंगे, उसे साथ देखेंगे, और सच-सच बताएँगे कि आपके लिए क्या ठीक रहेगा। कौन-सा दिन ठीक रहेगा?",
    replyTournament: (p) => "नमस्ते "+p.name+", आपके संदेश के लिए धन्यवाद।\n\n"+p.tournament+" "+p.date+" को है। सभी टूर्नामेंट, प्रवेश और समय की जानकारी यहाँ है: "+p.page+"\n\nआप खेलने आएँगे तो हमें ख़ुशी होगी।",
    replyThanks: (p) => "नमस्ते "+p.name+", आपके संदेश के लिए दिल से धन्यवाद। उसे पढ़कर बहुत अच्छा लगा। कुछ भी पूछना हो तो कभी भी बेझिझक लिखें।",
  },
}

import type { TournamentTranslations } from '#shared/text/translations'
import type { Prize } from '#validators/tournament'

export interface DemoTournament {
  /** File name in `demo/tournaments`, without its ending. */
  picture: string
  title: string
  description: string
  formLink: string
  maxParticipants: number | null
  prizes: Prize[]
  daysOld: number
  event?: DemoEvent
  translations?: TournamentTranslations
}

/** Played on the first Sunday so many days from the day of loading. */
export interface DemoEvent {
  sundayAfterDays: number
  /** How long before that day registration closes. */
  closesDaysBefore: number
  reportingTime: string
  venue: string
  city: string
  entryFee: number
  rounds: number
  format: string
  timeControl: string
  eligibility?: string
  categories?: string[]
}

const form = (name: string) => `https://forms.example/sahyadri/${name}`

/** Sample content. Every name and number is made up. */
export const demoTournaments: DemoTournament[] = [
  {
    picture: 'rapid-open',
    title: 'Sahyadri Rapid Open',
    description:
      'Seven rounds under the big neem tree of the town hall, 15 minutes with 10 seconds a move. Open to everybody, from the first-timer to the rated player; families are welcome and tea is on us.\n\nReporting from 8.30 am, first round at 9.15 am sharp. Boards and clocks are provided. Please bring your own water bottle and a pen for the score sheet.',
    formLink: form('rapid-open'),
    maxParticipants: 160,
    prizes: [
      { position: '1st', amount: 21000, description: 'and the Sahyadri rolling trophy' },
      { position: '2nd', amount: 11000 },
      { position: '3rd', amount: 7000 },
      { position: '4th to 10th', amount: 2000 },
      { position: 'Best woman', amount: 3000 },
      { position: 'Best village school', amount: 5000, description: 'and a set of ten boards' },
    ],
    daysOld: 2,
    event: {
      sundayAfterDays: 5,
      closesDaysBefore: 3,
      reportingTime: '08:30',
      venue: 'Town hall, beside the bus stand',
      city: 'Sangamner',
      entryFee: 300,
      rounds: 7,
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
    },
  },
  {
    picture: 'juniors',
    title: 'Under-13 Knights’ Day',
    description:
      'A whole Sunday for players under thirteen: five friendly rounds, a puzzle hunt through the hall, and half an hour of simultaneous chess against our coaches.\n\nEvery child takes home a scorebook and a medal. Parents can watch from the gallery, and the canteen serves poha and fresh limbu sarbat all day.',
    formLink: form('under-13'),
    maxParticipants: 80,
    prizes: [
      { position: 'Under 13, 1st', amount: 3000, description: 'and a tournament clock' },
      { position: 'Under 11, 1st', amount: 2500 },
      { position: 'Under 9, 1st', amount: 2000 },
      { position: 'Puzzle hunt', amount: 1000 },
    ],
    daysOld: 9,
    event: {
      sundayAfterDays: 23,
      closesDaysBefore: 4,
      reportingTime: '09:00',
      venue: 'Academy hall',
      city: 'Sangamner',
      entryFee: 150,
      rounds: 5,
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      eligibility: 'Under 13',
      categories: ['Under 9', 'Under 11', 'Under 13'],
    },
    translations: {
      mr: {
        title: '13 वर्षांखालील मुलांचा बुद्धिबळ दिवस',
        description:
          'तेरा वर्षांखालील खेळाडूंसाठी अख्खा रविवार: पाच मैत्रीपूर्ण फेऱ्या, सभागृहभर कोड्यांचा शोध आणि आमच्या प्रशिक्षकांविरुद्ध अर्धा तास एकाच वेळी अनेक पटांवर बुद्धिबळ.\n\nप्रत्येक मुलाला गुणनोंद वही आणि पदक घरी नेता येईल. पालकांना सज्जातून खेळ पाहता येईल. उपाहारगृहात दिवसभर पोहे आणि ताजे लिंबू सरबत मिळेल.',
        venue: 'अकादमीचे सभागृह',
        city: 'संगमनेर',
      },
      hi: {
        title: '13 वर्ष से कम आयु के बच्चों का शतरंज दिवस',
        description:
          'तेरह वर्ष से कम आयु के खिलाड़ियों के लिए पूरा रविवार: पाँच दोस्ताना राउंड, पूरे हॉल में पहेलियों की खोज और हमारे प्रशिक्षकों के विरुद्ध आधे घंटे का साइमल्टेनियस शतरंज।\n\nहर बच्चा एक स्कोरबुक और एक पदक घर ले जाएगा। माता-पिता गैलरी से खेल देख सकते हैं। कैंटीन में दिन भर पोहा और ताज़ा नींबू शरबत मिलेगा।',
        venue: 'अकादमी हॉल',
        city: 'संगमनेर',
      },
    },
  },
  {
    picture: 'team-championship',
    title: 'Inter-School Team Championship',
    description:
      'Four boards, one reserve, one school flag. Thirty schools from the taluka met last year, and the final went down to the last pawn.\n\nTeams are made up of pupils of classes 5 to 10, with at least one girl on the first four boards. Bus from the station at 7.45 am.',
    formLink: form('inter-school'),
    maxParticipants: 150,
    prizes: [
      { position: 'Champion team', amount: 15000, description: 'and the challenge shield' },
      { position: 'Runner-up team', amount: 9000 },
      { position: 'Third team', amount: 6000 },
      { position: 'Best player of each board', amount: 1500 },
    ],
    daysOld: 18,
    event: {
      sundayAfterDays: -16,
      closesDaysBefore: 4,
      reportingTime: '09:30',
      venue: 'Taluka sports hall',
      city: 'Sangamner',
      entryFee: 600,
      rounds: 6,
      format: 'Swiss, teams of four',
      timeControl: '20 min + 5 sec',
      eligibility: 'Pupils of classes 5 to 10',
    },
  },
  {
    picture: 'blitz-cup',
    title: 'Founder’s Day Blitz Cup',
    description:
      'Eleven rounds of three minutes and two seconds, played in one long, loud evening to remember where we began. Knockout for the best eight under the lights of the courtyard.\n\nDinner for all players after the final.',
    formLink: form('founders-blitz'),
    maxParticipants: 64,
    prizes: [
      { position: '1st', amount: 8000, description: 'and the Founder’s Cup' },
      { position: '2nd', amount: 5000 },
      { position: 'Semi-finalists', amount: 2500 },
    ],
    daysOld: 31,
  },
  {
    picture: 'arena',
    title: 'Monsoon Online Arena',
    description:
      'When the roads are under water, we play from home. Ninety minutes of five-minute games every Saturday in July; points add up over the month.\n\nYou need a phone or a computer and a free account. A coach explains one game of the evening live afterwards.',
    formLink: form('monsoon-arena'),
    maxParticipants: null,
    prizes: [
      { position: 'Series winner', amount: 5000 },
      { position: 'Best game', amount: 1000, description: 'chosen by the coaches' },
    ],
    daysOld: 52,
  },
  {
    picture: 'first-steps',
    title: 'First Steps: a tournament for beginners',
    description:
      'Never played with a clock? This one is yours. Five slow games, coaches beside the boards, and a short talk before each round: how to write down moves, when to offer a draw, why we shake hands.\n\nAll ages. Grandparents have won it twice.',
    formLink: form('first-steps'),
    maxParticipants: 48,
    prizes: [],
    daysOld: 75,
    translations: {
      mr: {
        title: 'पहिले पाऊल: नवोदितांसाठी स्पर्धा',
        description:
          'घड्याळ लावून कधी खेळला नाहीत? मग ही स्पर्धा तुमच्यासाठीच आहे. पाच निवांत डाव, पटाशेजारी प्रशिक्षक आणि प्रत्येक फेरीआधी थोडक्यात माहिती: चाली कशा लिहायच्या, बरोबरीचा प्रस्ताव कधी द्यायचा, हस्तांदोलन का करायचे.\n\nसर्व वयोगटांसाठी. आजी-आजोबांनी ती दोनदा जिंकली आहे.',
      },
      hi: {
        title: 'पहला कदम: नए खिलाड़ियों की प्रतियोगिता',
        description:
          'कभी घड़ी के साथ नहीं खेले? तो यह प्रतियोगिता आपके लिए ही है। पाँच इत्मीनान भरी बाज़ियाँ, बिसात के पास प्रशिक्षक और हर राउंड से पहले छोटी-सी बात: चालें कैसे लिखें, ड्रॉ का प्रस्ताव कब रखें, हाथ क्यों मिलाते हैं।\n\nहर उम्र के लिए। दादा-दादी इसे दो बार जीत चुके हैं।',
      },
    },
  },
]

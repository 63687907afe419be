import type { AchievementTranslations } from '#shared/text/translations'

export interface DemoAchievement {
  /** File name in `demo/achievements`, without its ending. */
  picture: string
  title: string
  studentName: string
  description: string
  location: string
  ratingChange: string
  tags: string[]
  daysOld: number
  translations?: AchievementTranslations
}

/** Sample content. Every name and number is made up. */
export const demoAchievements: DemoAchievement[] = [
  {
    picture: 'cup',
    title: 'State under-15 champion',
    studentName: 'Rutuja Salunke',
    description:
      'Nine rounds without a loss. Before the last one Rutuja walked twice around the hall, ate a banana, and then found a quiet rook move that three coaches had missed.',
    location: 'Nashik',
    ratingChange: '+115',
    tags: ['State', 'Under 15', 'Champion', 'Classical'],
    daysOld: 12,
  },
  {
    picture: 'knight',
    title: 'First international rating',
    studentName: 'Omkar Jagtap',
    description:
      'From learning the knight’s move at our Sunday class to a published rating in nineteen months. Omkar still arrives first and sets up every board.',
    location: 'Pune',
    ratingChange: '1487',
    tags: ['First rating', 'Rapid'],
    daysOld: 34,
  },
  {
    picture: 'queen-medallion',
    title: 'Best woman player, West Zone',
    studentName: 'Vaishnavi Kharat',
    description:
      'Seven points from nine against the strongest field she has met. Her endgame from round six now hangs on our wall as homework.',
    location: 'Kolhapur',
    ratingChange: '+86',
    tags: ['West Zone', 'Women', 'Classical'],
    daysOld: 58,
  },
  {
    picture: 'pawns',
    title: 'District school team gold',
    studentName: 'Zilla Parishad School team',
    description:
      'Four classmates who share two boards at school won every match of the day. They have five boards now, and a waiting list.',
    location: 'Ahilyanagar',
    ratingChange: '',
    tags: ['Team', 'District', 'Gold', 'School'],
    daysOld: 90,
  },
  {
    picture: 'king',
    title: 'Beat a player rated above 2300',
    studentName: 'Siddharth Pawar',
    description:
      'A king’s march over the whole board in time trouble, with eleven seconds left. Siddharth says he only saw the way because he was too tired to be afraid.',
    location: 'Mumbai',
    ratingChange: '2300+',
    tags: ['Open', 'Upset'],
    daysOld: 121,
    translations: {
      mr: {
        title: '2300 पेक्षा जास्त रेटिंगच्या खेळाडूवर विजय',
        studentName: 'सिद्धार्थ पवार',
        description:
          'वेळ संपत आलेली, फक्त अकरा सेकंद शिल्लक, आणि राजा पटावर एका टोकापासून दुसऱ्या टोकापर्यंत चालत गेला. सिद्धार्थ म्हणतो, घाबरण्याइतकीही ताकद उरली नव्हती, म्हणून वाट दिसली.',
        location: 'मुंबई',
      },
      hi: {
        title: '2300 से अधिक रेटिंग वाले खिलाड़ी पर जीत',
        studentName: 'सिद्धार्थ पवार',
        description:
          'समय लगभग समाप्त, केवल ग्यारह सेकंड बाकी, और राजा बिसात के एक छोर से दूसरे छोर तक चलता गया। सिद्धार्थ कहते हैं, थकान इतनी थी कि डर ही नहीं लगा, इसलिए रास्ता दिख गया।',
        location: 'मुंबई',
      },
    },
  },
  {
    picture: 'pawn-medallion',
    title: 'Biggest rating gain of the season',
    studentName: 'Ishwari Bhosale',
    description:
      'Two hundred and twelve points in one summer, one tactic sheet a day, never skipped. The smallest pawn on our club board is hers to keep.',
    location: 'Satara',
    ratingChange: '+212',
    tags: ['Rating', 'Under 11'],
    daysOld: 167,
  },
  {
    picture: 'rook',
    title: 'Runner-up, Diwali Rapid',
    studentName: 'Aarav Lokhande',
    description:
      'Lost the first game, won the next seven. Aarav’s father drove through the night from the fields so that he could play; the trophy stands in the tractor shed.',
    location: 'Aurangabad Road, Newasa',
    ratingChange: '+41',
    tags: ['Rapid', 'Runner-up'],
    daysOld: 214,
  },
  {
    picture: 'king-medallion',
    title: 'Arbiter at sixteen',
    studentName: 'Neha Gaikwad',
    description:
      'Passed the state arbiters’ seminar as its youngest candidate, and ran our Under-13 day the week after without one dispute left open.',
    location: 'Sangamner',
    ratingChange: '',
    tags: ['Arbiter', 'State'],
    daysOld: 300,
  },
]

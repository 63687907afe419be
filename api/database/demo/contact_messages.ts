/** Sample content. Every name and number is made up. */
export const demoContactMessages = [
  {
    name: 'Sunita Deore',
    email: 'sunita.deore@mail.example',
    phone: '+91-55501-20417',
    subject: 'Sunday class for my daughter',
    message:
      'Namaskar. My daughter is eight and plays with her grandfather every evening. She would like to join the Sunday class. Is there still a place, and may she come once to try?',
    isRead: false,
    hoursOld: 3,
  },
  {
    name: 'Prakash Wagh',
    email: 'headmaster@zpschool.example',
    phone: '(55502)33190',
    subject: 'Coach for our school',
    message:
      'We have forty children who want to learn and six boards. Could one of your coaches visit us on two Fridays a month? The bus stops in front of the school, and we can offer lunch.',
    isRead: false,
    hoursOld: 26,
  },
  {
    name: 'Farhan Shaikh',
    email: 'farhan.s@mail.example',
    phone: '',
    subject: 'Online coaching timings',
    message:
      'I work in shifts and can only study after 9 pm. Do the individual online sessions have evening slots, and can I change the day from week to week?',
    isRead: false,
    hoursOld: 71,
  },
  {
    name: 'Meenakshi Joshi',
    email: 'meenakshi.joshi@mail.example',
    phone: '+91-55503-77120',
    subject: '',
    message:
      'Thank you for the First Steps tournament. My father is 71, won two games, and has not stopped talking about it since. When is the next one?',
    isRead: true,
    hoursOld: 190,
  },
]

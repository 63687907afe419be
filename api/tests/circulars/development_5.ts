import type { Circular } from '#tests/circulars/circular'

/** Fifteen in styles that none of the others has: quoted mail, hashtags, columns, prose. All of it made up. */
export const development5: Circular[] = [
  {
    text: `> From: Secretary, Deccan Chess Federation
> Sent: Tuesday, 1 December 2026 11:04
> Subject: Fwd: 6th Deccan Classic - invitation to clubs
>
> Dear club secretaries,
>
> kindly circulate among your members.
>
> 6TH DECCAN CLASSIC FIDE RATED CHESS TOURNAMENT
>
> WHEN AND WHERE
> Thursday 4 March to Sunday 7 March 2027, Poona Gymkhana Hall, Bund Garden Road, Pune 411001.
>
> PLAY
> Seven rounds, Swiss, 90 min + 30 sec from the first move. Default time is 30 minutes.
>
> FEES
> Rs 1,800 until 15 February 2027, Rs 2,200 (late entry) until 22 February 2027. No entries after that. GM, IM free.
>
> PRIZES
> 1st 60,000; 2nd 40,000; 3rd 25,000; 4th 15,000; 5th 10,000; 6th-10th 5,000 each.
> Best woman 5,000; best U-15 5,000.
>
> ON THE FIRST DAY
> Report by 10.30 a.m.; round one at noon.
>
> HOW TO ENTER
> https://deccanchess.example/classic6 - the arbiter is IA Rohan Shetty (99900 11122, only for rules). For everything else write to or call Sheela Kulkarni, 99900 33344.`,
    expected: {
      title: '6TH DECCAN CLASSIC FIDE RATED CHESS TOURNAMENT',
      startDate: '2027-03-04',
      endDate: '2027-03-07',
      entryDeadline: '2027-02-15',
      reportingTime: '10:30',
      venue: 'Poona Gymkhana Hall, Bund Garden Road, Pune 411001',
      city: 'Pune',
      entryFee: '1800',
      rounds: '7',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      contactName: 'Sheela Kulkarni',
      contactPhone: '99900 33344',
      formLink: 'https://deccanchess.example/classic6',
      prizes: [
        '1st|60000',
        '2nd|40000',
        '3rd|25000',
        '4th|15000',
        '5th|10000',
        '6th-10th|5000',
        'Best woman|5000',
        'best U-15|5000',
      ],
    },
  },
  {
    text: `बुद्धिबळ स्पर्धा 🏁 बुद्धिबळ स्पर्धा 🏁
धाराशिव शहर चेस क्लब
"तेरणा करंडक" जलद बुद्धिबळ स्पर्धा, वर्ष तिसरे

ता. २३/०१/२७ शनिवार, ठीक ९ ला हजेरी, ९.४५ ला पहिली फेरी
जागा - यशवंतराव चव्हाण सभागृह, जुनी नगरपालिका, धाराशिव
नोंदणी फी - मोठ्यांना ३०० ₹, १६ खाली १५० ₹
नोंदणी बंद - २० जाने
फेऱ्या ६ , वेळ प्रत्येकास १५ मि. + ५ सेकंद , स्विस पद्धत
पहिलं बक्षीस - ५५५५ रु + करंडक
दुसरं बक्षीस - ३३३३ रु
तिसरं बक्षीस - २२२२ रु
उत्तेजनार्थ ३ - प्रत्येकी ५५५ रु
खेळाडू मर्यादा - १००
बोला : संतोष ९७६७० १११११ किंवा अमर ९७६७० २२२२२`,
    expected: {
      title: '"तेरणा करंडक" जलद बुद्धिबळ स्पर्धा, वर्ष तिसरे',
      startDate: '2027-01-23',
      entryDeadline: '2027-01-20',
      reportingTime: '09:00',
      venue: 'यशवंतराव चव्हाण सभागृह, जुनी नगरपालिका, धाराशिव',
      city: 'धाराशिव',
      entryFee: '300',
      maxParticipants: '100',
      rounds: '6',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      contactName: 'संतोष',
      contactPhone: '97670 11111',
      prizes: ['पहिलं बक्षीस|5555', 'दुसरं बक्षीस|3333', 'तिसरं बक्षीस|2222', 'उत्तेजनार्थ ३|555'],
    },
  },
  {
    text: `SPORTS EVENT DETAILS\tCHESS
Event name\tSamarth Rapid Chess Open
Organised by\tSamarth Krida Mandal
Event date(s)\t13-Feb-2027 to 14-Feb-2027
Gate opens\t8:00 AM
Player check-in\t8:30 AM
Address\tSamarth Vidyalaya, Plot 12, Gangapur Road, Nashik, MH 422013
Ticket / entry\tINR 450.00
Register by\t10-Feb-2027 18:00
Capacity\t220 players
Play format\tSwiss, 8 rounds
Clock\t12m + 3s
FIDE rated\tNo
Prize 1\t12000
Prize 2\t9000
Prize 3\t6000
Prize 4\t4000
Support\tHemant Wagh, +91 99700-12121
Link\thttps://townevents.example/e/samarth-rapid`,
    expected: {
      title: 'Samarth Rapid Chess Open',
      startDate: '2027-02-13',
      endDate: '2027-02-14',
      entryDeadline: '2027-02-10',
      reportingTime: '08:30',
      venue: 'Samarth Vidyalaya, Plot 12, Gangapur Road, Nashik, MH 422013',
      city: 'Nashik',
      entryFee: '450',
      maxParticipants: '220',
      rounds: '8',
      format: 'Swiss',
      timeControl: '12 min + 3 sec',
      rated: 'no',
      contactName: 'Hemant Wagh',
      contactPhone: '+91 99700-12121',
      formLink: 'https://townevents.example/e/samarth-rapid',
      prizes: ['Prize 1|12000', 'Prize 2|9000', 'Prize 3|6000', 'Prize 4|4000'],
    },
  },
  {
    text: `इंदौर। नगर शतरंज परिषद द्वारा 'अहिल्या ट्रॉफी' ओपन शतरंज प्रतियोगिता का आयोजन 30 एवं 31 जनवरी 2027 को बास्केटबॉल कॉम्प्लेक्स, रेसकोर्स रोड, इंदौर में किया जा रहा है। प्रतियोगिता 7 चक्रों में स्विस लीग पद्धति से खेली जाएगी तथा प्रत्येक खिलाड़ी को 20 मिनट के साथ प्रति चाल 5 सेकंड अतिरिक्त मिलेंगे। प्रवेश शुल्क 400 रुपये रखा गया है। इच्छुक खिलाड़ी 25 जनवरी तक https://ahilya.example/open पर पंजीयन करा सकते हैं। खिलाड़ियों को पहले दिन सुबह 9 बजे उपस्थित होना होगा। विजेता को 15 हजार, उपविजेता को 10 हजार तथा तीसरे स्थान पर रहने वाले खिलाड़ी को 7 हजार रुपये दिए जाएँगे। अधिक जानकारी के लिए सचिव अनिल फतेहचंदानी से 98930 12345 पर संपर्क किया जा सकता है।`,
    expected: {
      title: "'अहिल्या ट्रॉफी' ओपन शतरंज प्रतियोगिता",
      startDate: '2027-01-30',
      endDate: '2027-01-31',
      entryDeadline: '2027-01-25',
      reportingTime: '09:00',
      venue: 'बास्केटबॉल कॉम्प्लेक्स, रेसकोर्स रोड, इंदौर',
      city: 'इंदौर',
      entryFee: '400',
      rounds: '7',
      format: 'Swiss',
      timeControl: '20 min + 5 sec',
      contactName: 'अनिल फतेहचंदानी',
      contactPhone: '98930 12345',
      formLink: 'https://ahilya.example/open',
      prizes: ['विजेता|15000', 'उपविजेता|10000', 'तीसरे स्थान|7000'],
    },
  },
  {
    text: `#chess #satara #weekend
~ SATARA SUNDAY SWISS vol. 14 ~
03.01.2027 // 10am (come by 9.40) // kanya shala hall, rajpath, satara
6 rds // 10'+5" // unrated, all levels
200/- (100/- for students) pay at desk // pre-register till sat 2 jan 5pm
prizes => 1) 1k 2) 700 3) 500 + best U12 300
reg => bit.ly/sss14 // map => maps.app.goo.gl/sss14hall
ping omkar 88880 77777`,
    expected: {
      title: 'SATARA SUNDAY SWISS vol. 14',
      startDate: '2027-01-03',
      entryDeadline: '2027-01-02',
      reportingTime: '09:40',
      venue: 'kanya shala hall, rajpath, satara',
      city: 'satara',
      mapUrl: 'https://maps.app.goo.gl/sss14hall',
      entryFee: '200',
      rounds: '6',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      rated: 'no',
      contactName: 'omkar',
      contactPhone: '88880 77777',
      formLink: 'https://bit.ly/sss14',
      prizes: ['1|1000', '2|700', '3|500', 'best U12|300'],
    },
  },

  {
    text: `नांदेड जिल्हा बुद्धिबळ संघटना
माहिती पत्रक
स्पर्धेचे नाव
गोदावरी चषक खुली रॅपिड बुद्धिबळ स्पर्धा २०२७
स्पर्धेचा दिनांक
१३ व १४ मार्च २०२७
स्पर्धेचे ठिकाण
कुसुम सभागृह, व्हीआयपी रोड, नांदेड
हजेरीची वेळ
सकाळी ८.४५
प्रवेश शुल्क
रु. ४५०/-
विलंब शुल्क (१० मार्च नंतर)
रु. ६००/-
नाव नोंदणीची अंतिम तारीख
१० मार्च २०२७
एकूण फेऱ्या
८
खेळाची पद्धत
स्विस
वेळ मर्यादा
१५ मिनिटे + १० सेकंद
कमाल खेळाडू
२४०
क्रमांक
रक्कम
१
₹ २१,०००
२
₹ १५,०००
३
₹ ११,०००
४ ते ६
₹ ५,०००
७ ते १५
₹ १,५००
उत्कृष्ट महिला
₹ २,०००
संपर्क
श्री. गंगाधर पांचाळ
९४०३० ४५६७८
नोंदणी लिंक
https://nanded.example/godavari`,
    expected: {
      title: 'गोदावरी चषक खुली रॅपिड बुद्धिबळ स्पर्धा २०२७',
      startDate: '2027-03-13',
      endDate: '2027-03-14',
      entryDeadline: '2027-03-10',
      reportingTime: '08:45',
      venue: 'कुसुम सभागृह, व्हीआयपी रोड, नांदेड',
      city: 'नांदेड',
      entryFee: '450',
      maxParticipants: '240',
      rounds: '8',
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
      contactName: 'श्री. गंगाधर पांचाळ',
      contactPhone: '94030 45678',
      formLink: 'https://nanded.example/godavari',
      prizes: ['1|21000', '2|15000', '3|11000', '4 ते 6|5000', '7 ते 15|1500', 'उत्कृष्ट महिला|2000'],
    },
  },
  {
    text: `*Margao Chess Lovers' Club*
cordially invites you to its
*SILVER JUBILEE OPEN CHESS TOURNAMENT*
(Standard time control, unrated)

Where & when:
Ravindra Bhavan, Fatorda, Margao - Goa, on 26th, 27th and 28th February 2027

Details:
Round robin in groups is NOT played; it is a 7-round Swiss.
TC - 45 mins + 15 secs
Reporting for all on 26th February at 2.30 p.m., Round 1 at 3.30 p.m.
Fee structure: Members ₹400 | Non-members ₹600
Entries close 22/02/2027, or when 96 players have registered.

Prize structure
Winner – ₹20k | Runner-up – ₹14k | 3rd – ₹10k | 4th – ₹7k | 5th – ₹5k
6th–10th – ₹2k each
Age group winners (U-8, U-10, U-12) – medals

Accommodation: Hotel Woodlands, 0832-2712345 (special rate ₹900)
Questions? Menino 98221 98221 or Sudesh 98222 98222
Pay and register on https://margaochess.example/sj25`,
    expected: {
      title: 'SILVER JUBILEE OPEN CHESS TOURNAMENT',
      startDate: '2027-02-26',
      endDate: '2027-02-28',
      entryDeadline: '2027-02-22',
      reportingTime: '14:30',
      venue: 'Ravindra Bhavan, Fatorda, Margao - Goa',
      city: 'Margao',
      maxParticipants: '96',
      rounds: '7',
      format: 'Swiss',
      timeControl: '45 min + 15 sec',
      rated: 'no',
      contactName: 'Menino',
      contactPhone: '98221 98221',
      formLink: 'https://margaochess.example/sj25',
      prizes: [
        'Winner|20000',
        'Runner-up|14000',
        '3rd|10000',
        '4th|7000',
        '5th|5000',
        '6th–10th|2000',
      ],
    },
  },
  {
    text: `RAIGAD ZILLA CHESS ASSOCIATION (Recognised by M.C.A.)
Circular to all clubs - dt. 04.12.2026

RAIGAD DISTRICT U-9 / U-11 SELECTION TRIALS 2027 (Boys and Girls)

Sat 09.01.2027 (U-9), Sun 10.01.2027 (U-11)
Hall no. 3, Changu Kana Thakur College, New Panvel
9.00 a.m. reporting, 9.45 a.m. first round
Swiss, 6 rounds, G25+10
Entry : Rs.250 per player per group, by 5th January through club
Rs.100 extra up to 7th January
Born on or after 01.01.2018 (U-9) and 01.01.2016 (U-11)
Top 2 boys + top 2 girls of each group go to State
Info: Nilesh Patil (Jt. Secretary) / 97020 97020, Sangeeta Rane / 97021 97021
Form: docs.google.com/forms/d/xyz123/viewform`,
    expected: {
      title: 'RAIGAD DISTRICT U-9 / U-11 SELECTION TRIALS 2027 (Boys and Girls)',
      startDate: '2027-01-09',
      endDate: '2027-01-10',
      entryDeadline: '2027-01-05',
      reportingTime: '09:00',
      venue: 'Hall no. 3, Changu Kana Thakur College, New Panvel',
      city: 'Panvel',
      entryFee: '250',
      rounds: '6',
      format: 'Swiss',
      timeControl: '25 min + 10 sec',
      contactName: 'Nilesh Patil',
      contactPhone: '97020 97020',
      formLink: 'https://docs.google.com/forms/d/xyz123/viewform',
    },
  },
  {
    text: `🎉 दसरा दिवाळी धमाका 🎉
💥 यशवंत चेस अकॅडमी, कराड 💥 घेऊन येत आहे
♟ *YASHWANT DIWALI RAPID 2026* ♟ (FIDE rated नाही)
👉 तारीख 29 Nov 2026 रविवार
👉 स्थळ: Hotel Sangam banquet, Kolhapur Naka, कराड
👉 9 rounds, 10+3
👉 Entry ₹ 300 फक्त, स्पॉट एन्ट्री ₹ 400
👉 27 Nov रात्री 9 पर्यंत entry
👉 सकाळी 8.30 ला हजर रहावे
बक्षिसे 👇👇
1. 7000/- + चषक
2. 5000/- + चषक
3. 3000/- + चषक
4. 2000/-
5. 1500/-
6 to 12. 700/-
1000 to 1399 rating : 1000, 700, 500
Best Karad : 1000
📲 फोन पे 98600 00001 (पैसे पाठवून screenshot whatsapp करा)
📞 अधिक माहिती : विशाल सर 98600 00002`,
    expected: {
      title: 'YASHWANT DIWALI RAPID 2026',
      startDate: '2026-11-29',
      entryDeadline: '2026-11-27',
      reportingTime: '08:30',
      venue: 'Hotel Sangam banquet, Kolhapur Naka, कराड',
      city: 'कराड',
      entryFee: '300',
      rounds: '9',
      timeControl: '10 min + 3 sec',
      rated: 'no',
      contactName: 'विशाल सर',
      contactPhone: '98600 00002',
      prizes: [
        '1|7000',
        '2|5000',
        '3|3000',
        '4|2000',
        '5|1500',
        '6 to 12|700',
        '1000 to 1399 rating 1st|1000',
        '1000 to 1399 rating 2nd|700',
        '1000 to 1399 rating 3rd|500',
        'Best Karad|1000',
      ],
    },
  },
  {
    text: `DHULE CITY CHESS CLUB'S
VASANTRAO NAIK CUP
(Inter-school team chess)
Event dates ...... 18 & 19 January 2027
Place ............ Rajwade Mandal Hall, Lane 5, Dhule
Teams ............ 4 boards + 1 reserve
Entry per team ... Rs. 600
Last date ........ 14 January 2027
Rounds ........... 6, Swiss
Rate of play ..... 30 min per player
Starts at ........ 9.30 am daily
Awards ........... Cups for the first three teams
Cash: I - Rs. 6,000, II - Rs. 4,000, III - Rs. 2,000; best on board one Rs. 500
Convenor ......... Prof. Ashok Mahajan, mob. 9420 011 223`,
    expected: {
      title: 'VASANTRAO NAIK CUP',
      startDate: '2027-01-18',
      endDate: '2027-01-19',
      entryDeadline: '2027-01-14',
      reportingTime: '09:30',
      venue: 'Rajwade Mandal Hall, Lane 5, Dhule',
      city: 'Dhule',
      entryFee: '600',
      rounds: '6',
      format: 'Swiss',
      timeControl: '30 min',
      contactName: 'Prof. Ashok Mahajan',
      contactPhone: '9420 011 223',
      prizes: ['I|6000', 'II|4000', 'III|2000', 'best on board one|500'],
    },
  },

  {
    text: `🔔 *शतरंज खेळाडूंसाठी आनंदाची बातमी* 🔔
*अजिंक्य क्रीडा मंडळ, फलटण* व *फलटण तालुका बुद्धिबळ असो.* आयोजित
👑 *फलटण ओपन रॅपिड २०२७* 👑
📆 रविवार, २८/०२/२०२७
🕘 ८.३० रिपोर्टिंग / ९.१५ पहिली फेरी
🏫 मुधोजी महाविद्यालय हॉल, फलटण
💳 ₹ ३५० (ऑनलाइन), जागेवर ₹ ५००
♟️ ८ राऊंड | 12 min + 3 sec | Swiss
🗓️ नोंदणी २५ फेब्रुवारी पर्यंतच
🏆 बक्षिसे 🏆
🥇 ७,००० + चषक
🥈 ५,००० + चषक
🥉 ३,००० + चषक
4️⃣ २,०००
5️⃣ १,५००
6️⃣ ते 🔟 ७००
उत्कृष्ट फलटण तालुका - १०००
बेस्ट महिला - १०००
🔗 bit.ly/phaltan27
☎️ अमोल 98901 23456 | सागर 98901 23457`,
    expected: {
      title: 'फलटण ओपन रॅपिड २०२७',
      startDate: '2027-02-28',
      entryDeadline: '2027-02-25',
      reportingTime: '08:30',
      venue: 'मुधोजी महाविद्यालय हॉल, फलटण',
      city: 'फलटण',
      entryFee: '350',
      rounds: '8',
      format: 'Swiss',
      timeControl: '12 min + 3 sec',
      contactName: 'अमोल',
      contactPhone: '98901 23456',
      formLink: 'https://bit.ly/phaltan27',
      prizes: [
        '1st|7000',
        '2nd|5000',
        '3rd|3000',
        '4|2000',
        '5|1500',
        '6 ते 10|700',
        'उत्कृष्ट फलटण तालुका|1000',
        'बेस्ट महिला|1000',
      ],
    },
  },
  {
    text: `BHARUCH DISTRICT CHESS FEDERATION
(Affiliated to Gujarat State Chess Association)
NARMADA GREEN CITY ALL GUJARAT OPEN RAPID TOURNAMENT – 2027
Sponsored by M/s. Narmada Chem Ltd.

PARTICULARS                      INFORMATION
Date of Event                    Sunday, 17th January, 2027
Venue of Event                   Dhirubhai Hall, GNFC Township, Bharuch
Reporting of players             8:30 to 9:00 a.m.
Commencement of 1st round        9:30 a.m.
No. of rounds & system           7, Swiss
Time for each player             20 minutes + 5 seconds
Registration fee                 Rs. 400/- (up to 10.01.2027)
Registration fee with late fee   Rs. 500/- (11.01.2027 to 14.01.2027)
Last date                        14.01.2027
Entry to be filled at            https://forms.gle/BharuchR27
Fee to be paid by                UPI 98250 00001@okupi
Organising Secretary             Mr. Kalpesh Gandhi, 98250 00002
Chief Arbiter                    IA Bhavesh Patel, 98250 00003

CASH PRIZES
Rank          Open          Below 1500          Girls
1             11,000        3,000               3,000
2             8,000         2,000               2,000
3             6,000         1,000               1,000
4             4,000
5             3,000`,
    expected: {
      title: 'NARMADA GREEN CITY ALL GUJARAT OPEN RAPID TOURNAMENT – 2027',
      startDate: '2027-01-17',
      reportingTime: '08:30',
      venue: 'Dhirubhai Hall, GNFC Township, Bharuch',
      city: 'Bharuch',
      entryFee: '400',
      entryDeadline: '2027-01-14',
      rounds: '7',
      format: 'Swiss',
      timeControl: '20 min + 5 sec',
      contactName: 'Mr. Kalpesh Gandhi',
      contactPhone: '98250 00002',
      formLink: 'https://forms.gle/BharuchR27',
      prizes: [
        'Open 1|11000',
        'Below 1500 1|3000',
        'Girls 1|3000',
        'Open 2|8000',
        'Below 1500 2|2000',
        'Girls 2|2000',
        'Open 3|6000',
        'Below 1500 3|1000',
        'Girls 3|1000',
        'Open 4|4000',
        'Open 5|3000',
      ],
    },
  },
  {
    text: `Gm all, pls share in ur groups
One day rapid at Ratnagiri on 14 feb sunday 2027
Venue Swayamvar mangal karyalay, nachane road ratnagiri
Entry 300 only, u can pay on spot also (350)
7 rnds swiss , 15 mins + 5 sec
prizes 1st 6000 2nd 4000 3rd 3000 4th 2000 5 to 8 1000 each
u9 u11 u13 u15 top 3 medals
Best female 700, best local 700
report 8.45 sharp, lunch incl
confirm ur entry before 12 feb to Vivek sir 9422012345
gpay same no
limited seats 100`,
    expected: {
      title: 'One day rapid',
      startDate: '2027-02-14',
      entryDeadline: '2027-02-12',
      reportingTime: '08:45',
      venue: 'Swayamvar mangal karyalay, nachane road ratnagiri',
      city: 'ratnagiri',
      entryFee: '300',
      maxParticipants: '100',
      rounds: '7',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      contactName: 'Vivek sir',
      contactPhone: '9422012345',
      prizes: [
        '1st|6000',
        '2nd|4000',
        '3rd|3000',
        '4th|2000',
        '5 to 8|1000',
        'Best female|700',
        'best local|700',
      ],
    },
  },
  {
    text: `1st Shri Kshetra Gangapur – Datta Jayanti
FIDE RATING OPEN CLASSICAL CHESS TOURNAMENT
22nd December to 26th December 2026
Organised by : Kalaburagi Zilla Chess Samithi
Event Code : 439911/KAR/2026
Tournament Hall : Sharana Basava Convention Hall, Jewargi Road, Kalaburagi, Karnataka – 585103
Participation : Open to all players registered with AICF for the year 2026-27
Entry fee : ₹2000/- up to 10-12-2026
₹2500/- from 11-12-2026 to 15-12-2026
GM/IM & women titled players : Nil
System : 9 Rounds Swiss on Swiss-Manager
Time control : 90 mins + 30 secs per move from move 1
Players' meeting : 22-12-2026, 9.30 a.m. ; Round 1 : 10.30 a.m.
Total prize fund : ₹3,50,000/-
1st prize ₹60,000 + Trophy 2nd prize ₹40,000 + Trophy
3rd prize ₹30,000 + Trophy 4th prize ₹20,000
5th to 8th prize ₹10,000 each 9th to 15th prize ₹6,000 each
Below 1800 – ₹5,000, ₹4,000, ₹3,000
Below 1600 – ₹5,000, ₹4,000, ₹3,000
Accommodation : Free dormitory; contact Sri Basavaraj 94480 00001
Payment : A/c 1234567890123, IFSC SBIN0001234
Enquiries : Sri Shivakumar Patil (Secretary) 94480 00002 / 08472-223344
Registration : www.kzcs.example/register`,
    expected: {
      title:
        '1st Shri Kshetra Gangapur – Datta Jayanti FIDE RATING OPEN CLASSICAL CHESS TOURNAMENT',
      startDate: '2026-12-22',
      endDate: '2026-12-26',
      entryDeadline: '2026-12-15',
      reportingTime: '09:30',
      venue: 'Sharana Basava Convention Hall, Jewargi Road, Kalaburagi, Karnataka – 585103',
      city: 'Kalaburagi',
      entryFee: '2000',
      rounds: '9',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      federationCodes: '439911/KAR/2026',
      eligibility: 'Open to all players registered with AICF for the year 2026-27',
      contactName: 'Sri Shivakumar Patil',
      contactPhone: '94480 00002',
      formLink: 'https://www.kzcs.example/register',
      prizes: [
        '1st prize|60000',
        '2nd prize|40000',
        '3rd prize|30000',
        '4th prize|20000',
        '5th to 8th prize|10000',
        '9th to 15th prize|6000',
        'Below 1800 1st|5000',
        'Below 1800 2nd|4000',
        'Below 1800 3rd|3000',
        'Below 1600 1st|5000',
        'Below 1600 2nd|4000',
        'Below 1600 3rd|3000',
      ],
    },
  },
  {
    text: `श्री गणेशोत्सव मंडळ, तासगाव
विद्यार्थी बुद्धिबळ स्पर्धा
(फक्त तासगाव तालुक्यातील शाळांसाठी)
स्पर्धेची तारीख- २१ जानेवारी २०२७ वार- गुरुवार
वेळ- सकाळी १०.०० पासून
ठिकाण- पांडुरंग सभागृह, तासगाव ता.तासगाव जि.सांगली
गट- १) ५ वी पर्यंत २) ६ वी ते ८ वी ३) ९ वी ते १० वी
प्रवेश फी- प्रति विद्यार्थी ५०/-रु
नावे देण्याची अंतिम मुदत- १८ जानेवारी २०२७ सायं. ५ पर्यंत
बक्षीसे- प्रत्येक गटात प्रथम ७०१/- द्वितीय ५०१/- तृतीय ३०१/- व प्रमाणपत्र
अधिक माहितीसाठी संपर्क- श्री.पी.आर.माने सर मो.नं.९८९०१११२२२
श्री.एस.के.जाधव सर मो.नं.९८९०१११३३३`,
    expected: {
      title: 'विद्यार्थी बुद्धिबळ स्पर्धा',
      startDate: '2027-01-21',
      entryDeadline: '2027-01-18',
      reportingTime: '10:00',
      venue: 'पांडुरंग सभागृह, तासगाव ता.तासगाव जि.सांगली',
      city: 'तासगाव',
      entryFee: '50',
      eligibility: 'फक्त तासगाव तालुक्यातील शाळांसाठी',
      contactName: 'श्री.पी.आर.माने सर',
      contactPhone: '9890111222',
      prizes: ['प्रथम|701', 'द्वितीय|501', 'तृतीय|301'],
    },
  },
]

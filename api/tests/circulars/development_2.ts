import type { Circular } from '#tests/circulars/circular'

/** Six by somebody who did not know the reader, numbered on from the first part. All of it made up. */
export const development2: Circular[] = [
  // 36. Not sure: eligibility ('Open for all'), categories (the age groups only get trophies).
  {
    text: `🙏🏻 *Forwarded as received* 🙏🏻
*कृष्णाकाठ चेस क्लब, सांगली आयोजित*
♟️ *KRISHNA VALLEY OPEN RAPID CHESS TOURNAMENT 2027* ♟️
_(Open for all - सर्वांसाठी खुली)_

🗓 *रविवार 17 January 2027*
🏢 ठिकाण - भावे सभागृह, near Rajwada Chowk, Sangli
🕣 Reporting 8.30am, 1st round 9.30 sharp

💸 Entry fees - 500/-
▪️Early bird (31 Dec पर्यंत) - 400/-
▪️Last date 12 Jan
▪️Late fee Rs 200 extra (13 & 14 Jan)
❌ No spot entry ❌

⏳ 15+5 | 8 rounds swiss

💰 Total Cash Prizes Rs 51,000/- 💰
1st 15,000/- + trophy
2nd 10,000/- + trophy
3rd 7,000/- + trophy
4th 4,000/-
5th 3,000/-
6th to 10th 1,000/- each
*Special prizes Below 1600*
1st 3000/-
2nd 2000/-
Best Veteran 1000/-
Best Female 1000/-
U-9, U-11, U-13, U-15 : 3 trophies each

GPay / PhonePe : krishnakath@okupi
नोंदणी 👉 https://forms.gle/KvOpen27
📞 संपर्क : Sanket Patil 55501 20001, Amol Kore 55501 20002`,
    expected: {
      title: 'KRISHNA VALLEY OPEN RAPID CHESS TOURNAMENT 2027',
      startDate: '2027-01-17',
      entryDeadline: '2027-01-12',
      reportingTime: '08:30',
      venue: 'भावे सभागृह, near Rajwada Chowk, Sangli',
      city: 'Sangli',
      entryFee: '500',
      rounds: '8',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      contactName: 'Sanket Patil',
      contactPhone: '55501 20001',
      formLink: 'https://forms.gle/KvOpen27',
      prizes: [
        '1st|15000',
        '2nd|10000',
        '3rd|7000',
        '4th|4000',
        '5th|3000',
        '6th to 10th|1000',
        'Below 1600 1st|3000',
        'Below 1600 2nd|2000',
        'Best Veteran|1000',
        'Best Female|1000',
      ],
    },
  },
  // 37. The venue runs over two lines of the page; the special prizes are a table of three columns.
  {
    text: `SATARA CHESS FOUNDATION
(Regd. MAH/4471/SATARA)
under the aegis of Satara District Chess Association
P R O S P E C T U S
1st Ajinkyatara All India Open FIDE Rating Chess Tournament
AICF Event Code : 441907/MAH/2027
Page 1 of 3
1. Venue : Krishnai Sanskrutik Bhavan, Behind Powai Naka
Post Office, Satara - 415001
2. Date : 9th April 2027 to 13th April 2027
3. Total Prize Fund : Rs. 4,09,000/- (Rupees Four Lakh Nine Thousand only)
4. System of play : Swiss, 9 Rounds
5. Rate of play : 90 minutes for the whole game with an increment of 30 seconds
per move starting from move 1. Default time 30 minutes.
6. Eligibility : Open to all players having valid AICF registration for 2026-27
7. Entry Fee :
Upto 15th March 2027        Rs. 2,500/-
16th to 31st March 2027     Rs. 3,000/- (with late fee)
GM / IM / WGM / WIM         Free
Entries received after 31st March 2027 will not be accepted.
8. Registration link : https://satarachess.example/fide-open
9. Players shall report on 9th April 2027 before 11.00 a.m. Round 1 starts at 2.00 p.m.
10. Main Prizes
1st Rs. 1,00,000/- & Trophy
2nd Rs. 60,000/- & Trophy
3rd Rs. 40,000/- & Trophy
4th Rs. 30,000/-
5th Rs. 20,000/-
6th to 10th Rs. 10,000/- each
11th to 20th Rs. 5,000/- each
Page 2 of 3
Special Prizes
              1st      2nd     3rd
Below 1800    10,000   7,000   5,000
Below 1600    10,000   7,000   5,000
Best Veteran  5,000
Best Woman    5,000
Best Satara District Player  5,000
11. Only one prize per player. Cash prizes will be paid by NEFT after deducting TDS of 30%.
12. Dormitory accommodation Rs. 350/- per head per day: Mr. Deepak Bhosle 5550244001
13. Chief Arbiter : IA Shrikant Phalke
14. For queries contact : Mr. Yashwant Ghorpade (Tournament Director) 5550244002 / 5550244003
e-mail fideopen@satarachess.example
15. Bank details : A/c No. 60210004471, IFSC MAHB0000447, UPI 5550244009@okupi`,
    expected: {
      title: '1st Ajinkyatara All India Open FIDE Rating Chess Tournament',
      startDate: '2027-04-09',
      endDate: '2027-04-13',
      entryDeadline: '2027-03-31',
      reportingTime: '11:00',
      venue: 'Krishnai Sanskrutik Bhavan, Behind Powai Naka Post Office, Satara - 415001',
      city: 'Satara',
      entryFee: '2500',
      rounds: '9',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      eligibility: 'Open to all players having valid AICF registration for 2026-27',
      federationCodes: '441907/MAH/2027',
      contactName: 'Mr. Yashwant Ghorpade',
      contactPhone: '5550244002',
      formLink: 'https://satarachess.example/fide-open',
      prizes: [
        '1st|100000',
        '2nd|60000',
        '3rd|40000',
        '4th|30000',
        '5th|20000',
        '6th to 10th|10000',
        '11th to 20th|5000',
        'Below 1800 1st|10000',
        'Below 1800 2nd|7000',
        'Below 1800 3rd|5000',
        'Below 1600 1st|10000',
        'Below 1600 2nd|7000',
        'Below 1600 3rd|5000',
        'Best Veteran|5000',
        'Best Woman|5000',
        'Best Satara District Player|5000',
      ],
    },
  },
  // 38. The late fee names no date; the prizes are for each group.
  {
    text: `॥ श्री ॥
करवीर बुद्धिबळ अकादमी, कोल्हापूर यांच्या वतीने
स्व. आप्पासाहेब माने स्मृती जिल्हास्तरीय जलद बुद्धिबळ स्पर्धा
(९, ११, १३ व १५ वर्षांखालील मुले व मुली)
दि. २६ व २७ डिसेंबर २०२६ (शनिवार व रविवार)
स्पर्धेचे ठिकाण : महावीर मंगल कार्यालय, बिंदू चौकाजवळ, कोल्हापूर
हजेरी : सकाळी ८.४५ पर्यंत. पहिली फेरी ९.३० वाजता सुरू होईल
स्पर्धा स्विस लीग पद्धतीने ७ फेऱ्यांत होईल
प्रत्येक खेळाडूस २५ मिनिटे + १० सेकंद वेळ
प्रवेश फी रु. ३००/- (विलंब शुल्कासह रु. ४००/-)
प्रवेशिका स्वीकारण्याची अंतिम तारीख २३ डिसेंबर २०२६
प्रत्येक गटात बक्षिसे
प्रथम - रु. २,५००/- व चषक
द्वितीय - रु. १,५००/- व चषक
तृतीय - रु. १,०००/- व चषक
४ ते १० - मेडल व प्रमाणपत्र
नियम : खेळाडूंनी स्वतःचा पट व घड्याळ आणावे. पंचांचा निर्णय अंतिम राहील.
मुख्य पंच : श्री. दिगंबर लोहार
अधिक माहितीसाठी संपर्क : अभिजित सुतार (५५५०३ ११२२३), रोहिणी कदम (५५५०३ ११२२४)
गुगल पे : ५५५०३११२२५`,
    expected: {
      title: 'स्व. आप्पासाहेब माने स्मृती जिल्हास्तरीय जलद बुद्धिबळ स्पर्धा',
      startDate: '2026-12-26',
      endDate: '2026-12-27',
      entryDeadline: '2026-12-23',
      reportingTime: '08:45',
      venue: 'महावीर मंगल कार्यालय, बिंदू चौकाजवळ, कोल्हापूर',
      city: 'कोल्हापूर',
      entryFee: '300',
      rounds: '7',
      format: 'Swiss',
      timeControl: '25 min + 10 sec',
      categories: 'U-9, U-11, U-13, U-15',
      contactName: 'अभिजित सुतार',
      contactPhone: '55503 11223',
      prizes: ['प्रथम|2500', 'द्वितीय|1500', 'तृतीय|1000'],
    },
  },
  // 39. Rows of dots, capitals throughout; the state stands after the town.
  {
    text: `BARDEZ TALUKA CHESS ASSOCIATION
PRESENTS
SMT. MILAGRINA MEMORIAL ALL GOA OPEN RAPID CHESS TOURNAMENT
DATE ............. 7TH MARCH 2027 (SUNDAY)
VENUE ............ PARISH HALL, OPP. CALANGUTE MARKET, CALANGUTE, GOA
REPORTING ........ 8.45 AM
ENTRY FEE ........ RS.300/-
LAST DATE ........ 4TH MARCH 2027 UPTO 6.00 PM
NO.OF ROUNDS ..... 7
TIME LIMIT ....... 25 MIN + 10 SEC PER MOVE
CASH PRIZES
1ST ..... 10000
2ND ..... 7000
3RD ..... 5000
4TH & 5TH ..... 2500 EACH
BEST BELOW 1400 ..... 1500
BEST VETERAN ..... 1500
BEST LADY ..... 1500
BEST BARDEZ PLAYER ..... 1000
CHIEF ARBITER .... FA AGNELO PINTO
LUNCH COUPONS AVAILABLE AT VENUE @ RS.120/-
REGISTER ON www.bardezchess.example/memorial
CONTACT: 1) MR. RUI FERNANDES - 55504 77001  2) MS. SHARON DIAS - 55504 77002`,
    expected: {
      title: 'SMT. MILAGRINA MEMORIAL ALL GOA OPEN RAPID CHESS TOURNAMENT',
      startDate: '2027-03-07',
      entryDeadline: '2027-03-04',
      reportingTime: '08:45',
      venue: 'PARISH HALL, OPP. CALANGUTE MARKET, CALANGUTE, GOA',
      city: 'CALANGUTE',
      entryFee: '300',
      rounds: '7',
      timeControl: '25 min + 10 sec',
      contactName: 'MR. RUI FERNANDES',
      contactPhone: '55504 77001',
      formLink: 'https://www.bardezchess.example/memorial',
      prizes: [
        '1ST|10000',
        '2ND|7000',
        '3RD|5000',
        '4TH & 5TH|2500',
        'BEST BELOW 1400|1500',
        'BEST VETERAN|1500',
        'BEST LADY|1500',
        'BEST BARDEZ PLAYER|1000',
      ],
    },
  },
  // 40. Hindi and English mixed.
  {
    text: `🏵️ BARODA KNIGHTS CHESS CLUB 🏵️
वडोदरा ओपन रैपिड शतरंज प्रतियोगिता 2027
Dt. 30/01/2027 & 31/01/2027 (Sat-Sun)
स्थान : Manubhai Hall, Nr. Akota Garden, Vadodara
रिपोर्टिंग टाइम : सुबह 9:00 बजे
राउंड : 8 (Swiss League)
टाइम कंट्रोल : 15 मिनट + 10 सेकंड
एंट्री फीस : ₹600
लेट फीस के साथ : ₹800 (28 जनवरी तक)
अंतिम तिथि : 25 जनवरी 2027
सीमित 180 खिलाड़ी !! पहले आओ पहले पाओ
कुल पुरस्कार राशि 1 लाख रुपये
1   ₹ 25,000
2   ₹ 15,000
3   ₹ 10,000
4 से 10   ₹ 3,000 (प्रत्येक)
सर्वश्रेष्ठ महिला   ₹ 2,000
सर्वश्रेष्ठ वरिष्ठ   ₹ 2,000
Best Below 1400   ₹ 2,000
Regn. link : https://barodaknights.example/open27
Location : https://maps.app.goo.gl/Vad0Open
पेमेंट UPI : barodaknights@okupi (स्क्रीनशॉट भेजना अनिवार्य)
संपर्क : Hiren Patel 55505 66001 (only WhatsApp), Jignesh Shah 55505 66002`,
    expected: {
      title: 'वडोदरा ओपन रैपिड शतरंज प्रतियोगिता 2027',
      startDate: '2027-01-30',
      endDate: '2027-01-31',
      entryDeadline: '2027-01-25',
      reportingTime: '09:00',
      venue: 'Manubhai Hall, Nr. Akota Garden, Vadodara',
      city: 'Vadodara',
      mapUrl: 'https://maps.app.goo.gl/Vad0Open',
      entryFee: '600',
      maxParticipants: '180',
      rounds: '8',
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
      contactName: 'Hiren Patel',
      contactPhone: '55505 66001',
      formLink: 'https://barodaknights.example/open27',
      prizes: [
        '1|25000',
        '2|15000',
        '3|10000',
        '4 से 10|3000',
        'सर्वश्रेष्ठ महिला|2000',
        'सर्वश्रेष्ठ वरिष्ठ|2000',
        'Best Below 1400|2000',
      ],
    },
  },
  // 41. Typed in haste, misspelt as it came; no commas in the venue.
  {
    text: `Pls fwd to all chess grps
belgaum chess lovers assocation is organising 2nd BELGAUM OPEN RAPID CHESS TOURNMENT on 7th feb 2027 sunday at Pragati Bhavan near Gogte circle Tilakwadi Belgaum
Entry fee 350 rs only , spot entry 500
Total prize 38000
1st 12000 2nd 8000 3rd 5000 4th 3000 5th 2000
6 to 10 1000 each
Best women 1000 Best veteran 1000 Best below 1400 1000
7 rnds swiss sytem 15 min+ 5 sec incrment
reporting tym 8.30 mrng
last dt for entry 4 feb
Pay thru gpay 5550661122 and send screnshot to same no.
limted to 150 players only
For detials call Akash 5550661122 or Prashant sir 5550661133`,
    expected: {
      title: '2nd BELGAUM OPEN RAPID CHESS TOURNMENT',
      startDate: '2027-02-07',
      entryDeadline: '2027-02-04',
      reportingTime: '08:30',
      venue: 'Pragati Bhavan near Gogte circle Tilakwadi Belgaum',
      city: 'Belgaum',
      entryFee: '350',
      maxParticipants: '150',
      rounds: '7',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      contactName: 'Akash',
      contactPhone: '5550661122',
      prizes: [
        '1st|12000',
        '2nd|8000',
        '3rd|5000',
        '4th|3000',
        '5th|2000',
        '6 to 10|1000',
        'Best women|1000',
        'Best veteran|1000',
        'Best below 1400|1000',
      ],
    },
  },
]

import type { Circular } from '#tests/circulars/circular'

/** Twenty-four in very different hands, numbered on from the second part. All of it made up. */
export const development3: Circular[] = [
  // 42. Academy, WhatsApp forward, Sangli. Three fees: the regular one and its last date.
  {
    text: `_Forwarded_
♟️♟️ *CHECKMATE CHESS ACADEMY, SANGLI* ♟️♟️
       _proudly presents_
🏆 *CHECKMATE CUP 2026 – OPEN RAPID CHESS TOURNAMENT* 🏆
                (Unrated)

🗓️ *Sat & Sun 12–13 Dec 2026*
🏛️ *Deccan Merchants Hall, Near Vishrambag Chowk, Sangli*
⏰ Reporting 9.30 am on 12th Dec, first round 10.15 am
🔢 9 rounds Swiss
⏱️ 15'+5"
💰 *Entry Fee*
👉 Early bird (till 25 Nov) – ₹350
👉 Regular (till 8 Dec) – ₹450
👉 Spot entry – ₹600 (only if seats are left)
🚫 Maximum 200 entries

🎁 *PRIZES*
1st – ₹11,000 + 🏆
2nd – ₹7,000 + 🏆
3rd – ₹5,000 + 🏆
4th – ₹3,000
5th – ₹2,000
6th to 10th – ₹1,000 each
*Special prizes*
✅ Best Below 1600 – ₹1,500
✅ Best Female – ₹1,000
✅ Best Veteran (60+) – ₹1,000
✅ Best U-7, U-9, U-11, U-13, U-15 – Trophy

📝 Entry: https://forms.gle/ChkCup2026
📍 https://maps.app.goo.gl/ChkSangli12
☎️ Pravin sir 90000 00142 / 90000 00143
GPay for fees: 90000 00199
Kindly forward to all chess groups 🙏`,
    expected: {
      title: 'CHECKMATE CUP 2026 – OPEN RAPID CHESS TOURNAMENT',
      startDate: '2026-12-12',
      endDate: '2026-12-13',
      entryDeadline: '2026-12-08',
      reportingTime: '09:30',
      venue: 'Deccan Merchants Hall, Near Vishrambag Chowk, Sangli',
      city: 'Sangli',
      mapUrl: 'https://maps.app.goo.gl/ChkSangli12',
      entryFee: '450',
      maxParticipants: '200',
      rounds: '9',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      rated: 'no',
      contactName: 'Pravin sir',
      contactPhone: '90000 00142',
      formLink: 'https://forms.gle/ChkCup2026',
      prizes: [
        '1st|11000',
        '2nd|7000',
        '3rd|5000',
        '4th|3000',
        '5th|2000',
        '6th to 10th|1000',
        'Best Below 1600|1500',
        'Best Female|1000',
        'Best Veteran (60+)|1000',
      ],
    },
  },
  // 43. School circular, Pune. The date at the top is the letter's. No cash prizes.
  // Wording: the title could keep its quotation marks; here without.
  {
    text: `DNYANDEEP ENGLISH MEDIUM SCHOOL
Paud Road, Kothrud, Pune 411038
Circular No. 47/2026-27                                    Date: 26th October 2026

Dear Parents,

Greetings from Dnyandeep!

We are delighted to inform you that our school is hosting the "Dnyandeep Inter-School Chess Championship" on Saturday, 21st November 2026.

The competition will be conducted in the age groups Under 8, Under 10, Under 12 and Under 14. Each participant will play 5 rounds with a time control of 10 minutes and 3 seconds increment. Children must report by 8.15 a.m. in school uniform, with a water bottle and tiffin. They will be free to leave by 2.30 p.m.

Venue: Multipurpose Hall, Dnyandeep English Medium School, Kothrud, Pune

The participation fee is Rs. 200/- per child. Kindly send the fee along with the consent slip to the class teacher on or before Friday, 13th November 2026.

Trophies will be given to the first three and medals to the next seven in each age group. Every participant will receive a certificate.

For any queries please contact Mrs. Shubhangi Apte (Sports Dept.) on 020-2550 0043 between 10 a.m. and 1 p.m.

Warm regards,
Mrs. R. D'Souza
Principal
-------------------------------------------------
CONSENT SLIP
I allow my ward ______________ of Std ____ Div ____ to take part in the chess championship.
Parent's signature ______________`,
    expected: {
      title: 'Dnyandeep Inter-School Chess Championship',
      startDate: '2026-11-21',
      entryDeadline: '2026-11-13',
      reportingTime: '08:15',
      venue: 'Multipurpose Hall, Dnyandeep English Medium School, Kothrud, Pune',
      city: 'Pune',
      entryFee: '200',
      rounds: '5',
      timeControl: '10 min + 3 sec',
      categories: 'Under 8, Under 10, Under 12 and Under 14',
      contactName: 'Mrs. Shubhangi Apte',
      contactPhone: '020-2550 0043',
    },
  },
  // 44. District association, Solapur, numbered clauses. The arbiter's number comes first.
  // Not sure: categories (Open & Girls are divisions of one age group).
  {
    text: `SOLAPUR ZILLA BUDDHIBAL SANGHATANA
(Regd. No. MAH/000/SOL | Affiliated to Maharashtra Chess Association)

Ref. : SZBS/2026-27/18                                        Date : 02/12/2026

CIRCULAR

Sub. : Solapur District Under-15 (Open & Girls) Selection Chess Championship 2027

All affiliated clubs, schools and players are hereby informed as under :

1. The above championship will be held on 9th & 10th January 2027 (Saturday & Sunday).
2. Venue : Hutatma Smruti Sabhagruha, Park Chowk, Solapur.
3. Eligibility : Boys and girls born on or after 1st January 2012 and residing in Solapur district.
4. System : Swiss system, 6 rounds.
5. Time control : 30 min + 30 sec increment per move from move 1.
6. Entry fee : Rs. 300/- per player.
7. Last date of entry : 4th January 2027. Entries with late fee of Rs. 100/- will be accepted up to 6th January 2027. No spot entry.
8. AICF and MCA registration for 2026-27 is compulsory.
9. Reporting time : 8.45 a.m. on 9th January. The first round starts at 10.00 a.m.
10. The first four in Open and Girls will represent the district in the State Championship.
11. Chief Arbiter : SNA Uday Vaze (90000 00140). His decision will be final.
12. Entries to be sent to the Hon. Secretary, Shri. Bhimrao Kadadi, Mob. 90000 00144.

                                                              Sd/-
                                                         Hon. Secretary`,
    expected: {
      title: 'Solapur District Under-15 (Open & Girls) Selection Chess Championship 2027',
      startDate: '2027-01-09',
      endDate: '2027-01-10',
      entryDeadline: '2027-01-04',
      reportingTime: '08:45',
      venue: 'Hutatma Smruti Sabhagruha, Park Chowk, Solapur',
      city: 'Solapur',
      entryFee: '300',
      rounds: '6',
      format: 'Swiss',
      timeControl: '30 min + 30 sec',
      eligibility:
        'Boys and girls born on or after 1st January 2012 and residing in Solapur district',
      contactName: 'Shri. Bhimrao Kadadi',
      contactPhone: '90000 00144',
    },
  },
  // 45. PDF copy, Goa: page headers in the middle of the prizes, the title and venue broken.
  // The venue joined with spaces; names of special prizes: group, space, place.
  {
    text: `2nd Mandovi Cup 2026                                                   Page 1 of 3

PANAJI CHESS FORUM
(Affiliated to Goa Chess Association)
organises
2nd Mandovi Cup All India FIDE Rated Rapid
Chess Tournament 2026
AICF Event Code: 412233/GOA/2026
Dates: Saturday 5th and Sunday 6th December
2026
Venue: Menezes Memorial Hall,
Near Old Secretariat, Panaji,
Goa 403001
Total Prize Fund: Rs. 2,25,000/-
Entry Fee: Rs. 1,200/-
(GM, IM, WGM and WIM: no entry fee)
Late Entry Fee: Rs. 1,500/- from 26th November to
30th November 2026
Last Date of Entry: 25th November 2026
System: 9 round Swiss
Time Control: 15 minutes + 10 seconds increment
per move from move 1

2nd Mandovi Cup 2026                                                   Page 2 of 3

PRIZES
Rank Amount
1st Rs. 50,000 + Trophy
2nd Rs. 35,000 + Trophy
3rd Rs. 25,000 + Trophy
4th Rs. 15,000
5th Rs. 10,000

2nd Mandovi Cup 2026                                                   Page 3 of 3

6th to 10th Rs. 5,000 each
11th to 20th Rs. 2,500 each
Special Prizes (first, second)
Rated 1601 to 1800 : 1st Rs. 8,000, 2nd Rs. 5,000
Rated 1401 to 1600 : 1st Rs. 8,000, 2nd Rs. 5,000
Best Goan Player Rs. 7,000
Best Goan Female Rs. 4,000
Best Veteran (above 60) Rs. 3,000
Online entry: https://entries.example/mandovi2
Pairings and results: https://chess-results.com/tnr1000045.aspx
Chief Arbiter: IA Sanjay Kavlekar
Contact: Mr. Ashley Pinto, +91-90000-00145
Mr. Vishwas Naik, +91-90000-00146`,
    expected: {
      title: '2nd Mandovi Cup All India FIDE Rated Rapid Chess Tournament 2026',
      startDate: '2026-12-05',
      endDate: '2026-12-06',
      entryDeadline: '2026-11-25',
      venue: 'Menezes Memorial Hall, Near Old Secretariat, Panaji, Goa 403001',
      city: 'Panaji',
      entryFee: '1200',
      rounds: '9',
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
      rated: 'fide',
      federationCodes: '412233/GOA/2026',
      contactName: 'Mr. Ashley Pinto',
      contactPhone: '+91-90000-00145',
      formLink: 'https://entries.example/mandovi2',
      prizes: [
        '1st|50000',
        '2nd|35000',
        '3rd|25000',
        '4th|15000',
        '5th|10000',
        '6th to 10th|5000',
        '11th to 20th|2500',
        'Rated 1601 to 1800 1st|8000',
        'Rated 1601 to 1800 2nd|5000',
        'Rated 1401 to 1600 1st|8000',
        'Rated 1401 to 1600 2nd|5000',
        'Best Goan Player|7000',
        'Best Goan Female|4000',
        'Best Veteran (above 60)|3000',
      ],
    },
  },
  // 46. Table copied one cell a line, Ahmedabad. Bare numbers as places.
  {
    text: `GUJARAT KNIGHTS CHESS CLUB
Tournament Details
Event
Sabarmati Open Rapid Chess Tournament (FIDE Rated)
FIDE Event Code
433210
Date
27 December 2026 (Sunday)
Reporting Time
8:00 AM
Venue
Shree Umiya Banquet, 3rd Floor, Opp. Gota Flyover, S.G. Highway, Ahmedabad, Gujarat 382481
No. of Rounds
8
System
Swiss
Time Control
10 min + 5 sec
Entry Fee
Rs. 800
Late Fee (23 to 25 Dec)
Rs. 1000
Last Date
22 December 2026
Maximum Players
300
Registration
https://knights.example/sabarmati
Contact Person
Mr. Hardik Trivedi
Mobile
90000 00146
Rank
Cash Prize
1
₹ 25,000
2
₹ 18,000
3
₹ 12,000
4
₹ 8,000
5
₹ 5,000
6 to 10
₹ 2,500 each
11 to 15
₹ 1,500 each
Best Female
₹ 2,000
Best Ahmedabad Player
₹ 2,000
Best Unrated
₹ 2,000`,
    expected: {
      title: 'Sabarmati Open Rapid Chess Tournament (FIDE Rated)',
      startDate: '2026-12-27',
      entryDeadline: '2026-12-22',
      reportingTime: '08:00',
      venue:
        'Shree Umiya Banquet, 3rd Floor, Opp. Gota Flyover, S.G. Highway, Ahmedabad, Gujarat 382481',
      city: 'Ahmedabad',
      entryFee: '800',
      maxParticipants: '300',
      rounds: '8',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      rated: 'fide',
      federationCodes: '433210',
      contactName: 'Mr. Hardik Trivedi',
      contactPhone: '90000 00146',
      formLink: 'https://knights.example/sabarmati',
      prizes: [
        '1|25000',
        '2|18000',
        '3|12000',
        '4|8000',
        '5|5000',
        '6 to 10|2500',
        '11 to 15|1500',
        'Best Female|2000',
        'Best Ahmedabad Player|2000',
        'Best Unrated|2000',
      ],
    },
  },
  // 47. Poster in capitals, few words, Mumbai suburb. City without the (E) of the railway side.
  {
    text: `DOMBIVLI CHESS GROUP
MONSTER RAPID 2027
SUN 24 JAN 2027
SARVODAYA HALL, TILAK ROAD, DOMBIVLI (E)
REPORT 8.30 AM SHARP
8 ROUNDS SWISS
12+3
ENTRY 500/-
ENTRY CLOSES 20 JAN 2027
LIMITED TO 150 PLAYERS
CASH PRIZES 56000/-
1ST 15000   2ND 10000   3RD 7000
4TH 5000   5TH 4000
6TH TO 10TH 2000 EACH
BEST U-15 BOY 1000   BEST U-15 GIRL 1000
BEST VETERAN 3000
NITIN 90000 00147`,
    expected: {
      title: 'MONSTER RAPID 2027',
      startDate: '2027-01-24',
      entryDeadline: '2027-01-20',
      reportingTime: '08:30',
      venue: 'SARVODAYA HALL, TILAK ROAD, DOMBIVLI (E)',
      city: 'DOMBIVLI',
      entryFee: '500',
      maxParticipants: '150',
      rounds: '8',
      format: 'Swiss',
      timeControl: '12 min + 3 sec',
      contactName: 'NITIN',
      contactPhone: '90000 00147',
      prizes: [
        '1ST|15000',
        '2ND|10000',
        '3RD|7000',
        '4TH|5000',
        '5TH|4000',
        '6TH TO 10TH|2000',
        'BEST U-15 BOY|1000',
        'BEST U-15 GIRL|1000',
        'BEST VETERAN|3000',
      ],
    },
  },
  // 48. Marathi, Kolhapur, two days with a weekday each, Devanagari digits, numbered rules.
  {
    text: `॥ श्री अंबाबाई प्रसन्न ॥
करवीर बुद्धिबळ मंडळ, कोल्हापूर
व कोल्हापूर शहर बुद्धिबळ संघटना यांच्या संयुक्त विद्यमाने
*कै. दत्ताजीराव मोहिते स्मृती खुली जलद बुद्धिबळ स्पर्धा २०२७*

दिनांक : शनिवार दि. २० व रविवार दि. २१ फेब्रुवारी २०२७
स्थळ : शाहू सांस्कृतिक भवन, मार्केट यार्ड जवळ, कोल्हापूर

*नियम व अटी*
१) स्पर्धा स्विस लीग पद्धतीने ९ फेऱ्यांमध्ये खेळविण्यात येईल.
२) वेळ मर्यादा : १५ मिनिटे + ५ सेकंद
३) प्रवेश शुल्क : रु. ४००/-
४) प्रवेशाची अंतिम तारीख : १६ फेब्रुवारी २०२७. त्यानंतर रु. १००/- विलंब शुल्क आकारले जाईल.
५) खेळाडूंनी शनिवारी सकाळी ९ वा. उपस्थित राहावे.
६) जास्तीत जास्त २०० खेळाडूंना प्रवेश.
७) पंचांचा निर्णय अंतिम राहील.

*रोख बक्षिसे*
प्रथम क्रमांक - रु. १५,०००/- व चषक
द्वितीय क्रमांक - रु. १०,०००/- व चषक
तृतीय क्रमांक - रु. ७,०००/- व चषक
चौथा क्रमांक - रु. ५,०००/-
पाचवा क्रमांक - रु. ३,०००/-
६ ते १० - प्रत्येकी रु. १,०००/-
उत्कृष्ट महिला खेळाडू - रु. १,५००/-
उत्कृष्ट ज्येष्ठ खेळाडू - रु. १,५००/-

संपर्क : श्री. भरत चौगुले ९०००० ००१४८, श्री. उत्तम पाटील ९०००० ००१४९`,
    expected: {
      title: 'कै. दत्ताजीराव मोहिते स्मृती खुली जलद बुद्धिबळ स्पर्धा २०२७',
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      entryDeadline: '2027-02-16',
      reportingTime: '09:00',
      venue: 'शाहू सांस्कृतिक भवन, मार्केट यार्ड जवळ, कोल्हापूर',
      city: 'कोल्हापूर',
      entryFee: '400',
      maxParticipants: '200',
      rounds: '9',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      contactName: 'श्री. भरत चौगुले',
      contactPhone: '90000 00148',
      prizes: [
        'प्रथम क्रमांक|15000',
        'द्वितीय क्रमांक|10000',
        'तृतीय क्रमांक|7000',
        'चौथा क्रमांक|5000',
        'पाचवा क्रमांक|3000',
        '६ ते १०|1000',
        'उत्कृष्ट महिला खेळाडू|1500',
        'उत्कृष्ट ज्येष्ठ खेळाडू|1500',
      ],
    },
  },
  // 49. Hindi, Nagpur. 'Not FIDE rated' in words; reporting and start in one line.
  {
    text: `संत्रानगरी शतरंज अकादमी, नागपुर द्वारा आयोजित
विजयादशमी ओपन रैपिड शतरंज प्रतियोगिता

तिथि : 18 अक्टूबर 2026, रविवार
रिपोर्टिंग समय : सुबह 8.30 बजे (पहला राउंड 9.15 बजे)
स्थान : राष्ट्रभाषा भवन, शंकर नगर चौक, नागपुर
प्रवेश शुल्क : 300 रुपये
अंतिम तिथि : 15 अक्टूबर 2026
कुल राउंड : 7, स्विस पद्धति
समय नियंत्रण : 15 मिनट + 10 सेकंड
(यह प्रतियोगिता फिडे रेटेड नहीं है)

पुरस्कार
प्रथम पुरस्कार - 5100 रुपये
द्वितीय पुरस्कार - 3100 रुपये
तृतीय पुरस्कार - 2100 रुपये
4 से 10 - 500 रुपये प्रत्येक
सर्वश्रेष्ठ महिला खिलाड़ी - 1000 रुपये
सभी प्रतिभागियों को प्रमाणपत्र दिया जाएगा।

संपर्क : श्री राजेश तिवारी 90000 00149
रजिस्ट्रेशन लिंक : https://forms.example/vijaya-open`,
    expected: {
      title: 'विजयादशमी ओपन रैपिड शतरंज प्रतियोगिता',
      startDate: '2026-10-18',
      entryDeadline: '2026-10-15',
      reportingTime: '08:30',
      venue: 'राष्ट्रभाषा भवन, शंकर नगर चौक, नागपुर',
      city: 'नागपुर',
      entryFee: '300',
      rounds: '7',
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
      rated: 'no',
      contactName: 'श्री राजेश तिवारी',
      contactPhone: '90000 00149',
      formLink: 'https://forms.example/vijaya-open',
      prizes: [
        'प्रथम पुरस्कार|5100',
        'द्वितीय पुरस्कार|3100',
        'तृतीय पुरस्कार|2100',
        '4 से 10|500',
        'सर्वश्रेष्ठ महिला खिलाड़ी|1000',
      ],
    },
  },
  // 50. Marathi in Roman script, taluka town. No year in the last date: that of the event.
  // Wording: the brackets with taluka and district are part of the venue here.
  {
    text: `Namaskar buddhibal premi mandali 🙏

Vita yethe ek divasiya spardha aayojit keli aahe 👇

*Krantiveer Chashak Buddhibal Spardha 2027*

Tarikh - Ravivar, 31 January 2027
Thikan - Shivaji Vachanalay Hall, Karad Road, Vita (Tal. Khanapur, Dist. Sangli)
Hajeri - sakali 8.45 parynt
Spardha suru - sakali 9.30 vajta
Pravesh fee - 150 rupaye
Shevatchi tarikh - 28 January
Ekun 7 ferya, Swiss paddhat
Vel - 15 minute + 5 second
Gat - Khula, U-10, U-13, U-16

Rokh bakshise
Pahila kramank - 3001/-
Dusra kramank - 2001/-
Tisra kramank - 1001/-
Uttejanarth (4 te 8) - 301/- pratyeki
Best from Khanapur taluka - 501/-
(U gatana chashak ani medal)

Entry sathi google form: forms.gle/KrantiVita31
Sampark - Sandip sir 90000 00150
Amol Jadhav 90000 00151
Jevanachi soy keli aahe. Nakki ya!`,
    expected: {
      title: 'Krantiveer Chashak Buddhibal Spardha 2027',
      startDate: '2027-01-31',
      entryDeadline: '2027-01-28',
      reportingTime: '08:45',
      venue: 'Shivaji Vachanalay Hall, Karad Road, Vita (Tal. Khanapur, Dist. Sangli)',
      city: 'Vita',
      entryFee: '150',
      rounds: '7',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      categories: 'Khula, U-10, U-13, U-16',
      contactName: 'Sandip sir',
      contactPhone: '90000 00150',
      formLink: 'https://forms.gle/KrantiVita31',
      prizes: [
        'Pahila kramank|3001',
        'Dusra kramank|2001',
        'Tisra kramank|1001',
        'Uttejanarth (4 te 8)|301',
        'Best from Khanapur taluka|501',
      ],
    },
  },
  // 51. Club blitz, Surat, questions as labels. Check-in 'closes' is the reporting time, as
  // 'before' was; the fee at the door is a spot fee.
  {
    text: `Diamond City Chess Club, Surat

NEW YEAR BLITZ BASH!

When? Saturday, 2 January 2027. Check-in closes at 3.30 pm, round 1 at 4 pm.
Where? Terrace Hall, Hotel Silver Leaf, Ghod Dod Road, Surat
How much? ₹300 online till 30 December 2026, ₹400 at the door
How many rounds? 11, Swiss, 3+2
How many players? Max 100 – don't be late.

What can I win?
Champion ₹7,000
Runner-up ₹5,000
Third ₹3,000
4th–8th ₹1,000 each
Best lady ₹1,000
Best junior (U-15) ₹1,000
Best veteran (50+) ₹1,000

How do I enter? https://dccsurat.example/bash
Still have questions? Ask Jignesh Vora, 90000-00151`,
    expected: {
      title: 'NEW YEAR BLITZ BASH!',
      startDate: '2027-01-02',
      entryDeadline: '2026-12-30',
      reportingTime: '15:30',
      venue: 'Terrace Hall, Hotel Silver Leaf, Ghod Dod Road, Surat',
      city: 'Surat',
      entryFee: '300',
      maxParticipants: '100',
      rounds: '11',
      format: 'Swiss',
      timeControl: '3 min + 2 sec',
      contactName: 'Jignesh Vora',
      contactPhone: '90000-00151',
      formLink: 'https://dccsurat.example/bash',
      prizes: [
        'Champion|7000',
        'Runner-up|5000',
        'Third|3000',
        '4th–8th|1000',
        'Best lady|1000',
        'Best junior (U-15)|1000',
        'Best veteran (50+)|1000',
      ],
    },
  },
  // 52. Belagavi, a society's leaflet, prizes on one line with Roman numerals.
  // Not sure: entryFee (400 for Open, 300 for the others).
  // Wording: the prize names could carry 'Open', the only category with cash prizes.
  {
    text: `BELAGAVI CHESS PLAYERS' WELFARE SOCIETY
Tilakwadi, Belagavi - 590006

RAJYOTSAVA OPEN CHESS TOURNAMENT - 2026

DATE          :  Sunday the 1st of November, 2026
VENUE         :  Maratha Samaj Hall, Khanapur Road, Tilakwadi, Belagavi
REPORTING     :  9-00 AM
FORMAT        :  7 round Swiss
TIME CONTROL  :  G/20+5
CATEGORIES    :  Open, Under 16, Under 12, Under 8
ENTRY FEE     :  Rs.400/- for Open, Rs.300/- for other categories
LAST DATE     :  29th October 2026  (SPOT ENTRIES NOT ALLOWED)
PRIZES (OPEN) :  I Rs. 8,000/-, II Rs. 6,000/-, III Rs. 4,000/-, IV Rs. 2,000/-, V Rs. 1,000/-
OTHERS        :  Trophies to the first five of each category
CONTACT       :  Shri Dattatray Rao 90000-00152 / 0831-2400 052
LOCATION      :  https://maps.app.goo.gl/RajyoBgm26

Please bring your own chess clock. Lunch will not be provided.`,
    expected: {
      title: 'RAJYOTSAVA OPEN CHESS TOURNAMENT - 2026',
      startDate: '2026-11-01',
      entryDeadline: '2026-10-29',
      reportingTime: '09:00',
      venue: 'Maratha Samaj Hall, Khanapur Road, Tilakwadi, Belagavi',
      city: 'Belagavi',
      mapUrl: 'https://maps.app.goo.gl/RajyoBgm26',
      rounds: '7',
      format: 'Swiss',
      timeControl: '20 min + 5 sec',
      categories: 'Open, Under 16, Under 12, Under 8',
      contactName: 'Shri Dattatray Rao',
      contactPhone: '90000-00152',
      prizes: ['I|8000', 'II|6000', 'III|4000', 'IV|2000', 'V|1000'],
    },
  },
  // 53. Nashik, children's age groups, WhatsApp. Prizes of every category: written once.
  // Not sure: eligibility (a list of birth dates that belongs to the categories).
  {
    text: `🌟🌟 *LITTLE MASTERS CHESS FESTIVAL 2027* 🌟🌟
_Nashik's own age group chess event_

🗓 *7th March 2027 (Sunday)*
📍 *Gurukul School Auditorium, Indira Nagar, Nashik*
🕗 Reporting: 8:00 AM for all groups
👧👦 *Categories*: U-7, U-9, U-11, U-13, U-15
🎂 Born on/after 1-1-2020, 1-1-2018, 1-1-2016, 1-1-2014, 1-1-2012
♟ 6 rounds
⏱ 10 min + 5 sec
💸 *Fees*: ₹350/- (₹300/- if paid before 15th Feb)
⛔ Last date: 3rd March 2027

🏆 *Prizes in each category*
🥇 1st: ₹2,000 + trophy
🥈 2nd: ₹1,500 + trophy
🥉 3rd: ₹1,000 + trophy
4th to 10th: medals
🎖 Youngest player: surprise gift

👉 Register: https://littlemasters.example/nashik
📞 *Sneha ma'am* +91 90000 00153
📞 *Tushar sir* +91 90000 00154`,
    expected: {
      title: 'LITTLE MASTERS CHESS FESTIVAL 2027',
      startDate: '2027-03-07',
      entryDeadline: '2027-03-03',
      reportingTime: '08:00',
      venue: 'Gurukul School Auditorium, Indira Nagar, Nashik',
      city: 'Nashik',
      entryFee: '350',
      rounds: '6',
      timeControl: '10 min + 5 sec',
      categories: 'U-7, U-9, U-11, U-13, U-15',
      contactName: "Sneha ma'am",
      contactPhone: '+91 90000 00153',
      formLink: 'https://littlemasters.example/nashik',
      prizes: ['1st|2000', '2nd|1500', '3rd|1000'],
    },
  },
  // 54. Marathi and English mixed, three days, Chhatrapati Sambhajinagar. The rounds' timetable
  // is not the reporting time. Late fee as an extra amount.
  {
    text: `*मराठवाडा बुद्धिबळ अकादमी, छत्रपती संभाजीनगर*
सहर्ष सादर करीत आहे
*1st Deogiri Open FIDE Rating Chess Tournament*
AICF Event Code : 455601/MAH/2027

*दिनांक* : 29, 30 व 31 जानेवारी 2027
*स्थळ* : एम.आय.टी. क्रीडा संकुल, सिडको N-6, छत्रपती संभाजीनगर
*Reporting* : 29 जानेवारी सकाळी 9 वा.
*Rounds* : 8 (Swiss)
*Time control* : 60 min + 30 sec
*एकूण रोख बक्षिसे* : Rs. 2,51,000/- (₹ 2.51 लाख)
*Entry Fee* : Rs. 1500/-
*अंतिम तारीख* : 15 जानेवारी 2027
Late fee Rs. 300/- extra, 20 जानेवारी पर्यंत. Spot entry नाही.

*मुख्य बक्षिसे*
1st Rs. 51,000/- + Trophy
2nd Rs. 35,000/- + Trophy
3rd Rs. 25,000/- + Trophy
4th Rs. 15,000/-
5th Rs. 11,000/-
6th to 10th Rs. 7,000/- each
11th to 20th Rs. 5,000/- each
21st to 27th Rs. 2,000/- each

*Special*
Best Female Rs. 5,000/-
Best Veteran (60+) Rs. 5,000/-
Best Marathwada Player Rs. 5,000/-

*Timetable* : R1 10.00 am, R2 2.00 pm, R3 5.30 pm (रोज)

नोंदणी : https://mba.example/deogiri2027
Chief Arbiter : IA Dr. Milind Sarode
Tournament Director : FA Amruta Jaiswal, मो. 90000 00154 / 90000 00155
राहण्याची सोय : 90000 00158 (गणेश)`,
    expected: {
      title: '1st Deogiri Open FIDE Rating Chess Tournament',
      startDate: '2027-01-29',
      endDate: '2027-01-31',
      entryDeadline: '2027-01-15',
      reportingTime: '09:00',
      venue: 'एम.आय.टी. क्रीडा संकुल, सिडको N-6, छत्रपती संभाजीनगर',
      city: 'छत्रपती संभाजीनगर',
      entryFee: '1500',
      rounds: '8',
      format: 'Swiss',
      timeControl: '60 min + 30 sec',
      rated: 'fide',
      federationCodes: '455601/MAH/2027',
      contactName: 'FA Amruta Jaiswal',
      contactPhone: '90000 00154',
      formLink: 'https://mba.example/deogiri2027',
      prizes: [
        '1st|51000',
        '2nd|35000',
        '3rd|25000',
        '4th|15000',
        '5th|11000',
        '6th to 10th|7000',
        '11th to 20th|5000',
        '21st to 27th|2000',
        'Best Female|5000',
        'Best Veteran (60+)|5000',
        'Best Marathwada Player|5000',
      ],
    },
  },
  // 55. Satara, independence day cup. The year stands only in the title and the last date.
  {
    text: `AJINKYA CHESS CLUB, SATARA
(Since 1987)

INDEPENDENCE CUP RAPID CHESS TOURNAMENT 2026

* When : 15th & 16th Aug (Saturday and Sunday)
* Where : Kala Vanijya Mahavidyalaya Hall, Powai Naka, Satara
* Flag hoisting at 8 a.m. on 15th; players report at 9.30 a.m.
* System : 9 round Swiss
* Time : 15 mins + 5 secs
* Fee : Rs 400/-
* Last date : 12th Aug 2026. No entry on the spot.
* Total prizes : Rs 71,000/-

First       Rs 15,000/-
Second      Rs 11,000/-
Third       Rs 8,000/-
Fourth      Rs 5,000/-
Fifth       Rs 4,000/-
6th-10th    Rs 2,000/- each
11th-15th   Rs 1,000/- each

Best U-9, U-11, U-13, U-15      Rs 1,000/- each
Best female                     Rs 3,000/-
Best from Satara taluka         Rs 3,000/-
Best from Koregaon taluka       Rs 3,000/-

Enter at https://ajinkyachess.example/cup26
Ring Mr. Shantanu Bhosale on 90000 00155 or Mr. I. Shaikh on 90000 00156.`,
    expected: {
      title: 'INDEPENDENCE CUP RAPID CHESS TOURNAMENT 2026',
      startDate: '2026-08-15',
      endDate: '2026-08-16',
      entryDeadline: '2026-08-12',
      reportingTime: '09:30',
      venue: 'Kala Vanijya Mahavidyalaya Hall, Powai Naka, Satara',
      city: 'Satara',
      entryFee: '400',
      rounds: '9',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      contactName: 'Mr. Shantanu Bhosale',
      contactPhone: '90000 00155',
      formLink: 'https://ajinkyachess.example/cup26',
      prizes: [
        'First|15000',
        'Second|11000',
        'Third|8000',
        'Fourth|5000',
        'Fifth|4000',
        '6th-10th|2000',
        '11th-15th|1000',
        'Best U-9, U-11, U-13, U-15|1000',
        'Best female|3000',
        'Best from Satara taluka|3000',
        'Best from Koregaon taluka|3000',
      ],
    },
  },
  // 56. Housing society, Mumbai suburb, a chatty message without labels.
  // Not sure: timeControl ('15 minutes each' without an increment: '15 min' or '15 min + 0 sec'),
  // eligibility (residents and their friends is a welcome rather than a rule).
  {
    text: `Hi all 👋

Our society is back with the Shanti Garden Chess Mela, this time on Sunday, 11th October 2026 at the Club House, Shanti Garden CHS, Link Road, Borivali West, Mumbai 400092!

Residents, their friends and cousins, everybody is welcome 😀 No rating, no stress - this is a non-rated event just for fun. We will play 6 rounds, 15 minutes each per player. Please be there by 9.45 am as we start at 10.15 sharp.

Entry is only Rs 150 per head including samosa and chai ☕. We can take a maximum of 64 players, and entries close on Thursday 8th October.

Winner takes home Rs 2,000, runner-up Rs 1,500 and third place Rs 1,000. There are medals for kids under 8 and under 12 too.

To enter fill in https://shantigarden.example/chess or message Rohan Mehta (B-604) on 90000 00156.

See you there!
Cultural Committee`,
    expected: {
      title: 'Shanti Garden Chess Mela',
      startDate: '2026-10-11',
      entryDeadline: '2026-10-08',
      reportingTime: '09:45',
      venue: 'Club House, Shanti Garden CHS, Link Road, Borivali West, Mumbai 400092',
      city: 'Mumbai',
      entryFee: '150',
      maxParticipants: '64',
      rounds: '6',
      rated: 'no',
      contactName: 'Rohan Mehta',
      contactPhone: '90000 00156',
      formLink: 'https://shantigarden.example/chess',
      prizes: ['Winner|2000', 'runner-up|1500', 'third place|1000'],
    },
  },
  // 57. Team event for companies, Pune. The fee is per team.
  // Not sure: maxParticipants (32 teams, not players), format ('Swiss' or 'Team Swiss'),
  // eligibility (a rule about the team).
  {
    text: `IT PARK SPORTS FORUM, PUNE

CORPORATE CHESS LEAGUE 2027
(A team event, not rated)

Dear HR / Sports Co-ordinator,

We invite your organisation to take part in the fourth season of the Corporate Chess League.

Day & Date: Saturday, 6th February 2027
Venue: Amenity Block, Blue Hills Tech Park, Hinjawadi Phase 2, Pune
Team: 4 players + 1 reserve, all on the rolls of the same company
Rounds: 6 (team Swiss)
Time control: 15'+10"
Entry fee: Rs. 4,000/- per team (plus 18% GST)
Number of teams: first 32 only
Last date: 29th January 2027

Awards
Winning Team: Rs. 40,000/-
Runner-up Team: Rs. 25,000/-
Second Runner-up Team: Rs. 15,000/-
Best player on each board (1 to 4): Rs. 2,500/- each

Team registration: https://forms.office.example/r/ccl2027
Coordinator: Ms. Gauri Limaye, +91 90000 00157, ccl@itpsf.example`,
    expected: {
      title: 'CORPORATE CHESS LEAGUE 2027',
      startDate: '2027-02-06',
      entryDeadline: '2027-01-29',
      venue: 'Amenity Block, Blue Hills Tech Park, Hinjawadi Phase 2, Pune',
      city: 'Pune',
      entryFee: '4000',
      rounds: '6',
      timeControl: '15 min + 10 sec',
      rated: 'no',
      contactName: 'Ms. Gauri Limaye',
      contactPhone: '+91 90000 00157',
      formLink: 'https://forms.office.example/r/ccl2027',
      prizes: [
        'Winning Team|40000',
        'Runner-up Team|25000',
        'Second Runner-up Team|15000',
        'Best player on each board (1 to 4)|2500',
      ],
    },
  },
  // 58. Short Marathi message, taluka level, hardly any labels. Only the start time.
  // The venue is taken without 'येथे'. The prizes are for each group: written once.
  {
    text: `🙏 राम कृष्ण हरी 🙏
विठाई बुद्धिबळ क्लब आयोजित
*पंढरपूर तालुकास्तरीय बुद्धिबळ स्पर्धा*
रविवार दि. ८/११/२०२६ रोजी सकाळी ठीक १० वा.
📍 संत तनपुरे मठ सभागृह, स्टेशन रोड, पंढरपूर (जि. सोलापूर) येथे
🔸 वयोगट : १० वर्षाखालील, १४ वर्षाखालील, १७ वर्षाखालील
🔸 प्रवेश फी : १०० रु.
🔸 नाव नोंदणी ६ नोव्हेंबर २०२६ पर्यंत
🔸 फक्त पंढरपूर तालुक्यातील खेळाडूंसाठी
🏆 प्रत्येक गटात
पहिले बक्षीस १००० रु.
दुसरे बक्षीस ७०० रु.
तिसरे बक्षीस ५०० रु.
📞 अधिक माहितीसाठी - बडवे सर ९०००००१५८०`,
    expected: {
      title: 'पंढरपूर तालुकास्तरीय बुद्धिबळ स्पर्धा',
      startDate: '2026-11-08',
      entryDeadline: '2026-11-06',
      reportingTime: '10:00',
      venue: 'संत तनपुरे मठ सभागृह, स्टेशन रोड, पंढरपूर (जि. सोलापूर)',
      city: 'पंढरपूर',
      entryFee: '100',
      eligibility: 'फक्त पंढरपूर तालुक्यातील खेळाडूंसाठी',
      categories: '१० वर्षाखालील, १४ वर्षाखालील, १७ वर्षाखालील',
      contactName: 'बडवे सर',
      contactPhone: '9000001580',
      prizes: ['पहिले बक्षीस|1000', 'दुसरे बक्षीस|700', 'तिसरे बक्षीस|500'],
    },
  },
  // 59. PDF prospectus, Nagpur, four days, amounts in lakh, several early-bird steps.
  // Not sure: entryFee (two steps before the late one: 2000 or 2500).
  {
    text: `PROSPECTUS
1st Tadoba Below 2000 FIDE Rating Open Chess Tournament
Organised by Orange City Chess Trust, Nagpur under the aegis of AICF
Event Code : 467890/MAH/2027                                        1 of 2

1. DATES : Thursday 25th to Sunday 28th February 2027
2. VENUE : Vanamati Auditorium, V.I.P. Road, Dharampeth, Nagpur 440010
3. ELIGIBILITY : Open to all players rated below 2000 as on 1st February 2027 and to unrated players
4. ROUNDS : Nine, on the Swiss system
5. TIME CONTROL : G/90+30
6. PRIZE FUND : Rs. 5 lakh
7. ENTRY FEE : Rs. 2,000 up to 31st December 2026; Rs. 2,500 up to 31st January 2027; Rs. 3,000 thereafter
8. LAST DATE OF ENTRY : 15th February 2027
9. REPORTING : Players must confirm their presence by 9.00 a.m. on 25th February

10. PRIZES                                                          2 of 2

First : Rs. 1 lakh and trophy
Second : Rs. 0.70 lakh and trophy
Third : Rs. 50,000 and trophy
Fourth : Rs. 30,000
Fifth : Rs. 20,000
Sixth to Tenth : Rs. 12,000 each
11th to 15th : Rs. 8,000 each
16th to 30th : Rs. 4,000 each

Category           1st          2nd          3rd
Below 1800        10,000        7,000        5,000
Below 1600        10,000        7,000        5,000
Below 1400         8,000        5,000        3,000
Unrated            5,000        3,000        2,000

11. TIE BREAKS : Direct encounter, Buchholz cut 1, Buchholz, Sonneborn-Berger
12. ENTRIES : www.octrust.example/tadoba
13. OFFICIALS : Chief Arbiter IA Swapnil Bansod; Deputy SNA Umesh Panbude
14. CONTACT : Mr. Bhushan Shrivas 90000 00159, Mrs. Prerna Kale 90000 00160
Pairings : chess-results.com/tnr1000059.aspx`,
    expected: {
      title: '1st Tadoba Below 2000 FIDE Rating Open Chess Tournament',
      startDate: '2027-02-25',
      endDate: '2027-02-28',
      entryDeadline: '2027-02-15',
      reportingTime: '09:00',
      venue: 'Vanamati Auditorium, V.I.P. Road, Dharampeth, Nagpur 440010',
      city: 'Nagpur',
      rounds: '9',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      eligibility:
        'Open to all players rated below 2000 as on 1st February 2027 and to unrated players',
      federationCodes: '467890/MAH/2027',
      contactName: 'Mr. Bhushan Shrivas',
      contactPhone: '90000 00159',
      formLink: 'https://www.octrust.example/tadoba',
      prizes: [
        'First|100000',
        'Second|70000',
        'Third|50000',
        'Fourth|30000',
        'Fifth|20000',
        'Sixth to Tenth|12000',
        '11th to 15th|8000',
        '16th to 30th|4000',
        'Below 1800 1st|10000',
        'Below 1800 2nd|7000',
        'Below 1800 3rd|5000',
        'Below 1600 1st|10000',
        'Below 1600 2nd|7000',
        'Below 1600 3rd|5000',
        'Below 1400 1st|8000',
        'Below 1400 2nd|5000',
        'Below 1400 3rd|3000',
        'Unrated 1st|5000',
        'Unrated 2nd|3000',
        'Unrated 3rd|2000',
      ],
    },
  },
  // 60. Letter to schools, Goa, nobody pays. The letter's own date comes first.
  // Not sure: entryFee ('no entry fee': 0 or empty), venue ('our school hall', the school
  // named in the letterhead).
  {
    text: `Ponda Education Society's
Shri Mangesh High School, Ponda - Goa
                                                      Date: 5/11/2026
To,
The Headmaster / Headmistress / Principal,
All High Schools, Ponda Taluka

Subject: 12th Late Shri Raghunath Kamat Memorial Inter-School Chess Tournament

Sir / Madam,

We have pleasure in inviting your students to the above tournament, to be held on Wednesday, 2nd December 2026 in our school hall. Reporting time is 9.00 a.m.

1) Each school may send up to four students of Std. V to X.
2) There will be 5 rounds as per the Swiss system.
3) Each player gets G/25+5.
4) There is no entry fee.
5) Cash prizes: 1st Rs. 1,500/-, 2nd Rs. 1,000/-, 3rd Rs. 750/-, 4th to 8th Rs. 300/- each. Best girl Rs. 500/-.
6) The school with the highest total of points receives the rolling trophy.
7) Names in the enclosed form should reach us on or before 25/11/2026.
8) Kindly send one teacher along with the students. Lunch will be served.

The physical education teacher, Mr. Sagar Gaude (90000 00161), may be contacted for any information.

Yours faithfully,
Smt. Lata Prabhu
Headmistress`,
    expected: {
      title: '12th Late Shri Raghunath Kamat Memorial Inter-School Chess Tournament',
      startDate: '2026-12-02',
      entryDeadline: '2026-11-25',
      reportingTime: '09:00',
      city: 'Ponda',
      rounds: '5',
      format: 'Swiss',
      timeControl: '25 min + 5 sec',
      eligibility: 'Each school may send up to four students of Std. V to X',
      contactName: 'Mr. Sagar Gaude',
      contactPhone: '90000 00161',
      prizes: ['1st|1500', '2nd|1000', '3rd|750', '4th to 8th|300', 'Best girl|500'],
    },
  },
  // 61. Women's day, Miraj, Marathi, afternoon. Rounds on 'फेऱ्या', the phone without a gap.
  {
    text: `*जागतिक महिला दिनानिमित्त*
*सखी चषक महिला बुद्धिबळ स्पर्धा २०२७*
आयोजक : सखी मंच, मिरज

📅 दि. ८ मार्च २०२७, सोमवार
⏰ दुपारी १२.३० वा. उपस्थिती
🏠 स्थळ : बालगंधर्व छोटे सभागृह, किल्ला भाग, मिरज, जि. सांगली
👩 पात्रता : फक्त महिला व मुली, वयाची अट नाही
♟ स्विस लीग ५ फेऱ्या
⏳ १० मिनिटे + ५ सेकंद
💰 प्रवेश शुल्क : ₹ १००/-
📌 नावनोंदणीची अंतिम तारीख : ५ मार्च २०२७
👥 मर्यादा : ८० खेळाडू

🎁 बक्षिसे
१ ला क्रमांक : ₹ ३,०००/-
२ रा क्रमांक : ₹ २,०००/-
३ रा क्रमांक : ₹ १,०००/-
उत्तेजनार्थ (५) : प्रत्येकी ₹ ५००/-
ज्येष्ठ महिला : ₹ ५००/-
सर्वात लहान खेळाडू : भेटवस्तू

☎️ सौ. वैशाली जोशी : ९०००००१६१०
☎️ सौ. रेश्मा मुल्ला : ९०००००१६२०`,
    expected: {
      title: 'सखी चषक महिला बुद्धिबळ स्पर्धा २०२७',
      startDate: '2027-03-08',
      entryDeadline: '2027-03-05',
      reportingTime: '12:30',
      venue: 'बालगंधर्व छोटे सभागृह, किल्ला भाग, मिरज, जि. सांगली',
      city: 'मिरज',
      entryFee: '100',
      maxParticipants: '80',
      rounds: '5',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      eligibility: 'फक्त महिला व मुली, वयाची अट नाही',
      contactName: 'सौ. वैशाली जोशी',
      contactPhone: '9000001610',
      prizes: [
        '१ ला क्रमांक|3000',
        '२ रा क्रमांक|2000',
        '३ रा क्रमांक|1000',
        'उत्तेजनार्थ (५)|500',
        'ज्येष्ठ महिला|500',
      ],
    },
  },
  // 62. PDF with labels and values on separate lines, the colons alone, Gandhinagar.
  {
    text: `Gandhinagar District Chess Association
UTTARAYAN G/60 OPEN CHESS TOURNAMENT 2027
Tournament dates
:
16th & 17th January, 2027 (Sat-Sun)
Venue
:
Town Hall, Sector 17, Gandhinagar, Gujarat
Reporting time
:
9:30 am
No. of rounds
:
6
Time control
:
G/60+5
Entry fees
:
Rs. 600/- (Six hundred only)
Spot entry
:
Rs. 900/- till 9:00 am on 16th January
Last date for entry
:
11th January, 2027
Max. entries
:
120
Entry form
:
https://docs.google.com/forms/d/e/1FAIpUttarayan/viewform
Contact
:
Mr. Mayur Parmar - 90000 00162
1st prize
:
Rs. 12,000/-
2nd prize
:
Rs. 9,000/-
3rd prize
:
Rs. 6,000/-
4th to 6th prize
:
Rs. 3,000/- each
7th to 12th prize
:
Rs. 1,000/- each
Best below 1400
:
Rs. 1,500/-
Best senior citizen
:
Rs. 1,500/-`,
    expected: {
      title: 'UTTARAYAN G/60 OPEN CHESS TOURNAMENT 2027',
      startDate: '2027-01-16',
      endDate: '2027-01-17',
      entryDeadline: '2027-01-11',
      reportingTime: '09:30',
      venue: 'Town Hall, Sector 17, Gandhinagar, Gujarat',
      city: 'Gandhinagar',
      entryFee: '600',
      maxParticipants: '120',
      rounds: '6',
      timeControl: '60 min + 5 sec',
      contactName: 'Mr. Mayur Parmar',
      contactPhone: '90000 00162',
      formLink: 'https://docs.google.com/forms/d/e/1FAIpUttarayan/viewform',
      prizes: [
        '1st prize|12000',
        '2nd prize|9000',
        '3rd prize|6000',
        '4th to 6th prize|3000',
        '7th to 12th prize|1000',
        'Best below 1400|1500',
        'Best senior citizen|1500',
      ],
    },
  },
  // 63. Hindi with English words, Surat, FIDE rated blitz. A map link and an entry link.
  {
    text: `सूरत शतरंज परिवार प्रस्तुत करता है
*ताप्ती फिडे रेटेड ब्लिट्ज शतरंज टूर्नामेंट 2027*

▪️ दिनांक: 14 फरवरी 2027 (रविवार)
▪️ स्थान: महेश्वरी भवन, सिटी लाइट रोड, सूरत
▪️ Google Map: https://maps.app.goo.gl/TaptiBlitz27
▪️ रिपोर्टिंग: दोपहर 1.00 बजे
▪️ राउंड: 9 (स्विस)
▪️ Time Control: 3 मिनट + 2 सेकंड
▪️ एंट्री फीस: ₹600/-
▪️ लेट फीस: ₹800/- (9 से 11 फरवरी)
▪️ अंतिम तिथि: 8 फरवरी 2027
▪️ अधिकतम 180 खिलाड़ी
▪️ Event Code: 478123/GUJ/2027

💵 *नकद पुरस्कार*
प्रथम ₹12,000
द्वितीय ₹8,000
तृतीय ₹6,000
चतुर्थ ₹4,000
पंचम ₹3,000
6 से 10 ₹1,500 प्रत्येक
श्रेष्ठ महिला ₹1,500
श्रेष्ठ वरिष्ठ (60+) ₹1,500
श्रेष्ठ अंडर-15 ₹1,000

🔗 एंट्री लिंक: https://forms.gle/TaptiBlitz
मुख्य निर्णायक: FA धवल मिस्त्री
📞 संपर्क: विकास अग्रवाल 90000 00163, 90000 00164`,
    expected: {
      title: 'ताप्ती फिडे रेटेड ब्लिट्ज शतरंज टूर्नामेंट 2027',
      startDate: '2027-02-14',
      entryDeadline: '2027-02-08',
      reportingTime: '13:00',
      venue: 'महेश्वरी भवन, सिटी लाइट रोड, सूरत',
      city: 'सूरत',
      mapUrl: 'https://maps.app.goo.gl/TaptiBlitz27',
      entryFee: '600',
      maxParticipants: '180',
      rounds: '9',
      format: 'Swiss',
      timeControl: '3 min + 2 sec',
      rated: 'fide',
      federationCodes: '478123/GUJ/2027',
      contactName: 'विकास अग्रवाल',
      contactPhone: '90000 00163',
      formLink: 'https://forms.gle/TaptiBlitz',
      prizes: [
        'प्रथम|12000',
        'द्वितीय|8000',
        'तृतीय|6000',
        'चतुर्थ|4000',
        'पंचम|3000',
        '6 से 10|1500',
        'श्रेष्ठ महिला|1500',
        'श्रेष्ठ वरिष्ठ (60+)|1500',
        'श्रेष्ठ अंडर-15|1000',
      ],
    },
  },
  // 64. Poster in Roman Marathi capitals, Gadhinglaj. Two phones, no name; the sponsor's is not it.
  {
    text: `PRAJASATTAK DIN NIMITTA
BHAVYA KHULI BUDDHIBAL SPARDHA
GADHINGLAJ TALUKA BUDDHIBAL MANDAL
26 JANUARY 2027, MANGALWAR
SAKALI 9.30 VA.
NAGARPALIKA SABHAGRUHA, GADHINGLAJ, DIST. KOLHAPUR
STATE RATED
SWISS LEAGUE - 7 ROUNDS
20 MIN + 5 SEC
PRAVESH FEE RS. 250/-
PAHILE BAKSHIS RS. 7000/-
DUSARE BAKSHIS RS. 5000/-
TISARE BAKSHIS RS. 3000/-
4 TE 10 RS. 700/- PRATYEKI
GADHINGLAJ TALUKA BEST RS. 1000/-
SAMPARK 90000 00165 / 90000 00166
SAUJANYA : SHREE DAIRY, MAIN ROAD`,
    expected: {
      title: 'BHAVYA KHULI BUDDHIBAL SPARDHA',
      startDate: '2027-01-26',
      reportingTime: '09:30',
      venue: 'NAGARPALIKA SABHAGRUHA, GADHINGLAJ, DIST. KOLHAPUR',
      city: 'GADHINGLAJ',
      entryFee: '250',
      rounds: '7',
      format: 'Swiss',
      timeControl: '20 min + 5 sec',
      rated: 'state',
      contactPhone: '90000 00165',
      prizes: [
        'PAHILE BAKSHIS|7000',
        'DUSARE BAKSHIS|5000',
        'TISARE BAKSHIS|3000',
        '4 TE 10|700',
        'GADHINGLAJ TALUKA BEST|1000',
      ],
    },
  },
  // 65. Online event of an alumni circle, in the evening: no hall, no limit.
  // Not sure: venue ('online' is not a place), city.
  {
    text: `Season's greetings from the Alumni Chess Circle! 🎄

*Christmas Online Blitz 2026*

- Friday 25 Dec 2026
- Log in by 8.15 p.m. IST, round 1 at 8.30 p.m.
- To be played online (team link will be mailed after entry)
- 9 rounds Swiss, 3 min + 2 sec
- Unrated, fair play checks will be done
- Entry fee: Rs. 100
- Prizes: 1st Rs. 1500, 2nd Rs. 1000, 3rd Rs. 500
- Best alumnus Rs. 500

Entry form: https://alumnichess.example/xmas
Help: Aditya Ranade, WhatsApp only, 90000 00165`,
    expected: {
      title: 'Christmas Online Blitz 2026',
      startDate: '2026-12-25',
      reportingTime: '20:15',
      entryFee: '100',
      rounds: '9',
      format: 'Swiss',
      timeControl: '3 min + 2 sec',
      rated: 'no',
      contactName: 'Aditya Ranade',
      contactPhone: '90000 00165',
      formLink: 'https://alumnichess.example/xmas',
      prizes: ['1st|1500', '2nd|1000', '3rd|500', 'Best alumnus|500'],
    },
  },
]

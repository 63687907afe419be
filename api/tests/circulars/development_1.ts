import type { Circular } from '#tests/circulars/circular'

/** What the reader was first written against. All of it made up. */
export const development1: Circular[] = [
  {
    text: `*SAHYADRI CHESS ACADEMY* presents
*SAHYADRI OPEN RAPID CHESS TOURNAMENT 2026*
📅 Date: 13th December 2026 (Sunday)
📍 Venue: Town Hall, Station Road, Sangamner
⏰ Reporting time: 8.30 am
♟ Rounds: 7 (Swiss)
⏱ Time control: 15 min + 10 sec increment
💵 Entry fee: Rs. 300/-
🗓 Last date of entry: 10th December 2026
🏆 Prizes
1st - Rs. 11,000 + Trophy
2nd - Rs. 7,000 + Trophy
3rd - Rs. 5,000 + Trophy
Registration: https://forms.example/sahyadri-rapid
Location: https://maps.app.goo.gl/abcd1234
Contact: Mr. Anil Gaikwad 55500 12345`,
    expected: {
      title: 'SAHYADRI OPEN RAPID CHESS TOURNAMENT 2026',
      startDate: '2026-12-13',
      entryDeadline: '2026-12-10',
      reportingTime: '08:30',
      venue: 'Town Hall, Station Road, Sangamner',
      city: 'Sangamner',
      mapUrl: 'https://maps.app.goo.gl/abcd1234',
      entryFee: '300',
      rounds: '7',
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
      contactName: 'Mr. Anil Gaikwad',
      contactPhone: '55500 12345',
      formLink: 'https://forms.example/sahyadri-rapid',
      prizes: ['1st|11000', '2nd|7000', '3rd|5000'],
    },
  },
  {
    text: `SATARA DISTRICT CHESS ASSOCIATION
(Affiliated to Maharashtra Chess Association)
SATARA DISTRICT UNDER-13 SELECTION TOURNAMENT
Date & Time: 09/01/2027, 9:00 a.m.
Venue: Shahu Stadium Hall, Satara
Entry fees: Rs 200
Last date: 06/01/2027
Eligibility: Players born on or after 01/01/2014
6 rounds swiss, 25 minutes + 5 seconds
Top 2 boys and 2 girls will be selected for the state tournament.
Contact: Shri Vijay Mane 5550011122`,
    expected: {
      title: 'SATARA DISTRICT UNDER-13 SELECTION TOURNAMENT',
      startDate: '2027-01-09',
      reportingTime: '09:00',
      venue: 'Shahu Stadium Hall, Satara',
      city: 'Satara',
      entryFee: '200',
      entryDeadline: '2027-01-06',
      eligibility: 'Players born on or after 01/01/2014',
      rounds: '6',
      format: 'Swiss',
      timeControl: '25 min + 5 sec',
      contactName: 'Shri Vijay Mane',
      contactPhone: '5550011122',
    },
  },
  {
    text: `3rd SHIVNERI TROPHY ALL INDIA FIDE RATING OPEN CHESS TOURNAMENT
Organised by Junnar Taluka Chess Association
AICF Event Code: 398712/MAH/2026
12th to 16th August 2026
Venue: Shri Shivchhatrapati College, Junnar, Dist. Pune
Total prize fund Rs. 5,00,000
Entry fee: Rs.1000/- upto 31st July 2026
Last date for entry: 5th August 2026
Format of play: Swiss system, 9 rounds
Time control: 90 minutes with 30 seconds increment from move one
1st Rs.75,000/- + Trophy
2nd Rs.50,000/- + Trophy
3rd Rs.30,000/- + Trophy
4th Rs.20,000/-
5th Rs.15,000/-
11th to 20th Rs.3,000/- each
Chief arbiter: IA Praveen Thakare
Organising Secretary: Mr. Ramesh Dhole, Mobile 5550098765
Online entry: https://entries.example/shivneri
Google map: https://goo.gl/maps/Shivneri9`,
    expected: {
      title: '3rd SHIVNERI TROPHY ALL INDIA FIDE RATING OPEN CHESS TOURNAMENT',
      startDate: '2026-08-12',
      endDate: '2026-08-16',
      venue: 'Shri Shivchhatrapati College, Junnar, Dist. Pune',
      city: 'Junnar',
      entryFee: '1000',
      entryDeadline: '2026-08-05',
      rounds: '9',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      federationCodes: '398712/MAH/2026',
      contactName: 'Mr. Ramesh Dhole',
      contactPhone: '5550098765',
      formLink: 'https://entries.example/shivneri',
      mapUrl: 'https://goo.gl/maps/Shivneri9',
      prizes: [
        '1st|75000',
        '2nd|50000',
        '3rd|30000',
        '4th|20000',
        '5th|15000',
        '11th to 20th|3000',
      ],
    },
  },
  {
    text: `भव्य खुली बुद्धिबळ स्पर्धा
दिनांक: १५ डिसेंबर २०२६
वेळ: सकाळी ९:३० वाजता
स्थळ: नगर वाचनालय, सिन्नर
प्रवेश शुल्क: २०० रुपये
अंतिम तारीख: १२ डिसेंबर २०२६
फेऱ्या: ६
कालमर्यादा: १५ मिनिटे + ५ सेकंद
पारितोषिके
प्रथम क्रमांक: ₹३०००
द्वितीय क्रमांक: ₹२०००
तृतीय क्रमांक: ₹१०००
संपर्क: प्रकाश शिंदे ५५५००१२३४५`,
    expected: {
      title: 'भव्य खुली बुद्धिबळ स्पर्धा',
      startDate: '2026-12-15',
      reportingTime: '09:30',
      venue: 'नगर वाचनालय, सिन्नर',
      city: 'सिन्नर',
      entryFee: '200',
      entryDeadline: '2026-12-12',
      rounds: '6',
      timeControl: '15 min + 5 sec',
      prizes: ['प्रथम क्रमांक|3000', 'द्वितीय क्रमांक|2000', 'तृतीय क्रमांक|1000'],
      contactName: 'प्रकाश शिंदे',
      contactPhone: '5550012345',
    },
  },
  {
    text: `⚡⚡ BLITZ NIGHT ⚡⚡
Saturday 19 Dec 2026, reporting 5 pm
Hotel Rajhans Banquet, Camp, Malegaon
9 rounds | 3+2
Entry ₹250
Cash prizes: 1st ₹5,000 | 2nd ₹3,000 | 3rd ₹2,000
Max 80 players, first come first served
Register: forms.gle/Blitz19
Call 55500-45454`,
    expected: {
      title: 'BLITZ NIGHT',
      startDate: '2026-12-19',
      reportingTime: '17:00',
      venue: 'Hotel Rajhans Banquet, Camp, Malegaon',
      city: 'Malegaon',
      rounds: '9',
      timeControl: '3 min + 2 sec',
      entryFee: '250',
      maxParticipants: '80',
      prizes: ['1st|5000', '2nd|3000', '3rd|2000'],
      formLink: 'https://forms.gle/Blitz19',
      contactPhone: '55500-45454',
    },
  },
  {
    text: `VIDARBHA CHESS FEDERATION
Below 1600 FIDE Rated Open Chess Tournament
Dates : 22nd, 23rd & 24th January 2027
Place : Suresh Bhat Auditorium, Reshimbagh, Nagpur
Entry Fee : Rs 1200
Late Entry Fee : Rs 1500 (till 18.01.2027)
Last Date of Entry : 15.01.2027
Rounds : 8
Time Control : 60 mins + 30 secs
Eligibility : Players rated below 1600 and unrated players
Registration link : https://vcf.example/below1600
Contact : Mr. K. Deshpande (5550060606), Mr. S. Rao (5550060607)`,
    expected: {
      title: 'Below 1600 FIDE Rated Open Chess Tournament',
      startDate: '2027-01-22',
      endDate: '2027-01-24',
      venue: 'Suresh Bhat Auditorium, Reshimbagh, Nagpur',
      city: 'Nagpur',
      entryFee: '1200',
      entryDeadline: '2027-01-15',
      rounds: '8',
      timeControl: '60 min + 30 sec',
      rated: 'fide',
      eligibility: 'Players rated below 1600 and unrated players',
      formLink: 'https://vcf.example/below1600',
      contactName: 'Mr. K. Deshpande',
      contactPhone: '5550060606',
    },
  },
  {
    text: `Children's Day Chess Competition
Age groups: U-7, U-9, U-11, U-13, U-15
On Sunday, 15th November 2026
At Vivekanand Vidyalaya, Ahilyanagar
Reporting Time 9.00 AM
Fee Rs. 150 per child
5 rounds Swiss, 10 minutes + 5 seconds
Entries close on 12 November 2026
Trophies to top 5 of each group and certificate to all
For entry contact: Mrs. Meena Kulkarni - 5550033221
Form: https://docs.google.com/forms/d/e/1FAIp/viewform`,
    expected: {
      title: "Children's Day Chess Competition",
      startDate: '2026-11-15',
      venue: 'Vivekanand Vidyalaya, Ahilyanagar',
      city: 'Ahilyanagar',
      reportingTime: '09:00',
      entryFee: '150',
      rounds: '5',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      entryDeadline: '2026-11-12',
      categories: 'U-7, U-9, U-11, U-13, U-15',
      contactName: 'Mrs. Meena Kulkarni',
      contactPhone: '5550033221',
      formLink: 'https://docs.google.com/forms/d/e/1FAIp/viewform',
    },
  },
  {
    text: `PUNE CHESS CIRCLE
1 Day Rapid Rating Chess Tournament (FIDE Rated)
Event Code 401234/MAH/2027
Date: 26.01.2027
Venue: Symbiosis Hall, Viman Nagar, Pune 411014
Entry fee Rs. 700/- (Inclusive of all taxes)
Closing date: 22.01.2027
Swiss League 8 rounds
Time control 10 min + 5 sec per move
Maximum entries 250
Prizes: I - 10000, II - 7000, III - 5000
Visit www.punechess.example for registration
Contact Nos: 5550088001 / 5550088002`,
    expected: {
      title: '1 Day Rapid Rating Chess Tournament (FIDE Rated)',
      startDate: '2027-01-26',
      venue: 'Symbiosis Hall, Viman Nagar, Pune 411014',
      city: 'Pune',
      entryFee: '700',
      entryDeadline: '2027-01-22',
      rounds: '8',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      rated: 'fide',
      federationCodes: '401234/MAH/2027',
      maxParticipants: '250',
      prizes: ['I|10000', 'II|7000', 'III|5000'],
      formLink: 'https://www.punechess.example',
      contactPhone: '5550088001',
    },
  },
  {
    text: `Respected all,
We are happy to announce the 5th Smt. Laxmibai Patil Memorial Rapid Chess Tournament to be held on Sunday, 20th December, 2026 at Patil Farm House, Wai.
Reporting time is 8:45 am. Entry fee is Rs. 350. Last date to register is 17th December.
There will be 7 rounds with 12 min + 5 sec time control.
First prize Rs. 7000, second prize Rs. 5000, third prize Rs. 3000.
Register here: https://rapid.example/wai
For more information call Dr. Suhas Patil on 5550014141`,
    expected: {
      title: '5th Smt. Laxmibai Patil Memorial Rapid Chess Tournament',
      startDate: '2026-12-20',
      venue: 'Patil Farm House, Wai',
      city: 'Wai',
      reportingTime: '08:45',
      entryFee: '350',
      entryDeadline: '2026-12-17',
      rounds: '7',
      timeControl: '12 min + 5 sec',
      prizes: ['First prize|7000', 'second prize|5000', 'third prize|3000'],
      formLink: 'https://rapid.example/wai',
      contactName: 'Dr. Suhas Patil',
      contactPhone: '5550014141',
    },
  },
  {
    text: `*SANGLI DISTRICT SENIOR OPEN SELECTION CHESS CHAMPIONSHIP*
Organizer - Nutan Buddhibal Mandal
*Date* - 5 to 6 December 2026
*Venue* - Kamgar Bhavan, Sangli
*Entry Fee* - 400/-
*Entry last date* - 3 December 2026
*Rounds* - 7
*Time* - 30 min + 30 sec
*State rated event*
*Prizes*
1) 3000
2) 2000
3) 1500
*Contact* - 5550031313 Chidambar Kotibhaskar`,
    expected: {
      title: 'SANGLI DISTRICT SENIOR OPEN SELECTION CHESS CHAMPIONSHIP',
      startDate: '2026-12-05',
      endDate: '2026-12-06',
      venue: 'Kamgar Bhavan, Sangli',
      city: 'Sangli',
      entryFee: '400',
      entryDeadline: '2026-12-03',
      rounds: '7',
      timeControl: '30 min + 30 sec',
      rated: 'state',
      prizes: ['1|3000', '2|2000', '3|1500'],
      contactName: 'Chidambar Kotibhaskar',
      contactPhone: '5550031313',
    },
  },
  {
    text: `जय महाराष्ट्र!
नाशिक जिल्हा बुद्धिबळ संघटना आयोजित
१३ वर्षांखालील जिल्हा निवड चाचणी स्पर्धा
तारीख - १०/०१/२०२७
स्थळ - के. के. वाघ सभागृह, नाशिक
उपस्थिती वेळ - सकाळी ८.३०
प्रवेश फी - रु. २५०/-
अंतिम मुदत - ०७/०१/२०२७
एकूण ६ फेऱ्या, २५ मिनिटे + ५ सेकंद
नोंदणी लिंक - https://forms.example/nashik13
संपर्क - विनायक वाडिले ५५५००७१७१७`,
    expected: {
      title: '१३ वर्षांखालील जिल्हा निवड चाचणी स्पर्धा',
      startDate: '2027-01-10',
      venue: 'के. के. वाघ सभागृह, नाशिक',
      city: 'नाशिक',
      reportingTime: '08:30',
      entryFee: '250',
      entryDeadline: '2027-01-07',
      rounds: '6',
      timeControl: '25 min + 5 sec',
      eligibility: 'Under 13',
      formLink: 'https://forms.example/nashik13',
      contactName: 'विनायक वाडिले',
      contactPhone: '5550071717',
    },
  },
  {
    text: `♟ THINK BIG CHESS CLUB ♟
Monthly Rated Rapid - November edition
When: 29th Nov 2026, Sunday, 9 AM
Where: Think Big Club, Opp. Bus Depot, Ichalkaranji
How much: ₹200
Rounds: 6 | TC: 15+5
Prize pool: ₹6,000 (1st 3000 / 2nd 2000 / 3rd 1000)
Seats: 40 only
Book your seat: https://thinkbig.example/nov
Queries: 55500 90909`,
    expected: {
      title: 'Monthly Rated Rapid - November edition',
      startDate: '2026-11-29',
      reportingTime: '09:00',
      venue: 'Think Big Club, Opp. Bus Depot, Ichalkaranji',
      city: 'Ichalkaranji',
      entryFee: '200',
      rounds: '6',
      timeControl: '15 min + 5 sec',
      prizes: ['1st|3000', '2nd|2000', '3rd|1000'],
      maxParticipants: '40',
      formLink: 'https://thinkbig.example/nov',
      contactPhone: '55500 90909',
    },
  },
  {
    text: `MAHARASHTRA STATE UNDER 15 OPEN & GIRLS CHESS CHAMPIONSHIP 2027
Organised by: Jalgaon District Chess Association
Under the aegis of Maharashtra Chess Association
Date: 5th Feb. 2027 to 8th Feb. 2027
Venue: Kantai Hall, Nehru Chowk, Jalgaon - 425001
Eligibility: Born on or after 1st January 2012
Entry Fee: Rs. 2000/- (with accommodation Rs. 3500/-)
Entry deadline: 28th January 2027
Event code: 402233/MAH/2027
Rounds: 8 or 9 Swiss
Time Control: 90 min + 30 sec
Reporting: 5th February, 10 a.m.
Prizes (Open)
1st Rs 8000 and trophy
2nd Rs 6000 and trophy
3rd Rs 4000 and trophy
4th to 10th Rs 1000 each
Link for entry: https://mca.example/u15
Contact Person: Mr. Farooque Shaikh 5550052525`,
    expected: {
      title: 'MAHARASHTRA STATE UNDER 15 OPEN & GIRLS CHESS CHAMPIONSHIP 2027',
      startDate: '2027-02-05',
      endDate: '2027-02-08',
      venue: 'Kantai Hall, Nehru Chowk, Jalgaon - 425001',
      city: 'Jalgaon',
      eligibility: 'Born on or after 1st January 2012',
      entryFee: '2000',
      entryDeadline: '2027-01-28',
      federationCodes: '402233/MAH/2027',
      rounds: '8',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      reportingTime: '10:00',
      prizes: ['1st|8000', '2nd|6000', '3rd|4000', '4th to 10th|1000'],
      formLink: 'https://mca.example/u15',
      contactName: 'Mr. Farooque Shaikh',
      contactPhone: '5550052525',
    },
  },
  {
    text: `Good news for chess lovers!!
SOLAPUR RAPID CHESS LEAGUE (Team event)
Date 16/01/2027 and 17/01/2027
Venue Phadkule Hall Solapur
Team entry Rs 2000/-
Last date for team entry 12/01/2027
Rounds 7, Time control 20+5
1st prize Rs 15000
2nd prize Rs 10000
3rd prize Rs 6000
Call: Uday Wagare 5550047474`,
    expected: {
      title: 'SOLAPUR RAPID CHESS LEAGUE (Team event)',
      startDate: '2027-01-16',
      endDate: '2027-01-17',
      venue: 'Phadkule Hall Solapur',
      entryFee: '2000',
      entryDeadline: '2027-01-12',
      rounds: '7',
      timeControl: '20 min + 5 sec',
      prizes: ['1st prize|15000', '2nd prize|10000', '3rd prize|6000'],
      contactName: 'Uday Wagare',
      contactPhone: '5550047474',
    },
  },
  {
    text: `Free Entry! Free Entry! Free Entry!
Republic Day Open Chess Tournament
Tuesday 26 January 2027
Venue: Gandhi Maidan Pavilion, Shrirampur
No entry fee
Reporting at 8 am
5 rounds of 10 minutes each
Unrated friendly event
Prizes: Trophies and medals
Contact - Sagar Ghodke 55500 61616`,
    expected: {
      title: 'Republic Day Open Chess Tournament',
      startDate: '2027-01-26',
      venue: 'Gandhi Maidan Pavilion, Shrirampur',
      city: 'Shrirampur',
      entryFee: '0',
      reportingTime: '08:00',
      rounds: '5',
      timeControl: '10 min',
      rated: 'no',
      contactName: 'Sagar Ghodke',
      contactPhone: '55500 61616',
    },
  },
  {
    text: `KOLHAPUR CHESS ASSOCIATION
Smt. Indumati Memorial Blitz Rating Tournament
FIDE rated blitz | Code: 405566/MAH/2027
Sunday 14-02-2027
Ram Ganesh Gadkari Hall, Kolhapur
Reporting: 9:00 hrs
Entry fee: Rs.500
Spot entry Rs.700
Last date: 11-02-2027
9 Rounds Swiss, 3 min + 2 sec
Prizes:
1st Rs.6,001
2nd Rs.4,001
3rd Rs.3,001
Best Woman Rs.1,001
Best Veteran Rs.1,001
Entries: https://kca.example/blitz
Contact: Bharat Chougule 5550080808`,
    expected: {
      title: 'Smt. Indumati Memorial Blitz Rating Tournament',
      startDate: '2027-02-14',
      venue: 'Ram Ganesh Gadkari Hall, Kolhapur',
      city: 'Kolhapur',
      reportingTime: '09:00',
      entryFee: '500',
      entryDeadline: '2027-02-11',
      rounds: '9',
      format: 'Swiss',
      timeControl: '3 min + 2 sec',
      rated: 'fide',
      federationCodes: '405566/MAH/2027',
      prizes: ['1st|6001', '2nd|4001', '3rd|3001', 'Best Woman|1001', 'Best Veteran|1001'],
      formLink: 'https://kca.example/blitz',
      contactName: 'Bharat Chougule',
      contactPhone: '5550080808',
    },
  },
  {
    text: `*Online Rapid Arena*
Date: 6 Dec 2026
Time: 7:00 PM
Platform: Lichess
Format: Arena
Time control: 5+3
Entry fee: Nil
Registration: https://forms.example/arena6`,
    expected: {
      title: 'Online Rapid Arena',
      startDate: '2026-12-06',
      reportingTime: '19:00',
      format: 'Arena',
      timeControl: '5 min + 3 sec',
      entryFee: '0',
      formLink: 'https://forms.example/arena6',
    },
  },
  {
    text: `RATNAGIRI DIST. CHESS TOURNAMENT
दि. ३ व ४ एप्रिल २०२७
ठिकाण: मराठा भवन, रत्नागिरी
Entry Fee Rs. 300
Last Date 31 March 2027
Swiss 8 rounds, 20 min + 10 sec
Reporting 9.00 am
पहिले बक्षीस ५०००
दुसरे बक्षीस ३०००
तिसरे बक्षीस २०००
संपर्क विवेक सोहनी 5550036363`,
    expected: {
      title: 'RATNAGIRI DIST. CHESS TOURNAMENT',
      startDate: '2027-04-03',
      endDate: '2027-04-04',
      venue: 'मराठा भवन, रत्नागिरी',
      city: 'रत्नागिरी',
      entryFee: '300',
      entryDeadline: '2027-03-31',
      rounds: '8',
      format: 'Swiss',
      timeControl: '20 min + 10 sec',
      reportingTime: '09:00',
      prizes: ['पहिले बक्षीस|5000', 'दुसरे बक्षीस|3000', 'तिसरे बक्षीस|2000'],
      contactName: 'विवेक सोहनी',
      contactPhone: '5550036363',
    },
  },
  {
    text: `Royal Chess Academy, Dhule
Invites you to
Royal Cup Rapid Chess Tournament 2027
December 27, 2026 | Sunday
Reporting time: 08.00 hours
Agrawal Bhavan, Dhule
Entry fees: 299 Rs
Register before 24th Dec 2026
Time format: 15 Min + 3 Sec
Total rounds: 7
1st Place: ₹5001
2nd Place: ₹3001
3rd Place: ₹2001
https://royalcup.example/register
+91 55500 29292`,
    expected: {
      title: 'Royal Cup Rapid Chess Tournament 2027',
      startDate: '2026-12-27',
      reportingTime: '08:00',
      venue: 'Agrawal Bhavan, Dhule',
      city: 'Dhule',
      entryFee: '299',
      entryDeadline: '2026-12-24',
      timeControl: '15 min + 3 sec',
      rounds: '7',
      prizes: ['1st Place|5001', '2nd Place|3001', '3rd Place|2001'],
      formLink: 'https://royalcup.example/register',
      contactPhone: '+91 55500 29292',
    },
  },
  {
    text: `AURANGABAD DISTRICT JUNIOR (UNDER 19) CHESS CHAMPIONSHIP
2027 ची निवड स्पर्धा
Venue:- M.G.M. Campus, N-6 CIDCO, Chhatrapati Sambhajinagar
Date:- 20th & 21st Feb 2027
Time:- 9:00 AM onwards
Entry Fee:- Rs.350/-
Last Date of Entry:- 18th Feb 2027
Rounds:- 7 Rounds
Time Control:- 30 Minutes + 10 Seconds
Contact:- Mr. Hemendra Patel:- 5550015151
Google Form:- https://forms.gle/Aur19`,
    expected: {
      title: 'AURANGABAD DISTRICT JUNIOR (UNDER 19) CHESS CHAMPIONSHIP',
      venue: 'M.G.M. Campus, N-6 CIDCO, Chhatrapati Sambhajinagar',
      city: 'Chhatrapati Sambhajinagar',
      startDate: '2027-02-20',
      endDate: '2027-02-21',
      reportingTime: '09:00',
      entryFee: '350',
      entryDeadline: '2027-02-18',
      rounds: '7',
      timeControl: '30 min + 10 sec',
      eligibility: 'Under 19',
      contactName: 'Mr. Hemendra Patel',
      contactPhone: '5550015151',
      formLink: 'https://forms.gle/Aur19',
    },
  },
  {
    text: `Thane Masters Open (1400 to 1900)
Date: 18th March - 21st March 2027
Venue: NKT College Hall, Thane (W)
Fees: Rs 1800
Entries will be accepted till 10th March 2027
Rating band: 1400-1900
7 rounds Swiss
90' + 30"
FIDE rated
Prizes 1st: Rs. 30000, 2nd: Rs. 20000, 3rd: Rs. 10000
Entry form https://thane.example/masters
Contact: IA Purushottam Bhilare, 5550042424`,
    expected: {
      title: 'Thane Masters Open (1400 to 1900)',
      startDate: '2027-03-18',
      endDate: '2027-03-21',
      venue: 'NKT College Hall, Thane (W)',
      city: 'Thane',
      entryFee: '1800',
      entryDeadline: '2027-03-10',
      eligibility: '1400-1900',
      rounds: '7',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      prizes: ['1st|30000', '2nd|20000', '3rd|10000'],
      formLink: 'https://thane.example/masters',
      contactName: 'IA Purushottam Bhilare',
      contactPhone: '5550042424',
    },
  },
  {
    text: `Amravati Open Chess Tournament
Date 10th January 2027
Venue Balaji Mangal Karyalaya, Amravati
Rounds 6
Time control 15m+10s
Entry Fee ₹ 1,000
Early bird ₹ 800 till 25 Dec 2026
Last date of entry 5 Jan 2027
Prize Fund: Rs. 1,00,000
1 - 25,000
2 - 15,000
3 - 10,000
4 to 6 - 5,000
Special Prizes: Best Female 2,000
Register online: https://amravati.example/open
Phone: 0721-255001`,
    expected: {
      title: 'Amravati Open Chess Tournament',
      startDate: '2027-01-10',
      venue: 'Balaji Mangal Karyalaya, Amravati',
      city: 'Amravati',
      rounds: '6',
      timeControl: '15 min + 10 sec',
      entryFee: '1000',
      entryDeadline: '2027-01-05',
      prizes: ['1|25000', '2|15000', '3|10000', '4 to 6|5000', 'Best Female|2000'],
      formLink: 'https://amravati.example/open',
      contactPhone: '0721-255001',
    },
  },
  {
    text: `कोल्हापूर आंतरशालेय बुद्धिबळ स्पर्धा
शनिवार, दि. २३ जानेवारी २०२७ रोजी सकाळी १० वाजता
स्थळ:- राजर्षी शाहू सभागृह, कोल्हापूर
गट - १०, १२, १४, १६ वर्षांखालील
प्रवेश शुल्क - ₹१५०
२० जानेवारी पर्यंत नाव नोंदणी करावी
फेऱ्या - ५ (स्विस लीग)
वेळ - १० मि. + ५ से.
संपर्क - मनीष मारुलकर 55500 27272`,
    expected: {
      title: 'कोल्हापूर आंतरशालेय बुद्धिबळ स्पर्धा',
      startDate: '2027-01-23',
      reportingTime: '10:00',
      venue: 'राजर्षी शाहू सभागृह, कोल्हापूर',
      city: 'कोल्हापूर',
      categories: 'U-10, U-12, U-14, U-16',
      entryFee: '150',
      entryDeadline: '2027-01-20',
      rounds: '5',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      contactName: 'मनीष मारुलकर',
      contactPhone: '55500 27272',
    },
  },
  {
    text: `Checkmate Chess School
*U-8 & U-12 Rapid*
12 Dec '26, Saturday
Checkmate School, Baramati
Reporting: 2:30 pm
Fee: Rs 100/-
5 rounds • 10+0
Last date: 10 Dec
Contact Neha 5550019191`,
    expected: {
      title: 'U-8 & U-12 Rapid',
      startDate: '2026-12-12',
      venue: 'Checkmate School, Baramati',
      city: 'Baramati',
      reportingTime: '14:30',
      entryFee: '100',
      rounds: '5',
      timeControl: '10 min',
      entryDeadline: '2026-12-10',
      categories: 'U-8, U-12',
      contactName: 'Neha',
      contactPhone: '5550019191',
    },
  },
  {
    text: `Mumbai City Rapid Chess Tournament
Organised by South Mumbai Chess Academy

DATE & DAY: SUNDAY, 7TH FEBRUARY 2027
VENUE: RUSSIAN CENTRE, PEDDER ROAD, MUMBAI
MAP: https://www.google.com/maps/place/Russian+Centre
ENTRY FEE: RS. 800/-
LAST DATE OF ENTRY: 3RD FEBRUARY 2027
REPORTING TIME: 8:30 AM
ROUNDS: 9 ROUNDS SWISS LEAGUE
TIME CONTROL: 15 MINUTES + 5 SECONDS INCREMENT
CATEGORIES: OPEN, U-9, U-11, U-13, U-15, WOMEN
PRIZES:
1ST RS. 10,000/-
2ND RS. 7,500/-
3RD RS. 5,000/-
ONLINE REGISTRATION: HTTPS://SMCA.EXAMPLE/RAPID
CONTACT: MR. BALAJI 55500 33445`,
    expected: {
      title: 'Mumbai City Rapid Chess Tournament',
      startDate: '2027-02-07',
      venue: 'RUSSIAN CENTRE, PEDDER ROAD, MUMBAI',
      city: 'MUMBAI',
      mapUrl: 'https://www.google.com/maps/place/Russian+Centre',
      entryFee: '800',
      entryDeadline: '2027-02-03',
      reportingTime: '08:30',
      rounds: '9',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      categories: 'OPEN, U-9, U-11, U-13, U-15, WOMEN',
      prizes: ['1ST|10000', '2ND|7500', '3RD|5000'],
      formLink: 'HTTPS://SMCA.EXAMPLE/RAPID',
      contactName: 'MR. BALAJI',
      contactPhone: '55500 33445',
    },
  },
  {
    text: `Nandurbar Taluka Chess Tournament
Tournament date: 13 Feb 2027
Registration starts: 20 Jan 2027
Registration ends: 10 Feb 2027
Venue: G. T. Patil College, Nandurbar
Registration fee: Rs. 150
Players should report by 9.15 AM; first round 10 AM; prize distribution 5 PM
5 rounds, 12+3
Contact: 5550065656 (Manoj), 5550065657 (Ravi)`,
    expected: {
      title: 'Nandurbar Taluka Chess Tournament',
      startDate: '2027-02-13',
      entryDeadline: '2027-02-10',
      venue: 'G. T. Patil College, Nandurbar',
      city: 'Nandurbar',
      entryFee: '150',
      reportingTime: '09:15',
      rounds: '5',
      timeControl: '12 min + 3 sec',
      contactName: 'Manoj',
      contactPhone: '5550065656',
    },
  },
  {
    text: `CHATURANG CHESS FOUNDATION, SOLAPUR
(Regd. No. F-12345/Solapur)
Under the aegis of Solapur District Chess Association
1st Late Dattatray Kulkarni Memorial All Maharashtra Open FIDE Rating Rapid Chess Tournament
Event code: 431245/MAH/2027

1. Dates: 23rd & 24th January, 2027 (Saturday & Sunday)
2. Venue: Hutatma Smruti Mandir Hall, Park Chowk, Solapur - 413001
3. Schedule: Reporting on 23.01.2027 by 08:45 hrs. First round starts at 09:30 hrs.
4. System: Swiss, 9 rounds. Pairing by Swiss Manager
5. Time control: 10 minutes plus 5 seconds increment per move from move 1
6. Entry fees: Rs. 800/- (non refundable). Players with title GM/IM/WGM/WIM: free
   Late entry with Rs. 300/- extra till 21.01.2027
7. Last date for receipt of entries: 18.01.2027
8. Total prize fund: Rs. 1,51,000/-
   I - Rs. 25,000 + Trophy
   II - Rs. 18,000 + Trophy
   III - Rs. 12,000 + Trophy
   4th to 6th - Rs. 7,000 each
9. Entries limited to 250 players
10. Online registration: https://chaturang.example/register
11. Contact: IA Suhas Jadhav (Chief Arbiter) - 98765 43210, Mahesh Shinde - 5557778881`,
    expected: {
      title:
        '1st Late Dattatray Kulkarni Memorial All Maharashtra Open FIDE Rating Rapid Chess Tournament',
      startDate: '2027-01-23',
      endDate: '2027-01-24',
      entryDeadline: '2027-01-18',
      reportingTime: '08:45',
      venue: 'Hutatma Smruti Mandir Hall, Park Chowk, Solapur - 413001',
      city: 'Solapur',
      entryFee: '800',
      maxParticipants: '250',
      rounds: '9',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      rated: 'fide',
      federationCodes: '431245/MAH/2027',
      contactName: 'IA Suhas Jadhav',
      contactPhone: '98765 43210',
      formLink: 'https://chaturang.example/register',
      prizes: ['I|25000', 'II|18000', 'III|12000', '4th to 6th|7000'],
    },
  },
  {
    text: `🙏 नमस्कार 🙏
*कै. वामनराव देशमुख स्मृती चषक*
*भव्य खुली जलद बुद्धिबळ स्पर्धा - २०२७*
आयोजक : नागपूर चेस क्लब
🗓️ रविवार, दि. १७ जानेवारी २०२७
🕘 सकाळी ९.१५ वा. उपस्थित राहावे
📍 स्थळ : सरस्वती विद्यालय, शंकर नगर, नागपूर
♟️ एकूण फेऱ्या : ६ (स्विस लीग पद्धत)
⏱️ वेळ : प्रत्येकी १५ मिनिटे + ५ सेकंद
💰 प्रवेश शुल्क : रु. २५०/-
अंतिम तारीख : १४ जानेवारी २०२७
🏆 बक्षिसे :
प्रथम - रु. ७,०००/-
द्वितीय - रु. ५,०००/-
तृतीय - रु. ३,०००/-
📱 संपर्क : सौ. अर्चना देशमुख 55512 34567`,
    expected: {
      title: 'कै. वामनराव देशमुख स्मृती चषक',
      startDate: '2027-01-17',
      reportingTime: '09:15',
      venue: 'सरस्वती विद्यालय, शंकर नगर, नागपूर',
      city: 'नागपूर',
      rounds: '6',
      format: 'Swiss',
      timeControl: '15 min + 5 sec',
      entryFee: '250',
      entryDeadline: '2027-01-14',
      contactName: 'सौ. अर्चना देशमुख',
      contactPhone: '55512 34567',
      prizes: ['प्रथम|7000', 'द्वितीय|5000', 'तृतीय|3000'],
    },
  },
  {
    text: `Hello Chess Lovers!! ♟♟
KNIGHT RIDERS CHESS CLUB, BARAMATI is back with its monthly
RATING BELOW 1600 BLITZ BATTLE - Season 4
on Sat, 30 Jan 2027 from 4 pm onwards
@ Cafe Checkmate, Bhigwan Road, Baramati
Time Control 3+2, 9 Rds Swiss
Fees just ₹150 only (Club members ₹100)
Register before 28 Jan 6 pm
Link 👉 forms.gle/AbCdEf123
GPay / Queries - Rohit 5559990001
1st 3000/- 2nd 2000/- 3rd 1000/-
Best Female 500/- Best U-12 500/-
Max 60 entries, first come first serve!`,
    expected: {
      title: 'RATING BELOW 1600 BLITZ BATTLE - Season 4',
      startDate: '2027-01-30',
      entryDeadline: '2027-01-28',
      reportingTime: '16:00',
      venue: 'Cafe Checkmate, Bhigwan Road, Baramati',
      city: 'Baramati',
      timeControl: '3 min + 2 sec',
      rounds: '9',
      format: 'Swiss',
      entryFee: '150',
      eligibility: 'Below 1600',
      formLink: 'https://forms.gle/AbCdEf123',
      contactName: 'Rohit',
      contactPhone: '5559990001',
      maxParticipants: '60',
      prizes: ['1st|3000', '2nd|2000', '3rd|1000', 'Best Female|500', 'Best U-12|500'],
    },
  },
  {
    text: `MUMBAI SUBURBAN DISTRICT CHESS ASSOCIATION
Notice dated 20/11/2026
Subject: District Level Age Group Selection Chess Championship 2026-27 (U-7, U-9, U-11, U-13, U-15 Boys & Girls)
We are pleased to inform all players that the above championship will be conducted as under:
Day & Date    : Sunday, 20th December, 2026
Venue         : Smt. Kamala Mehta School, 2nd Floor Hall, M.G. Road, Ghatkopar (E), Mumbai 400077
Nearest Stn   : Ghatkopar (Central Line)
Reporting     : 8.30 am sharp
Rounds        : 5
Time Control  : 20 mins + 10 secs
Entry Fee     : Rs 500/- (through UPI only)
Last Date     : Thursday, 17th December, 2026, 8 pm. No spot entries.
Prizes        : Trophies to top 10 boys and top 10 girls in each category
Entry Form    : https://www.msdca.example/selection
Players must carry own chess set and clock. Birth certificate is compulsory.
For details contact: Mr. Rajesh Nair (Hon. Secretary) +91 90000 12345`,
    expected: {
      title: 'District Level Age Group Selection Chess Championship 2026-27',
      startDate: '2026-12-20',
      venue: 'Smt. Kamala Mehta School, 2nd Floor Hall, M.G. Road, Ghatkopar (E), Mumbai 400077',
      city: 'Mumbai',
      reportingTime: '08:30',
      rounds: '5',
      timeControl: '20 min + 10 sec',
      entryFee: '500',
      entryDeadline: '2026-12-17',
      categories: 'U-7, U-9, U-11, U-13, U-15',
      formLink: 'https://www.msdca.example/selection',
      contactName: 'Mr. Rajesh Nair',
      contactPhone: '+91 90000 12345',
    },
  },
  {
    text: `शिवाजी स्टेडियम शतरंज अकादमी, इंदौर द्वारा
अंतर विद्यालयीन शतरंज प्रतियोगिता 2027
दिनांक: 6 एवं 7 फरवरी 2027
समय: सुबह 10 बजे से
स्थान: अभय प्रशाल, रेसकोर्स रोड, इंदौर
कुल राउंड: 7, स्विस पद्धति
टाइम कंट्रोल: 15+10
प्रवेश शुल्क: 200 रुपये
अंतिम तिथि: 3 फरवरी 2027
आयु वर्ग: अंडर 11, अंडर 14, अंडर 17
पुरस्कार: प्रथम 5000 रुपये, द्वितीय 3000 रुपये, तृतीय 2000 रुपये
पंजीयन लिंक: https://indorechess.example/inter-school
संपर्क: श्री अजय वर्मा 98260-55555`,
    expected: {
      title: 'अंतर विद्यालयीन शतरंज प्रतियोगिता 2027',
      startDate: '2027-02-06',
      endDate: '2027-02-07',
      reportingTime: '10:00',
      venue: 'अभय प्रशाल, रेसकोर्स रोड, इंदौर',
      city: 'इंदौर',
      rounds: '7',
      format: 'Swiss',
      timeControl: '15 min + 10 sec',
      entryFee: '200',
      entryDeadline: '2027-02-03',
      categories: 'U-11, U-14, U-17',
      prizes: ['प्रथम|5000', 'द्वितीय|3000', 'तृतीय|2000'],
      formLink: 'https://indorechess.example/inter-school',
      contactName: 'श्री अजय वर्मा',
      contactPhone: '98260-55555',
    },
  },
  {
    text: `*GOA STATE CHESS ASSOCIATION*
in association with Panaji Chess Academy
organises
*Goa Monsoon Cup 2027 - Rapid*
(Not FIDE rated)
*When:* Sunday 14 February 2027, 9:30 AM
*Where:* Menezes Hall, 18th June Road, Panaji
*Format:* 8 round Swiss | 12 min + 3 sec
*Entry:* ₹350 per player, ₹250 for girls
*Deadline:* 11 February 2027
*Prizes:* 1st ₹10,000 | 2nd ₹6,000 | 3rd ₹4,000
*Register:* https://goachess.example/monsoon
Call Savio 55501 22334 for queries`,
    expected: {
      title: 'Goa Monsoon Cup 2027 - Rapid',
      startDate: '2027-02-14',
      reportingTime: '09:30',
      venue: 'Menezes Hall, 18th June Road, Panaji',
      city: 'Panaji',
      rounds: '8',
      format: 'Swiss',
      timeControl: '12 min + 3 sec',
      rated: 'no',
      entryFee: '350',
      entryDeadline: '2027-02-11',
      prizes: ['1st|10000', '2nd|6000', '3rd|4000'],
      formLink: 'https://goachess.example/monsoon',
      contactName: 'Savio',
      contactPhone: '55501 22334',
    },
  },
  {
    text: `All India Open FIDE Rated Classical Chess Tournament (Below 1800)
Organised by Kolhapur Chess Centre
Affiliated to AICF and MCA
Date : From 05-03-2027 to 09-03-2027
Venue : Hotel Panchgani Residency, Rankala Road, Kolhapur
Time Control : 90 minutes + 30 seconds
No. of rounds : 8
Entry Fee : Rs.2,500/-
Last date of entry : 25-02-2027
Reporting Time : 12.30 pm on 05-03-2027
Maximum players : 300
Prize Money
1. Rs. 50,000/-
2. Rs. 35,000/-
3. Rs. 20,000/-
Contact Person : Dr. Prakash Patil
Mobile : 5551234567
Map: https://maps.app.goo.gl/kop123`,
    expected: {
      title: 'All India Open FIDE Rated Classical Chess Tournament (Below 1800)',
      startDate: '2027-03-05',
      endDate: '2027-03-09',
      venue: 'Hotel Panchgani Residency, Rankala Road, Kolhapur',
      city: 'Kolhapur',
      timeControl: '90 min + 30 sec',
      rounds: '8',
      entryFee: '2500',
      entryDeadline: '2027-02-25',
      reportingTime: '12:30',
      maxParticipants: '300',
      rated: 'fide',
      eligibility: 'Below 1800',
      prizes: ['1|50000', '2|35000', '3|20000'],
      contactName: 'Dr. Prakash Patil',
      contactPhone: '5551234567',
      mapUrl: 'https://maps.app.goo.gl/kop123',
    },
  },
  {
    text: `नाशिक जिल्हा बुद्धिबळ संघटना
जिल्हास्तरीय शालेय बुद्धिबळ स्पर्धा
दिनांक - शनिवार, ९ जानेवारी २०२७
वेळ - सकाळी ८.३० वाजता
ठिकाण - कालिदास कलामंदिर, शालिमार चौक, नाशिक
वयोगट - ८, १०, १२, १४ वर्षांखालील
५ फेऱ्या, २० मिनिटे
प्रवेश फी - २०० रुपये
नाव नोंदणीची शेवटची तारीख - ५ जानेवारी २०२७
संपर्क - श्री. सुनील पवार - ५५५००४४३३२`,
    expected: {
      title: 'जिल्हास्तरीय शालेय बुद्धिबळ स्पर्धा',
      startDate: '2027-01-09',
      reportingTime: '08:30',
      venue: 'कालिदास कलामंदिर, शालिमार चौक, नाशिक',
      city: 'नाशिक',
      categories: 'U-8, U-10, U-12, U-14',
      rounds: '5',
      timeControl: '20 min',
      entryFee: '200',
      entryDeadline: '2027-01-05',
      contactName: 'श्री. सुनील पवार',
      contactPhone: '5550044332',
    },
  },
  {
    text: `Dear Parents and Players,
Greetings from Little Masters Chess School, Pune!
We are delighted to announce the Little Masters Christmas Blitz, to be held on Friday, 25th of December 2026 at our Kothrud centre.
Venue address: Little Masters, 3rd Floor, Mayur Colony, Kothrud, Pune
Kindly report by 3:30 pm. The event will have 7 rounds, with 5 mins each.
Participation fee is Rs 100 (includes snacks).
Seats: 40 only. Please fill in the form by 22nd December: https://littlemasters.example/xmas
Categories: Under 8, Under 12, Open
Thanks and regards,
Coach Neha Joshi
5556667770`,
    expected: {
      title: 'Little Masters Christmas Blitz',
      startDate: '2026-12-25',
      venue: 'Little Masters, 3rd Floor, Mayur Colony, Kothrud, Pune',
      city: 'Pune',
      reportingTime: '15:30',
      rounds: '7',
      timeControl: '5 min',
      entryFee: '100',
      maxParticipants: '40',
      entryDeadline: '2026-12-22',
      formLink: 'https://littlemasters.example/xmas',
      categories: 'U-8, U-12, Open',
      contactName: 'Coach Neha Joshi',
      contactPhone: '5556667770',
    },
  },
]

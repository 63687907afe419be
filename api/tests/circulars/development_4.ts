import type { Circular } from '#tests/circulars/circular'

/** Kept aside while the reader was first written; no longer. All of it made up. */
export const development4: Circular[] = [
  {
    text: `KRISHNAKATH DISTRICT CHESS ASSOCIATION
2nd Late Shri. R. B. Jadhav Memorial All India Open FIDE Rated Chess Tournament 2027
Event Code: 455001/MAH/2027
Date : 14th January to 18th January 2027
Venue : Bahuuddeshiya Hall, Near ST Stand, Karad, Dist. Satara
Total Cash Prize: Rs. 3,00,000/-
Rounds: 9 Rounds Swiss System
Time Control: 90 minutes + 30 seconds increment per move from move 1
Entry Fee: Rs. 1500/- for all players. GM/IM/WGM/WIM free.
Last date of entry: 10/01/2027
Players must report on 14th January by 9.00 a.m. at the tournament hall.
Prizes
1st Rs. 40,000/- + Trophy
2nd Rs. 30,000/-
3rd Rs. 20,000/-
4th to 5th Rs. 10,000/- each
For registration: https://entries.example/krishnakath2027
Location: https://maps.app.goo.gl/Kr15hnaKath
Contact: Mr. Sandeep Pawar - 55500 70011`,
    expected: {
      title: '2nd Late Shri. R. B. Jadhav Memorial All India Open FIDE Rated Chess Tournament 2027',
      startDate: '2027-01-14',
      endDate: '2027-01-18',
      entryDeadline: '2027-01-10',
      reportingTime: '09:00',
      venue: 'Bahuuddeshiya Hall, Near ST Stand, Karad, Dist. Satara',
      city: 'Karad',
      mapUrl: 'https://maps.app.goo.gl/Kr15hnaKath',
      entryFee: '1500',
      rounds: '9',
      format: 'Swiss',
      timeControl: '90 min + 30 sec',
      rated: 'fide',
      federationCodes: '455001/MAH/2027',
      contactName: 'Mr. Sandeep Pawar',
      contactPhone: '55500 70011',
      formLink: 'https://entries.example/krishnakath2027',
      prizes: ['1st|40000', '2nd|30000', '3rd|20000', '4th to 5th|10000'],
    },
  },
  {
    text: `♟️♟️ *SUNDAY RAPID BONANZA* ♟️♟️
🗓 *Sun, 7 Feb 2027*
📍 Shivneri Mangal Karyalaya, Alandi Road, Bhosari, Pune
💰 Entry: ₹400 only (₹350 before 25 Jan)
⏰ Reporting 8.15 am sharp
⌛ 15 + 5 | 7 rounds
🏆 Prize fund ₹51,000
🥇 ₹11,000
🥈 ₹7,000
🥉 ₹5,000
✅ Last date 5 Feb
📝 Register 👉 https://forms.gle/x1Bonanza7
📞 Coach Amit 5550081230`,
    expected: {
      title: 'SUNDAY RAPID BONANZA',
      startDate: '2027-02-07',
      entryDeadline: '2027-02-05',
      reportingTime: '08:15',
      venue: 'Shivneri Mangal Karyalaya, Alandi Road, Bhosari, Pune',
      city: 'Pune',
      entryFee: '400',
      rounds: '7',
      timeControl: '15 min + 5 sec',
      contactName: 'Coach Amit',
      contactPhone: '5550081230',
      formLink: 'https://forms.gle/x1Bonanza7',
      prizes: ['1st|11000', '2nd|7000', '3rd|5000'],
    },
  },
  {
    text: `जिल्हास्तरीय जलद बुद्धिबळ स्पर्धा २०२७
दिनांक : २१ फेब्रुवारी २०२७, रविवार
स्थळ : सावित्रीबाई फुले विद्यालय, मार्केट यार्ड, बारामती
प्रवेश फी : ३०० रुपये
प्रवेशाची अंतिम तारीख : १८ फेब्रुवारी २०२७
उपस्थिती : सकाळी ९ वाजता
एकूण फेऱ्या : ७
वेळ : १५ मिनिटे + १० सेकंद
बक्षिसे :
प्रथम - ५००० रु.
द्वितीय - ३००० रु.
तृतीय - २००० रु.
वयोगट : ९, ११, १३, १५ वर्षांखालील
संपर्क : श्री. महेश काळे ५५५००४४५५६`,
    expected: {
      title: 'जिल्हास्तरीय जलद बुद्धिबळ स्पर्धा २०२७',
      startDate: '2027-02-21',
      entryDeadline: '2027-02-18',
      reportingTime: '09:00',
      venue: 'सावित्रीबाई फुले विद्यालय, मार्केट यार्ड, बारामती',
      city: 'बारामती',
      entryFee: '300',
      rounds: '7',
      timeControl: '15 min + 10 sec',
      categories: 'U-9, U-11, U-13, U-15',
      contactName: 'श्री. महेश काळे',
      contactPhone: '5550044556',
      prizes: ['प्रथम|5000', 'द्वितीय|3000', 'तृतीय|2000'],
    },
  },
  {
    text: `Little Kings Chess Fest - Open for U-7, U-9, U-11, U-13 (Boys & Girls)

The chess fest will be held on 27.12.2026 (Sunday) at Podar Learning Centre, Latur.

Registration fee Rs 250/- per player. Entries close on 24.12.2026.
Reporting time : 08:45 AM
5 rounds, 10 min + 5 sec, Swiss league.
Trophies for first 5 in every group, medals for all.
Map https://goo.gl/maps/latur-podar
Enter at www.littlekings.example/enter
Enquiry: Mrs. Sunita Deshmukh (5550023344)`,
    expected: {
      title: 'Little Kings Chess Fest - Open for U-7, U-9, U-11, U-13 (Boys & Girls)',
      startDate: '2026-12-27',
      entryDeadline: '2026-12-24',
      reportingTime: '08:45',
      venue: 'Podar Learning Centre, Latur',
      city: 'Latur',
      mapUrl: 'https://goo.gl/maps/latur-podar',
      entryFee: '250',
      rounds: '5',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      categories: 'U-7, U-9, U-11, U-13',
      contactName: 'Mrs. Sunita Deshmukh',
      contactPhone: '5550023344',
      formLink: 'https://www.littlekings.example/enter',
    },
  },
  {
    text: `*Friday Night Blitz* at Knight House, FC Road, Pune
8th January, 2027, 6:30 pm onwards
11 rounds, 3 min + 2 sec
Fee 200
Max 60 players
1st 3000, 2nd 2000, 3rd 1000
WhatsApp 55500 66778 to enter`,
    expected: {
      title: 'Friday Night Blitz',
      startDate: '2027-01-08',
      reportingTime: '18:30',
      venue: 'Knight House, FC Road, Pune',
      city: 'Pune',
      entryFee: '200',
      maxParticipants: '60',
      rounds: '11',
      timeControl: '3 min + 2 sec',
      contactPhone: '55500 66778',
      prizes: ['1st|3000', '2nd|2000', '3rd|1000'],
    },
  },
  {
    text: `ZILLA PARISHAD & NANDED DISTRICT CHESS ASSOCIATION
INTER SCHOOL CHESS CHAMPIONSHIP 2026-27

Dates: 9-10 January 2027
Venue: Yashwant Stadium Indoor Hall, Nanded
Groups: Under 10, Under 12, Under 14, Under 17
Entry fees: Rs. 100/- per student
Last Date for Entries: 5th January 2027 (5 pm)
Report at 10.00 AM on 9th January
No. of rounds - 6
System - Swiss
Time limit - 20 minutes each with 5 seconds increment
State rating: MCA rated
Prizes for each group
First prize 1500
Second prize 1000
Third prize 500
Chief Organiser: Shri Balaji Kadam, Mob. 55500-91827`,
    expected: {
      title: 'INTER SCHOOL CHESS CHAMPIONSHIP 2026-27',
      startDate: '2027-01-09',
      endDate: '2027-01-10',
      entryDeadline: '2027-01-05',
      reportingTime: '10:00',
      venue: 'Yashwant Stadium Indoor Hall, Nanded',
      city: 'Nanded',
      entryFee: '100',
      rounds: '6',
      format: 'Swiss',
      timeControl: '20 min + 5 sec',
      rated: 'state',
      categories: 'U-10, U-12, U-14, U-17',
      contactName: 'Shri Balaji Kadam',
      contactPhone: '55500-91827',
      prizes: ['First prize|1500', 'Second prize|1000', 'Third prize|500'],
    },
  },
  {
    text: `Ahilya Women's Open Rapid Chess Tournament

On the occasion of Women's Day, on Sunday 7th March 2027.
Eligibility: All women and girls, no age limit
Entry: free
Register before 4th March 2027 at https://ahilya.example/open
Venue - Rotary Hall, Jalna Road, Chhatrapati Sambhajinagar
Reporting: 9.30 am, first round 10.15 am
Rounds: 6, Time: 12 minutes + 3 seconds
1st Prize: ₹5,000 and trophy
2nd Prize: ₹3,000 and trophy
3rd Prize: ₹2,000 and trophy
Not a rated event.
Contact Ms. Pallavi Joshi @ +91 55500 34343`,
    expected: {
      title: "Ahilya Women's Open Rapid Chess Tournament",
      startDate: '2027-03-07',
      entryDeadline: '2027-03-04',
      reportingTime: '09:30',
      venue: 'Rotary Hall, Jalna Road, Chhatrapati Sambhajinagar',
      city: 'Chhatrapati Sambhajinagar',
      entryFee: '0',
      rounds: '6',
      timeControl: '12 min + 3 sec',
      rated: 'no',
      eligibility: 'All women and girls, no age limit',
      contactName: 'Ms. Pallavi Joshi',
      contactPhone: '+91 55500 34343',
      formLink: 'https://ahilya.example/open',
      prizes: ['1st Prize|5000', '2nd Prize|3000', '3rd Prize|2000'],
    },
  },
  {
    text: `1st Godavari International FIDE Rating Chess Tournament (Below 1800)
FIDE Event ID 399111 | AICF Event code 411223/MH/2027
From 3rd to 7th April 2027 | Nashik
Venue: Hotel Panchavati Yatri Convention Hall, Vakilwadi, Nashik - 422001
Entry Fee: INR 2500, late entry with Rs 500 extra till 30th March
Closing date of entries: 25th March 2027, entries limited to 350
Format: 9 round Swiss, Time control: 60+30
Only players rated below 1800 as per FIDE list of March 2027
Online registration link: https://circlechess.example/godavari-1800
Prize list: 1st 75,000; 2nd 50,000; 3rd 35,000
Tournament Director: IA Nitin Shenoy: 55500 20202`,
    expected: {
      title: '1st Godavari International FIDE Rating Chess Tournament (Below 1800)',
      startDate: '2027-04-03',
      endDate: '2027-04-07',
      entryDeadline: '2027-03-25',
      venue: 'Hotel Panchavati Yatri Convention Hall, Vakilwadi, Nashik - 422001',
      city: 'Nashik',
      entryFee: '2500',
      maxParticipants: '350',
      rounds: '9',
      format: 'Swiss',
      timeControl: '60 min + 30 sec',
      rated: 'fide',
      eligibility: 'Below 1800',
      federationCodes: '411223/MH/2027',
      contactName: 'IA Nitin Shenoy',
      contactPhone: '55500 20202',
      formLink: 'https://circlechess.example/godavari-1800',
      prizes: ['1st|75000', '2nd|50000', '3rd|35000'],
    },
  },
  {
    text: `🎯 खुली रॅपिड बुद्धिबळ स्पर्धा 🎯
(15 वर्षांखालील मुले व मुली)
तारीख: ०३/०१/२०२७
ठिकाण: नगरपरिषद सभागृह, संगमनेर
एंट्री फी ₹२०० फक्त
शेवटची तारीख: ३१/१२/२०२६
नोंदणी: https://forms.example/sangamner15
६ राऊंड, १० मिनिटे + ५ सेकंद, स्विस लीग
पहिले बक्षीस ₹३००१
दुसरे बक्षीस ₹२००१
तिसरे बक्षीस ₹१००१
संपर्क: गणेश थोरात - 5550077889 / 5550077890`,
    expected: {
      title: 'खुली रॅपिड बुद्धिबळ स्पर्धा',
      startDate: '2027-01-03',
      entryDeadline: '2026-12-31',
      venue: 'नगरपरिषद सभागृह, संगमनेर',
      city: 'संगमनेर',
      entryFee: '200',
      rounds: '6',
      format: 'Swiss',
      timeControl: '10 min + 5 sec',
      eligibility: 'Under 15',
      contactName: 'गणेश थोरात',
      contactPhone: '5550077889',
      formLink: 'https://forms.example/sangamner15',
      prizes: ['पहिले बक्षीस|3001', 'दुसरे बक्षीस|2001', 'तिसरे बक्षीस|1001'],
    },
  },
  {
    text: `Fwd: Reminder!! Monthly Rapid #14
Date 31-01-2027, Time 9 am
Place: Chess Corner, 2nd floor, Mahalaxmi Plaza, Kolhapur
7 rds 10+3
Fees Rs.150
Prizes 1) 1500 2) 1000 3) 700 4) 500
Entries till 30th Jan on 5550012121 (Rahul)`,
    expected: {
      title: 'Monthly Rapid #14',
      startDate: '2027-01-31',
      entryDeadline: '2027-01-30',
      reportingTime: '09:00',
      venue: 'Chess Corner, 2nd floor, Mahalaxmi Plaza, Kolhapur',
      city: 'Kolhapur',
      entryFee: '150',
      rounds: '7',
      timeControl: '10 min + 3 sec',
      contactName: 'Rahul',
      contactPhone: '5550012121',
      prizes: ['1|1500', '2|1000', '3|700', '4|500'],
    },
  },
]

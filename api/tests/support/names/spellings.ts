/**
 * Names of Maharashtra, one a line, each in Devanagari and in the Latin spellings in use. Any two of
 * a line are to find each other.
 */
export const SPELLINGS = `
सांगली Sangli Sangali Sanglee
सातारा Satara
पुणे Pune
मुंबई Mumbai
नाशिक Nashik Nasik
नागपूर Nagpur Nagpoor
कोल्हापूर Kolhapur Kolhapoor
सोलापूर Solapur Sholapur
ठाणे Thane
अहमदनगर Ahmednagar Ahmadnagar
अहिल्यानगर Ahilyanagar Ahilya-nagar
औरंगाबाद Aurangabad Aurangabaad
अमरावती Amravati Amaravati Amrawati
अकोला Akola
यवतमाळ Yavatmal Yawatmal Yavatmaal
परभणी Parbhani Parabhani
नांदेड Nanded Naanded
हिंगोली Hingoli
लातूर Latur Latoor
धाराशिव Dharashiv Dharashiw
उस्मानाबाद Usmanabad Osmanabad
जालना Jalna Jalana
जळगाव Jalgaon Jalgav
धुळे Dhule
नंदुरबार Nandurbar
बुलढाणा Buldhana Buldana
वाशिम Washim Vashim
वर्धा Wardha Vardha
भंडारा Bhandara
गोंदिया Gondia Gondiya
चंद्रपूर Chandrapur Chandrapoor
गडचिरोली Gadchiroli Gadachiroli
रत्नागिरी Ratnagiri Ratnageeri
सिंधुदुर्ग Sindhudurg Sindhudurga
रायगड Raigad Raygad
पालघर Palghar
बीड Beed Bid
संगमनेर Sangamner Sangamaner
श्रीरामपूर Shrirampur Shreerampur
कोपरगाव Kopargaon Kopargav
शिर्डी Shirdi Shirdee
राहुरी Rahuri
मालेगाव Malegaon Malegav
मनमाड Manmad
येवला Yeola Yevla
सिन्नर Sinnar Sinner
इगतपुरी Igatpuri
पंढरपूर Pandharpur Pandharpoor
बार्शी Barshi
अकलूज Akluj Akalooj
कराड Karad Karaad
फलटण Phaltan Faltan
वाई Wai Vai
महाबळेश्वर Mahabaleshwar Mahabaleshvar
पाचगणी Pachgani Panchgani
मिरज Miraj Meeraj
इचलकरंजी Ichalkaranji
जयसिंगपूर Jaysingpur Jaisingpur
बारामती Baramati
दौंड Daund Dound
शिरूर Shirur Shiroor
चाकण Chakan
लोणावळा Lonavala Lonavla
पिंपरी Pimpri Pimpari
चिंचवड Chinchwad Chinchvad
भिवंडी Bhiwandi Bhivandi
पनवेल Panvel Panwel
डोंबिवली Dombivli Dombivali
कल्याण Kalyan
वसई Vasai Wasai
विरार Virar
चिपळूण Chiplun Chiploon
सावंतवाडी Sawantwadi Savantvadi
मालवण Malvan Malwan
कुडाळ Kudal
परळी Parli Parali
अंबाजोगाई Ambajogai Ambejogai
पुसद Pusad
वणी Wani Vani
चाळीसगाव Chalisgaon Chaleesgaon
भुसावळ Bhusawal Bhusaval
अमळनेर Amalner Amalaner
चोपडा Chopda Chopada
वैजापूर Vaijapur Waijapur
पैठण Paithan
तुळजापूर Tuljapur
गोवा Goa
राहुल Rahul Raahul
रोहन Rohan
रोहित Rohit
अनिता Anita Aneeta
सुनीता Sunita Suneeta
वैष्णवी Vaishnavi Vaishnawi
मीरा Meera Mira
पूजा Pooja Puja
प्रिया Priya Pria
दीपक Deepak Dipak
दीपाली Deepali Dipali
नीलेश Nilesh Neelesh
गणेश Ganesh
महेश Mahesh
सुरेश Suresh
ज्ञानेश्वर Dnyaneshwar Gyaneshwar Dnyaneshvar
नामदेव Namdev Namdeo
कृष्णा Krishna Krushna
ऋतुजा Rutuja Rituja
ऋषिकेश Rushikesh Rishikesh Hrushikesh
सौरभ Saurabh Sourabh
गौरव Gaurav Gourav
गौरी Gauri Gouri
लक्ष्मी Laxmi Lakshmi
सिद्धार्थ Siddharth Sidharth
सिद्धी Siddhi Sidhi
अथर्व Atharva Atharv
आदित्य Aditya Aaditya
चैतन्य Chaitanya
ओंकार Omkar Onkar
प्रथमेश Prathamesh Prathmesh
जयश्री Jayashree Jayshri Jaishree
भाग्यश्री Bhagyashree Bhagyashri
श्रद्धा Shraddha Shradha
शुभम Shubham Shubam
स्वप्नील Swapnil Svapnil Swapneel
मयूर Mayur Mayoor
अपूर्वा Apurva Apoorva Apurwa
पल्लवी Pallavi Pallawi
ईश्वरी Ishwari Eeshwari
शर्वरी Sharvari Sharwari
वेदांत Vedant Wedant
यशवंत Yashwant Yashvant
विश्वास Vishwas Vishvas
विठ्ठल Vitthal Vithal
मनीषा Manisha Maneesha
मानसी Mansi Manasi
रचना Rachna Rachana
अर्चना Archana Archna
साधना Sadhana Sadhna
शोभना Shobhana Shobhna
सुषमा Sushma Sushama
अमृता Amruta Amrita
स्मिता Smita Smitha
संस्कृती Sanskruti Sanskriti
पृथ्वीराज Prithviraj Pruthviraj
अभिजीत Abhijit Abhijeet
रणजीत Ranjit Ranjeet
संजय Sanjay Sanjai
विजय Vijay Wijay
उदय Uday Udai
तन्मय Tanmay
अक्षय Akshay Axay
आकाश Akash Aakash
ईशान Ishan Eeshan
राजेंद्र Rajendra Rajender
नरेंद्र Narendra
जितेंद्र Jitendra Jeetendra
शिवाजी Shivaji Shiwaji
संभाजी Sambhaji
तानाजी Tanaji Tanhaji
बाळासाहेब Balasaheb
प्रज्ञा Pradnya Pragya
यज्ञेश Yadnyesh Yagyesh
विद्या Vidya Vidyaa
क्षितिज Kshitij Kshiteej
साक्षी Sakshi Saakshi
सई Sai Saee
जुई Jui Juee
आर्या Arya Aarya
आराध्या Aradhya Aaradhya
मृणाल Mrunal Mrinal
वृषाली Vrushali Vrishali
तृप्ती Trupti Tripti
श्रुती Shruti Shrutee
कीर्ती Kirti Keerti
ज्योती Jyoti Jyotee
स्वाती Swati Svati
भारती Bharati Bharti
मालती Malati Malti
शीतल Sheetal Shital
नीलम Neelam Nilam
कमल Kamal
हरीश Harish Hareesh
जगदीश Jagdish Jagadish
मोहन Mohan
विवेक Vivek Wivek
शैलेश Shailesh Shaylesh
कैलास Kailas Kailash
देशपांडे Deshpande Deshapande
देशमुख Deshmukh Deshamukh
कुलकर्णी Kulkarni Kulakarni
जोशी Joshi Joshee
पाटील Patil Pateel
शिंदे Shinde Shindhe
जाधव Jadhav Jadhaw
गायकवाड Gaikwad Gayakwad Gaikwaad
चव्हाण Chavan Chavhan
पवार Pawar Pavar
घोरपडे Ghorpade Ghorapade
साळुंखे Salunkhe Salunke
तेंडुलकर Tendulkar Tendulakar
आंबेडकर Ambedkar Aambedkar
ठाकरे Thakare Thackeray
टिळक Tilak
भोसले Bhosale Bhosle
कांबळे Kamble Kambale
चौधरी Chaudhari Choudhary Chowdhary
चौगुले Chaugule Chougule Chowgule
गोखले Gokhale Gokhle
फडके Phadke Fadke
फडणवीस Fadnavis Phadnavis
रानडे Ranade
आगरकर Agarkar
गावसकर Gavaskar Gawaskar
सावंत Sawant Savant
म्हात्रे Mhatre
वाघमारे Waghmare Vaghmare
सोनवणे Sonawane Sonavane
सूर्यवंशी Suryawanshi Suryavanshi
क्षीरसागर Kshirsagar Ksheersagar
निंबाळकर Nimbalkar
मोहिते Mohite
राऊत Raut Raoot
लोखंडे Lokhande
खैरनार Khairnar Khairanar
बागूल Bagul Bagool
भामरे Bhamre Bhamare
अहिरे Ahire
महाजन Mahajan
पांडे Pande Pandey
दुबे Dube Dubey
शहा Shah Shaha
मिश्रा Mishra Misra
शर्मा Sharma Sarma
वर्मा Verma Varma
सिंह Singh Sinh
यादव Yadav Yadaw
गुप्ता Gupta
कदम Kadam
मोरे More
माने Mane
साने Sane
लेले Lele
आपटे Apte Aapte
दाते Date Datey
बापट Bapat
करंदीकर Karandikar
पेंढारकर Pendharkar
वाघ Wagh Vagh
गावडे Gawade Gavade
घाटगे Ghatge Ghatage
झेंडे Zende Jhende
झोपे Zope Jhope
दळवी Dalvi Dalavi
नाईक Naik Naeek
सरदेसाई Sardesai
थोरात Thorat
विखे Vikhe Wikhe
तांबे Tambe Taambe
मराठे Marathe
बर्वे Barve Barwe
कर्वे Karve Karwe
आठवले Athawale Athavale
देवधर Deodhar Devdhar
भावे Bhave Bhawe
राजवाडे Rajwade Rajvade
परांजपे Paranjpe Paranjape
`

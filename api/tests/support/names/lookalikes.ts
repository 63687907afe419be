/** Names that look or sound alike and are not the same: neither of two is to find the other. */
export const LOOKALIKES = `
Rahul Rohan, Rohan Rohit, Nashik Nagpur, Anita Amita, Sunita Vinita, Sunil Anil
Akash Akshay, Sachin Sahil, Kiran Karan, Ramesh Rakesh, Suresh Sudesh, Mahesh Mukesh
Ganesh Dinesh, Nilesh Nitesh, Pooja Poonam, Priya Prisha, Meera Meena, Mina Mona
Seema Reema, Rita Gita, Geeta Neeta, Lata Latika, Kavita Savita, Savita Sarita
Sarita Sangita, Amruta Ankita, Nisha Asha, Usha Asha, Isha Usha, Tara Tarun, Varun Tarun
Vijay Ajay, Sanjay Sanjana, Uday Udit, Vinay Vinit, Vinayak Vivek, Amol Amit, Amit Sumit
Ajit Amit, Ajit Arjun, Abhay Abhijit, Abhijit Ajit, Prashant Prasad, Prasad Prasanna
Prasanna Prashant, Prakash Pravin, Pradip Pratik, Pratik Prateeksha, Pratap Prabhakar
Rajesh Rajeev, Rajiv Sanjiv, Sanjiv Sandip, Sandip Sandesh, Santosh Sanjay, Swati Swara
Shweta Shruti, Shruti Sruja, Shital Shilpa, Shilpa Shobha, Shobha Shubha, Shubham Shivam
Shivam Soham, Soham Sohan, Sohan Mohan, Mohan Rohan, Mohit Rohit, Madhav Mahadev
Madhuri Mayuri, Mayur Mayank, Manasi Manisha, Manish Mandar, Mandar Mangesh, Mangesh Mahesh
Kamal Kamlesh, Komal Kamal, Kajal Komal, Kirti Kriti, Jyoti Jaya, Jaya Maya, Maya Mahi
Neha Nisha, Nikhil Nilesh, Nikita Ankita, Nitin Nihal, Omkar Ojas, Onkar Anand
Pallavi Pranali, Pranav Prathamesh, Pranav Pranit, Rutuja Rujuta, Rucha Richard
Sakshi Sanskruti, Sakshi Shakuntala, Samir Sagar, Sagar Sangram, Samiksha Sameer
Siddhi Riddhi, Siddhi Siddharth, Tejas Tejal, Tejas Tushar, Tanmay Tanvi, Tanvi Tanuja
Trupti Tripurari, Vaibhav Vaishnavi, Vaishali Vaishnavi, Vaishali Vishal, Vishal Vishnu
Vikas Vikram, Vikram Vivek, Yogesh Yogita, Yogini Yogita, Aditya Aditi, Aditi Advait
Atharva Arnav, Arnav Pranav, Bhavna Bhagyashree, Bhushan Bhaskar, Chaitanya Chetan
Deepak Deepali, Deepali Dipti, Devendra Devesh, Dhananjay Dnyaneshwar, Dilip Dipak
Eknath Ekta, Gauri Gaurav, Girish Harish, Jitendra Jagdish, Ketan Ketaki, Kedar Ketan
Kunal Kushal, Lalita Lata, Leela Leena, Leena Reena, Mukund Mukesh, Narendra Nagendra
Naresh Nilesh, Parag Parth, Parth Prathamesh, Pankaj Pankhuri, Rajendra Ravindra, Rani Rina
Rina Runa, Rekha Radha, Radha Rama, Rama Rami, Ritesh Rupesh, Rupali Deepali, Sapna Swapnil
Shailesh Shashank, Shashank Shantanu, Shrikant Shriram, Sudhir Sunil, Suhas Subhash
Sujata Sunita, Suman Sumedh, Surekha Sulekha, Swapnil Swanand, Umesh Ramesh, Urmila Ujwala
Varsha Vasudha, Vasant Vasundhara, Vidya Vidhi, Vidya Divya, Divya Diya, Vinod Vinay
Vinita Vanita, Vishwas Vishal, Zoya Jaya, Ira Ila, Ila Isha, Uma Usha, Satara Solapur
Sangli Sangamner, Sangli Singhania, Pune Palghar, Pune Panvel, Latur Lonar, Nanded Nandurbar
Akola Akole, Akola Akluj, Amravati Amalner, Jalna Jalgaon, Jalgaon Jamner, Malegaon Mangaon
Malegaon Shegaon, Shegaon Shevgaon, Kopargaon Kurduwadi, Chalisgaon Chandgad, Wardha Wani
Washim Vasai, Parbhani Parli, Hingoli Hinganghat, Karad Karjat, Karjat Karmala, Karad Kagal
Miraj Mahad, Mahad Mhasla, Wai Vani, Baramati Barshi, Barshi Bhor, Indapur Chandrapur
Chandrapur Chandwad, Nagpur Nagar, Solapur Kolhapur, Pandharpur Pandharkawada
Tuljapur Turkhed, Shirdi Shirpur, Shirur Shirol, Shirol Shirala, Ratnagiri Raigad
Raigad Rajgad, Rajgad Rajapur, Khopoli Khamgaon, Malvan Malkapur, Vengurla Vaijapur
Paithan Pathan, Pathardi Pathri, Deshpande Deshmukh, Deshmukh Deshkar, Kulkarni Kulthe
Joshi Jogi, Patil Patel, Patil Patkar, Patole Patil, Shinde Shende, Shinde Shirke
Jadhav Yadav, Jadhav Jagtap, Gaikwad Gawade, Chavan Chavare, Pawar Powle, Pawar Panwar
Ghorpade Ghodke, Salunkhe Salvi, Salvi Dalvi, Kamble Kamat, Kamat Kant, Kamble Kale
Kale Kane, Kane Rane, Rane Mane, Mane Sane, Rane Rana, Ranade Rane, Bhosale Bhole
Bhave Bhide, Bhide Bhise, Gokhale Gogate, Gogate Ghatge, Ghatge Ghule, Phadke Phatak
Fadnavis Phadtare, Agarkar Agashe, Gavaskar Gavali, Gavali Gavit, Sawant Samant
Mhatre Mhaske, Waghmare Waghchaure, Sonawane Sonar, Suryawanshi Suryakant
Kshirsagar Kshatriya, Nimbalkar Nimkar, Mohite Mahite, More Morje, More Mhaske, Raut Rathod
Lokhande Londhe, Londhe Lad, Khairnar Khaire, Bagul Bagal, Bhamre Bhambure, Ahire Aher
Mahajan Mahale, Mahale Mahalle, Pande Pandit, Pande Pandav, Dube Dugad, Shah Shaikh
Mishra Mistry, Sharma Shahane, Gupta Gupte, Kadam Kadu, Date Datar
Bapat Bopatkar, Karandikar Karnik, Wagh Wagle, Wagle Walke, Zende Zope, Sardesai Sardar
Thorat Thorve, Tambe Tamhane, Marathe Marathi, Barve Karve, Athawale Athalye, Deodhar Deokar
Rajwade Rajput, Paranjape Parab, Tendulkar Tembulkar, Tendulkar Ambedkar, Ambedkar Amberkar
Tilak Tikekar, Thakare Thakur, Thakur Thakkar, Lele Nene, Nene Nehete, Chaudhari Chauhan
Chougule Chaugaonkar, Gore Gole, Gole Golhe, Hande Hinge, Hinge Hingane, Jog Jagdale
Kelkar Ketkar, Ketkar Khadilkar, Limaye Limje, Modak Mokashi, Nagarkar Nagare, Oak Ogale
Pai Pol, Pendse Pethe, Rege Regmi, Sathe Sathaye, Sapre Sapkal, Tawde Tawre, Upadhye Upasani
Vaidya Vaze, Velankar Verulkar, Anand Anant, Ananya Anand, Anjali Anjana
Anuja Anusha, Anuradha Anurag, Archana Aradhana, Asha Ashok, Alka Alok, Alok Ashok
Baban Babu, Disha Nisha, Gayatri Gajanan, Hrishikesh Hrithik, Jayesh Jignesh
Kalpana Kalyani, Kanchan Kanchi, Lakshman Lakshmi, Namrata Namita, Nanda Nandini
Parvati Pavitra, Prachi Pragati, Rasika Rashmi, Rohini Rohan, Sanika Sanya, Shalini Shamal
Shraddha Shravani, Sushant Sushma, Tukaram Tulsi, Ulka Ulhas, Vandana Vanita
Vishakha Vishesh
`

declare module 'virtual:messages' {
  /** Sangamner */
  export function city(): string
  /** Maharashtra */
  export function region(): string
  /** FIDE rated players */
  export function aboutRatedPlayers(): string
  /** years of experience */
  export function yearsOfExperience(): string
  /** First, your own games */
  export function approachGamesTitle(): string
  /** Every plan starts with what you really play. A lost game explained is worth ten openings learned by heart. */
  export function approachGamesText(): string
  /** Then the same few skills, often */
  export function approachSkillsTitle(): string
  /** Tactics to solve between lessons, endgames until they are sure, and a small set of openings you understand to the end. */
  export function approachSkillsText(): string
  /** And soon, real opponents */
  export function approachOpponentsTitle(): string
  /** Skill shows against people you do not know. We prepare you for tournaments, go along when we can, and review the games together. */
  export function approachOpponentsText(): string
  /** Patience */
  export function valuePatienceTitle(): string
  /** Nobody is hurried. A question asked for the third time is answered a third way. */
  export function valuePatienceText(): string
  /** Honesty */
  export function valueHonestyTitle(): string
  /** We say what a game shows, what a plan can do for you, and when you do not need us yet. */
  export function valueHonestyText(): string
  /** Respect */
  export function valueRespectTitle(): string
  /** Shake hands, press the clock gently, help to put away the boards. The champion does, too. */
  export function valueRespectText(): string
  /** Expert Training */
  export function highlightTrainingTitle(): string
  /** Lessons by a certified National Arbiter and by rated players. They go through your own games with you, and you leave with a note of what to practise. */
  export function highlightTrainingText(): string
  /** A carved gold knight on a dark board */
  export function highlightTrainingAlt(): string
  /** Tournaments */
  export function highlightTournamentsTitle(): string
  /** From a first school event to FIDE-rated opens: we explain the entry, the clock and the rules beforehand, and look at every game with you afterwards. */
  export function highlightTournamentsText(): string
  /** A gold cup with a knight on its side */
  export function highlightTournamentsAlt(): string
  /** Community */
  export function highlightCommunityTitle(): string
  /** Beginners and rated players share one hall. Lessons end in friendly games, and somebody is always looking for an opponent. */
  export function highlightCommunityText(): string
  /** Three gold pawns standing together */
  export function highlightCommunityAlt(): string
  /** All Levels */
  export function highlightLevelsTitle(): string
  /** Come to learn how a pawn moves, or come with a rating. Groups are made by strength, so nobody is bored and nobody is lost. */
  export function highlightLevelsText(): string
  /** A gold pawn whose reflection is a queen */
  export function highlightLevelsAlt(): string
  /** What you find here */
  export function homeHighlightsTitle(): string
  /** Our Approach */
  export function approachTitle(): string
  /** Our Mission and Values */
  export function valuesTitle(): string
  /** To put a board, a good teacher and a fair opponent within reach of every family in our corner of Maharashtra, whatever they earn and wherever the bus stops. */
  export function mission(): string
  /** Home */
  export function navHome(): string
  /** About */
  export function navAbout(): string
  /** Courses */
  export function navCourses(): string
  /** Updates */
  export function navUpdates(): string
  /** Achievements */
  export function navAchievements(): string
  /** Testimonials */
  export function navTestimonials(): string
  /** Contact */
  export function navContact(): string
  /** Login */
  export function navLogin(): string
  /** Founded */
  export function journey2016Title(): string
  /** The academy opens on 15 October with a few boards in a rented room, open to any child who wants to sit down. */
  export function journey2016Text(): string
  /** First FIDE-rated players */
  export function journey2018Title(): string
  /** The first students come home from open tournaments with an international rating beside their names. */
  export function journey2018Text(): string
  /** Online expansion */
  export function journey2020Title(): string
  /** The hall has to close, the lessons do not. Coaching moves online, and students join from places no bus of ours ever reached. */
  export function journey2020Text(): string
  /** Wins against masters */
  export function journey2022Title(): string
  /** Our players beat international masters and opponents rated above 2000, with openings prepared on Sunday afternoons. */
  export function journey2022Text(): string
  /** New leadership */
  export function journey2024Title(): string
  /** Our founder passes away. His head coach takes over the academy, its students and its promise: a board for everyone who comes. */
  export function journey2024Text(): string
  /** Our Journey */
  export function journeyTitle(): string
  /** Aarav Jadhav */
  export function nameAarav(): string
  /** I used to move as soon as I saw a check. Now I sit on my hands and look for what the other side wants. I won my first school tournament like that. */
  export function saidAarav(): string
  /** Sanika Pawar */
  export function nameSanika(): string
  /** Our village is an hour from any chess club. With a phone, a board from the fair and two lessons a week I have played my first rated event. */
  export function saidSanika(): string
  /** Rohan Shinde */
  export function nameRohan(): string
  /** I joined at thirty-four, after my daughter did. Nobody made me feel late. Rook endgames still beat me, but now I know why. */
  export function saidRohan(): string
  /** Ishita Kulkarni */
  export function nameIshita(): string
  /** Sir never says a move is bad. He asks what happens next, and then I see it myself. My notebook has every game I lost, and I am proud of it. */
  export function saidIshita(): string
  /** Vedant More */
  export function nameVedant(): string
  /** The group is small, so you cannot hide. We explain our moves aloud, and half of what I learned came from friends who saw something else. */
  export function saidVedant(): string
  /** Meera Gaikwad */
  export function nameMeera(): string
  /** My son could not sit still for ten minutes. On Sundays he sits for two hours, loses, shakes hands, and asks for one more game. */
  export function saidMeera(): string
  /** Real Gold */
  export function planRealGoldTitle(): string
  /** Solo Silver */
  export function planSoloSilverTitle(): string
  /** Gold Group */
  export function planGoldGroupTitle(): string
  /** Solo Gold */
  export function planSoloGoldTitle(): string
  /** Silver Group */
  export function planSilverGroupTitle(): string
  /** Real Silver */
  export function planRealSilverTitle(): string
  /** {rating} of 5 stars */
  export function stars(parts: { rating: string | number }): string
  /** Offline Membership */
  export function groupOfflineTitle(): string
  /** Every Sunday */
  export function groupOfflineRhythm(): string
  /** Real boards, real clocks and a real opponent across the table, in our hall on Station Road. */
  export function groupOfflineText(): string
  /** Online Coaching: Individual */
  export function groupIndividualTitle(): string
  /** Individual */
  export function groupIndividualShort(): string
  /** 45 min/session */
  export function groupIndividualRhythm(): string
  /** You and a coach, with your own games on the board. The pace is yours. */
  export function groupIndividualText(): string
  /** Online Coaching: Group */
  export function groupGroupTitle(): string
  /** Group */
  export function groupGroupShort(): string
  /** 55 min/session */
  export function groupGroupRhythm(): string
  /** A handful of players of one strength. You learn as much from their questions as from your own. */
  export function groupGroupText(): string
  /** Demo Session */
  export function groupDemoTitle(): string
  /** One lesson, no obligation */
  export function groupDemoRhythm(): string
  /** See how we teach before you decide anything. */
  export function groupDemoText(): string
  /** Four Sundays in the hall: a lesson at the demonstration board, then games with a coach walking between the tables. */
  export function planRealSilverText(): string
  /** Twenty-four Sundays, about half a year: tactics, endgames and openings in a fixed order, with practice games on the clock. */
  export function planRealGoldText(): string
  /** Solo Bronze */
  export function planSoloBronzeTitle(): string
  /** Four lessons alone with a coach: enough to go through your recent games and find the habit that costs you most. */
  export function planSoloBronzeText(): string
  /** Twelve lessons built around your games: an opening for each colour, tactics to solve between lessons, endgames you will really reach. */
  export function planSoloSilverText(): string
  /** Twenty-four lessons for players who want a rating: preparation before each tournament, and a review of every game after it. */
  export function planSoloGoldText(): string
  /** Four lessons in a small group: everybody solves the same positions, explains a move aloud and plays the others. */
  export function planSilverGroupText(): string
  /** Twelve lessons with the same group and the same coach: a full course, with a small tournament of your own at the end. */
  export function planGoldGroupText(): string
  /** Demo */
  export function planDemoTitle(): string
  /** We play a short game, look at it together, and tell you honestly which plan fits, and whether one does. */
  export function planDemoText(): string
  /** Free */
  export function planFree(): string
  /** {count, plural, one {# session} other {# sessions}} */
  export function planSessions(parts: { count: number }): string
  /** Hello! I would like to know more about the {plan} program ({sessions}). */
  export function planEnquiry(parts: { plan: string | number; sessions: string | number }): string
  /** Head Coach */
  export function coachRole(): string
  /** Certified National Arbiter */
  export function coachCredentials(): string
  /** Our suggestion */
  export function planSuggestion(): string
  /** Get Started */
  export function planStart(): string
  /**  with {plan} */
  export function planStartWith(parts: { plan: string | number }): string
  /** Close */
  export function close(): string
  /** Enquire Now */
  export function planEnquire(): string
  /** Page Not Found */
  export function notFoundTitle(): string
  /** There is nothing on this square. */
  export function notFoundDescription(): string
  /** This square is empty. The page you wanted was captured, or it never stood here. */
  export function notFoundLead(): string
  /** Back to Home */
  export function backToHome(): string
  /** Contact us */
  export function contactUs(): string
  /** How {academy} began in {city} in 2016, how we teach, what we value, and where to find us. */
  export function aboutDescription(parts: { academy: string | number; city: string | number }): string
  /** The Hall of Fame */
  export function achievementsTitle(): string
  /** Titles, ratings and first wins: what our students have brought home from the board. */
  export function achievementsLead(): string
  /** Titles, rating gains and tournament wins of our chess students. */
  export function achievementsDescription(): string
  /** Failed to load achievements */
  export function achievementsFailed(): string
  /** Contact Us */
  export function contactTitle(): string
  /** Visit, call or write to us: address, phone, email and a message form. */
  export function contactDescription(): string
  /** Your message to us. */
  export function contactSendDescription(): string
  /** {academy}: Master the Game of Kings */
  export function homeTitle(parts: { academy: string | number }): string
  /** Chess coaching in {city} and online, from the first pawn move to a FIDE rating. In groups, alone with a coach, or in the hall on Sundays. */
  export function homeDescription(parts: { city: string | number }): string
  /** No Connection */
  export function offlineTitle(): string
  /** There is no network just now. */
  export function offlineDescription(): string
  /** No connection */
  export function noConnection(): string
  /** This page needs the network */
  export function offlineHeading(): string
  /** Your device is offline, and this page is not kept on it. It loads by itself when the network is back. */
  export function offlineLead(): string
  /** Try again */
  export function tryAgain(): string
  /** Reach us */
  export function reachUs(): string
  /** Mon-Fri 9am-6pm */
  export function callWindow(): string
  /** Eight chess plans with their prices: Sundays in the hall, online coaching alone or in a group, and a free demo session. */
  export function servicesDescription(): string
  /** Eight plans in four groups. The price is for the whole plan, and the first conversation costs nothing. */
  export function servicesLead(): string
  /** Student Testimonials */
  export function testimonialsTitle(): string
  /** What learning chess with us is like, in the words of students and parents from the hall and from online lessons. */
  export function testimonialsDescription(): string
  /** From the hall and from the other end of a phone line: what a few months of chess change. */
  export function testimonialsLead(): string
  /** Tournaments & Events */
  export function updatesTitle(): string
  /** Where our students sit down against the clock. Open a card for the prizes and the entry form. */
  export function updatesLead(): string
  /** Chess tournaments and events you can enter now: prizes, places and registration. */
  export function updatesDescription(): string
  /** Failed to load tournaments */
  export function updatesFailed(): string
  /** {academy}: tournaments */
  export function calendarName(parts: { academy: string | number }): string
  /** This page could not be loaded. */
  export function pageFailed(): string
  /** Poster */
  export function poster(): string
  /** Chess coaching for every age and level, at the board and online. */
  export function tagline(): string
  /** Skip to content */
  export function skipLink(): string
  /** {academy}, below a gold king and knight on a dark chessboard */
  export function sharePictureAlt(parts: { academy: string | number }): string
  /** Main */
  export function navMain(): string
  /** Open menu */
  export function openMenu(): string
  /** Menu */
  export function menu(): string
  /** Close menu */
  export function closeMenu(): string
  /** Call */
  export function call(): string
  /** WhatsApp */
  export function whatsapp(): string
  /** Social media */
  export function socialMedia(): string
  /** {name}: coming soon */
  export function socialSoon(parts: { name: string | number }): string
  /** Coming soon */
  export function comingSoon(): string
  /** Quick links */
  export function quickLinks(): string
  /** © {academy} · Teaching chess since {year} */
  export function legal(parts: { academy: string | number; year: string | number }): string
  /** Thank you for your message. We will get back to you soon! */
  export function contactSent(): string
  /** A message you wrote without signal was not accepted. */
  export function outboxRefused(): string
  /** Open the form */
  export function openForm(): string
  /** Search */
  export function search(): string
  /** {fault}: this may be out of date. */
  export function staleList(parts: { fault: string | number }): string
  /** Details */
  export function details(): string
  /** Previous and next */
  export function neighbours(): string
  /** Previous */
  export function previous(): string
  /** Next */
  export function next(): string
  /** Breadcrumb */
  export function breadcrumb(): string
  /** Back to {list} */
  export function backToList(parts: { list: string | number }): string
  /** Close picture */
  export function closePicture(): string
  /** The connection to our records broke off. Please try again in a moment. */
  export function loadFailed(): string
  /** Show more */
  export function showMore(): string
  /** Found in the {language} text */
  export function foundIn(parts: { language: string | number }): string
  /** No Results Found */
  export function noResults(): string
  /** Show all: {sum} */
  export function showAll(parts: { sum: string | number }): string
  /** View full-size picture of {title} */
  export function viewPicture(parts: { title: string | number }): string
  /** Share */
  export function share(): string
  /** Link copied */
  export function linkCopied(): string
  /** Copy link */
  export function copyLink(): string
  /** Your browser did not allow copying. The link is selected here: */
  export function notCopied(): string
  /** A fault on our side */
  export function faultOurs(): string
  /** About {academy} */
  export function aboutEyebrow(parts: { academy: string | number }): string
  /** Serious chess, taught with patience */
  export function aboutHeading(): string
  /** A small academy in a small town, where children and adults learn to think a move further. */
  export function aboutLead(): string
  /** Our Story */
  export function storyTitle(): string
  /** On {date} {founder} unlocked a rented room above the shops of Station Road, set out the boards he had collected over the years, and waited. By noon every chair was taken. */
  export function storyFirst(parts: { date: string | number; founder: string | number }): string
  /** {city} lies where the road from Pune to Nashik meets the sugarcane. There was no coach here, no club, and the nearest rated tournament was a night on a bus away. Children learned from an uncle, beat the uncle, and stopped. He wanted them to have someone to lose to, and someone to explain why. */
  export function storyPlace(parts: { city: string | number }): string
  /** So the academy grew the way chess is learned: one position at a time. A second evening, a second room, clocks, a shelf of books that come back with pencil marks. Then the first ratings. */
  export function storyGrowth(): string
  /** {coach}, a certified National Arbiter, coached beside him for years and has led the academy since 2024. Much is new: online lessons, groups by strength. The first rule is the old one: whoever wants to play gets a board. */
  export function storyToday(parts: { coach: string | number }): string
  /** Visit Us */
  export function visitTitle(): string
  /** Get directions */
  export function directions(): string
  /** Show the map */
  export function showMap(): string
  /** Loads from Google Maps */
  export function mapSource(): string
  /** Map: {academy}, {city} */
  export function mapTitle(parts: { academy: string | number; city: string | number }): string
  /** FIDE-rated players */
  export function homeRatedPlayers(): string
  /** students trained */
  export function studentsTrained(): string
  /** championships */
  export function championships(): string
  /** Classical */
  export function classical(): string
  /** Rapid */
  export function rapid(): string
  /** Blitz */
  export function blitz(): string
  /** Founded {date} */
  export function homeFounded(parts: { date: string | number }): string
  /** It began with one room and an open door */
  export function founderTitle(): string
  /** {founder} rented a room near the bus stand in {city}, set out the boards he had, and left the door open. He was sure that a child from a farm can calculate as deeply as a child from a big city, given a board, a patient teacher and a place to come back to every week. */
  export function founderStory(parts: { founder: string | number; city: string | number }): string
  /** He died in 2024. {coach} leads the academy today, with the same boards, the same Sundays and the door as it was. */
  export function founderToday(parts: { coach: string | number }): string
  /** A gold king and a gold knight side by side on a dark board */
  export function founderAlt(): string
  /** FIDE ratings */
  export function fideRatings(): string
  /** {city}, {region} · and online */
  export function homeEyebrow(parts: { city: string | number; region: string | number }): string
  /** Chess coaching from the first pawn move to a FIDE rating, for every age, in our hall or at your own kitchen table. */
  export function homeLead(): string
  /** Start Learning */
  export function startLearning(): string
  /** Learn More */
  export function learnMore(): string
  /**  about the academy */
  export function learnMoreAbout(): string
  /** Scroll */
  export function scroll(): string
  /** Master the Game of <b>Kings</b> */
  export function homeHeadline(): string
  /** Open as a page */
  export function openAsPage(): string
  /** Search achievements */
  export function achievementsSearch(): string
  /** No achievements yet */
  export function achievementsNone(): string
  /** Check back soon for exciting student achievements! */
  export function achievementsSoon(): string
  /** Try adjusting your search or filter criteria. */
  export function achievementsNoMatch(): string
  /** View details */
  export function viewDetails(): string
  /**  of {title} */
  export function viewDetailsOf(parts: { title: string | number }): string
  /** Rating  */
  export function ratingBefore(): string
  /** Tags */
  export function tags(): string
  /** Rating */
  export function rating(): string
  /** Date */
  export function date(): string
  /** Place */
  export function place(): string
  /** Sort by */
  export function sortBy(): string
  /** Most recent */
  export function sortRecent(): string
  /** Highest rating */
  export function sortRating(): string
  /** {count, plural, one {{shown} achievement} other {{shown} achievements}} */
  export function achievementsCount(parts: { count: number; shown: string | number }): string
  /** {shown} of {sum} */
  export function shownOf(parts: { shown: string | number; sum: string | number }): string
  /** Visit us */
  export function visitUs(): string
  /**  (opens in a new tab) */
  export function newTab(): string
  /** Call us */
  export function callUs(): string
  /** Email us */
  export function emailUs(): string
  /** For what is easier in writing. */
  export function emailNote(): string
  /** Ask about a class, a level or a tournament. A person reads every message and writes back. */
  export function contactLead(): string
  /** Send us a Message */
  export function contactFormTitle(): string
  /** (optional) */
  export function optional(): string
  /** Leave this empty */
  export function leaveEmpty(): string
  /** Sending… */
  export function sending(): string
  /** Send Message */
  export function sendMessage(): string
  /** No signal just now. Your message is kept on this device and will be sent as soon as you are back online. You need not write it again. */
  export function contactWaiting(): string
  /** Your name */
  export function fieldName(): string
  /** Email */
  export function fieldEmail(): string
  /** Phone */
  export function fieldPhone(): string
  /** Subject */
  export function fieldSubject(): string
  /** Message */
  export function fieldMessage(): string
  /** Digits, +, - and brackets */
  export function phoneHint(): string
  /** Every tournament in your own calendar: */
  export function calendarFeed(): string
  /** Google Calendar */
  export function googleCalendar(): string
  /** another calendar */
  export function otherCalendar(): string
  /** Calendar file */
  export function calendarFile(): string
  /** Register now */
  export function registerNow(): string
  /** Register by WhatsApp or phone */
  export function registerByChat(): string
  /** Search tournaments */
  export function updatesSearch(): string
  /** No tournaments available at the moment. */
  export function updatesNone(): string
  /** Check back soon for exciting upcoming events! */
  export function updatesSoon(): string
  /** Try adjusting your search criteria. */
  export function updatesNoMatch(): string
  /** Prizes */
  export function prizes(): string
  /** Position */
  export function prizePosition(): string
  /** Amount */
  export function prizeAmount(): string
  /** {amount} each */
  export function prizeEach(parts: { amount: string | number }): string
  /** Past ({count}) */
  export function past(parts: { count: string | number }): string
  /** Postponed from */
  export function postponedFrom(): string
  /** Reporting time */
  export function reportingTime(): string
  /** End time */
  export function endTime(): string
  /** Repeats */
  export function repeats(): string
  /** Venue */
  export function venue(): string
  /** Map */
  export function map(): string
  /** Entry fee */
  export function entryFee(): string
  /** Last date of entry */
  export function lastDateOfEntry(): string
  /** Seats */
  export function seats(): string
  /** Maximum participants */
  export function maxParticipants(): string
  /** Rounds */
  export function rounds(): string
  /** Time control */
  export function timeControl(): string
  /** Who can play */
  export function whoCanPlay(): string
  /** Categories */
  export function categories(): string
  /** Event codes */
  export function federationCodes(): string
  /** Contact */
  export function contactPerson(): string
  /** Last date */
  export function posterLastDate(): string
  /** Reporting */
  export function posterReporting(): string
  /** Poster: {title} */
  export function posterTitle(parts: { title: string | number }): string
  /** Results */
  export function resultsTitle(): string
  /** Results: {title} */
  export function resultsOf(parts: { title: string | number }): string
  /** All results */
  export function resultsAll(): string
  /** Live */
  export function resultsLiveShort(): string
  /** Live: round {round} of {rounds} */
  export function resultsLive(parts: { round: string | number; rounds: string | number }): string
  /** Being played now */
  export function resultsNow(): string
  /** Final results */
  export function resultsFinal(): string
  /** Starting list */
  export function resultsStartingList(): string
  /** Updated {time} */
  export function resultsUpdated(parts: { time: string | number }): string
  /** Corrected at {time} */
  export function resultsCorrected(parts: { time: string | number }): string
  /** Standings */
  export function resultsStandings(): string
  /** Standings after round {round} */
  export function resultsStandingsAfter(parts: { round: string | number }): string
  /** Standings as of {time} */
  export function resultsStandingsAsOf(parts: { time: string | number }): string
  /** Round {round} */
  export function roundTitle(parts: { round: string | number }): string
  /** Round */
  export function resultsRound(): string
  /** Place */
  export function resultsPlace(): string
  /** No. */
  export function resultsNo(): string
  /** Player */
  export function resultsPlayer(): string
  /** Player {no} */
  export function resultsHidden(parts: { no: string | number }): string
  /** Points */
  export function resultsPoints(): string
  /** Federation */
  export function resultsFederation(): string
  /** Club */
  export function resultsClub(): string
  /** Group */
  export function resultsGroup(): string
  /** All groups */
  export function resultsAllGroups(): string
  /** Board */
  export function resultsBoard(): string
  /** White */
  export function resultsWhite(): string
  /** Black */
  export function resultsBlack(): string
  /** Result */
  export function resultsResult(): string
  /** Colour */
  export function resultsColour(): string
  /** Opponent */
  export function resultsOpponent(): string
  /** Name, board or club */
  export function resultsSearch(): string
  /** Nobody was found. */
  export function resultsNobody(): string
  /** More about this player */
  export function resultsMore(): string
  /** Players you follow */
  export function resultsFollowed(): string
  /** Follow */
  export function resultsFollow(): string
  /** Stop following */
  export function resultsUnfollow(): string
  /** Next game */
  export function resultsNext(): string
  /** The pairing of the next round is not out yet. */
  export function resultsWaiting(): string
  /** The pairings of round {round} are out. */
  export function resultsPaired(parts: { round: string | number }): string
  /** against {name} */
  export function resultsAgainst(parts: { name: string | number }): string
  /** board {board} */
  export function resultsOnBoard(parts: { board: string | number }): string
  /** Round by round */
  export function resultsGames(): string
  /** without play */
  export function resultsForfeit(): string
  /** Bye */
  export function resultsBye(): string
  /** Not paired */
  export function resultsZeroBye(): string
  /** Place {rank} of {count} */
  export function resultsPlaceOf(parts: { rank: string | number; count: string | number }): string
  /** {points} {count, plural, one {point} other {points}} */
  export function resultsPointsOf(parts: { points: string | number; count: number }): string
  /** Won: {prize} */
  export function resultsWon(parts: { prize: string | number }): string
  /** The first three */
  export function resultsFirst(): string
  /** Winners */
  export function resultsWinners(): string
  /** Print lists */
  export function resultsPrint(): string
  /** by name */
  export function resultsByName(): string
  /** Hall screen */
  export function resultsScreen(): string
  /** Full screen */
  export function resultsFullScreen(): string
  /** Back to the results */
  export function resultsBack(): string
  /** Back to the tournament */
  export function posterBack(): string
  /** Print */
  export function print(): string
  /** When and where */
  export function whenWhere(): string
  /** and {count} more */
  export function morePrizes(parts: { count: string | number }): string
  /** Scan to register */
  export function scanRegister(): string
  /** Scan to read more */
  export function scanRead(): string
  /** Postponed:  */
  export function calendarPostponed(): string
  /** Cancelled:  */
  export function calendarCancelled(): string
  /** Reporting time: {time} */
  export function noteReporting(parts: { time: string | number }): string
  /** Entry fee: {fee} */
  export function noteFee(parts: { fee: string | number }): string
  /** Last date of entry: {day} */
  export function noteLastDate(parts: { day: string | number }): string
  /** Time control: {control} */
  export function noteTimeControl(parts: { control: string | number }): string
  /** Registration: {address} */
  export function noteRegistration(parts: { address: string | number }): string
  /** Register by WhatsApp or phone: {number} */
  export function noteChat(parts: { number: string | number }): string
  /** Entries closed on {day}. */
  export function entriesClosedOn(parts: { day: string | number }): string
  /** Entries are closed. */
  export function entriesClosed(): string
  /** It is being played now; registration is over. */
  export function registrationPlaying(): string
  /** Registration opens again with the new date. */
  export function registrationAgain(): string
  /** Nobody can register any more. */
  export function registrationNever(): string
  /** This tournament is over. */
  export function tournamentOver(): string
  /** in prizes */
  export function inPrizes(): string
  /** {count, plural, one {prize} other {prizes}} */
  export function prizeWord(parts: { count: number }): string
  /** {count, plural, one {{shown} tournament} other {{shown} tournaments}} */
  export function updatesCount(parts: { count: number; shown: string | number }): string
  /** The academy’s records cannot be reached. Please try again in a moment. */
  export function recordsFailed(): string
  /** Registration open */
  export function stateOpen(): string
  /** {days, plural, =0 {Registration closes today} =1 {Registration closes tomorrow} other {Registration closes in # days}} */
  export function stateClosing(parts: { days: number }): string
  /** Registration closed */
  export function stateClosed(): string
  /** Today */
  export function stateToday(): string
  /** Today: entry until {time} */
  export function stateTodayUntil(parts: { time: string | number }): string
  /** Today: entry is open */
  export function stateTodayOpen(): string
  /** Finished */
  export function stateFinished(): string
  /** Postponed */
  export function statePostponed(): string
  /** Cancelled */
  export function stateCancelled(): string
  /** Reason: {reason} */
  export function reason(parts: { reason: string | number }): string
  /** New date. {reason} */
  export function dateChanged(parts: { reason: string | number }): string
  /** Free entry */
  export function freeEntry(): string
  /** FIDE rated */
  export function ratedFide(): string
  /** State rated */
  export function ratedState(): string
  /** Not rated */
  export function ratedNo(): string
  /** last date {day} */
  export function factLastDate(parts: { day: string | number }): string
  /** Name is required */
  export function faultNameRequired(): string
  /** Name cannot be more than 50 characters */
  export function faultNameMax(): string
  /** Email is required */
  export function faultEmailRequired(): string
  /** Invalid email address */
  export function faultEmailInvalid(): string
  /** Invalid phone number */
  export function faultPhoneInvalid(): string
  /** Phone number cannot be more than 20 characters */
  export function faultPhoneMax(): string
  /** Subject cannot be more than 100 characters */
  export function faultSubjectMax(): string
  /** Message is required */
  export function faultMessageRequired(): string
  /** Message is too short */
  export function faultMessageMin(): string
  /** Message cannot be more than 1000 characters */
  export function faultMessageMax(): string
  /** This field can only have one line */
  export function faultOneLine(): string
  /** Please correct the marked fields. */
  export function refusalMarked(): string
  /** Too many attempts. Please try again in {minutes} min. */
  export function refusalTooMany(parts: { minutes: string | number }): string
  /** We have received more messages in this hour than we can read. Please try again later, or call us. */
  export function refusalTooManyMessages(): string
  /** Failed to send message. Please try again later. */
  export function contactFailed(): string
  /** The request body is of a kind that is not accepted here. */
  export function unsupportedType(): string
  /** 2nd Floor, Shivneri Complex */
  export function addressFirst(): string
  /** Station Road, near the Bus Stand */
  export function addressSecond(): string
  /** {city}, {region} {code} */
  export function addressLast(parts: { city: string | number; region: string | number; code: string | number }): string
  /** Language */
  export function languageLabel(): string
  /** No connection. This is a copy of the page from {time}. */
  export function offlineCopy(parts: { time: string | number }): string
  /** This page is also in English. */
  export function languageOffer(): string
  /** Read it in English */
  export function languageOfferLink(): string
  /** Your move */
  export function puzzleTitle(): string
  /** White mates in one */
  export function whiteMatesInOne(): string
  /** White mates in two */
  export function whiteMatesInTwo(): string
  /** Black mates in one */
  export function blackMatesInOne(): string
  /** Black mates in two */
  export function blackMatesInTwo(): string
  /** A hint */
  export function puzzleHint(): string
  /** Show the answer */
  export function puzzleShow(): string
  /** {key} is mate. */
  export function puzzleAnswerKey(parts: { key: string | number }): string
  /** If {defences}, then 2. {mate}. */
  export function puzzleAnswerLine(parts: { defences: string | number; mate: string | number }): string
  /** After anything else, 2. {mate}. */
  export function puzzleAnswerRest(parts: { mate: string | number }): string
  /** Whatever the answer, 2. {mate}. */
  export function puzzleAnswerOnly(parts: { mate: string | number }): string
  /** or */
  export function puzzleOr(): string
  /** Claim a free first lesson */
  export function puzzleClaim(): string
  /** Hello! I solved your chess problem of {date} ({question}). I would like a free first lesson. */
  export function puzzleWhatsapp(parts: { date: string | number; question: string | number }): string
  /** Hello! I solved the chess problem on your site. I would like a free first lesson. */
  export function puzzleWhatsappAny(): string
  /** A chessboard. White: {white}. Black: {black}. */
  export function puzzlePosition(parts: { white: string | number; black: string | number }): string
  /** {piece} {square} */
  export function pieceOn(parts: { piece: string | number; square: string | number }): string
  /** Problems of the last thirty days */
  export function puzzleMore(): string
  /** Next problem */
  export function puzzleNext(): string
  /** Your move: a chess problem a day */
  export function puzzlePageTitle(): string
  /** Mate in one from Monday to Friday, in two at the weekend. A new one every midnight. */
  export function puzzleLead(): string
  /** A chess problem a day, made at our academy: {question}. Can you? */
  export function puzzleDescription(parts: { question: string | number }): string
  /** {question}: {date} */
  export function puzzleDayTitle(parts: { question: string | number; date: string | number }): string
  /** The last thirty days */
  export function puzzleArchive(): string
  /** Today’s problem */
  export function puzzleToday(): string
  /** {question}: can you? */
  export function puzzleShare(parts: { question: string | number }): string
  /** A chessboard with the problem: {question}. */
  export function puzzleShareAlt(parts: { question: string | number }): string
  /** an old problem, often credited to Paul Morphy */
  export function puzzleClassic(): string
  /** King */
  export function pieceKing(): string
  /** Queen */
  export function pieceQueen(): string
  /** Rook */
  export function pieceRook(): string
  /** Bishop */
  export function pieceBishop(): string
  /** Knight */
  export function pieceKnight(): string
  /** Pawn */
  export function piecePawn(): string
  /** Chessboard */
  export function chessboard(): string
  /** Tap a piece, then its square; or drag it. On a keyboard: arrow keys, Enter, Escape. */
  export function boardHow(): string
  /** {square}, white {piece} */
  export function squareWhite(parts: { square: string | number; piece: string | number }): string
  /** {square}, black {piece} */
  export function squareBlack(parts: { square: string | number; piece: string | number }): string
  /** {square}, empty */
  export function squareEmpty(parts: { square: string | number }): string
  /** {square}, can move here */
  export function squareTarget(parts: { square: string | number }): string
  /** {piece} on {square}. {count, plural, =1 {1 square} other {# squares}} to go to. */
  export function piecePicked(parts: { piece: string | number; square: string | number; count: number }): string
  /** Put back. */
  export function piecePutBack(): string
  /** {piece} {from} to {to}. */
  export function pieceMoved(parts: { piece: string | number; from: string | number; to: string | number }): string
  /** {piece} {from} takes {taken} on {to}. */
  export function pieceTakes(parts: { piece: string | number; from: string | number; taken: string | number; to: string | number }): string
  /** The {piece} cannot go to {square}. */
  export function moveIllegal(parts: { piece: string | number; square: string | number }): string
  /** That gives no check. Take your time and look again. */
  export function tryNoCheck(): string
  /** Stalemate: the king is not in check, and nobody wins. Look again. */
  export function tryStalemate(): string
  /** Close, but the king steps to {to}. Look again. */
  export function tryKingEscapes(parts: { to: string | number }): string
  /** Close, but the {piece} takes it. Look again. */
  export function tryTakes(parts: { piece: string | number }): string
  /** Close, but the {piece} goes between, to {to}. Look again. */
  export function tryBlocks(parts: { piece: string | number; to: string | number }): string
  /** Close, but the king takes on {to}. Look again. */
  export function tryKingTakes(parts: { to: string | number }): string
  /** Close, but the {piece} takes on {to}. Look again. */
  export function tryRemoves(parts: { piece: string | number; to: string | number }): string
  /** A good try. {answer} And there is no mate next move. */
  export function tryRefuted(parts: { answer: string | number }): string
  /** Yes! {answer} Now mate. */
  export function tryGoOn(parts: { answer: string | number }): string
  /** Checkmate. Well seen! */
  export function puzzleSolved(): string
  /** {count} days in a row. */
  export function puzzleStreak(parts: { count: string | number }): string
  /** Look at the {piece} on {square}. */
  export function hintPiece(parts: { piece: string | number; square: string | number }): string
  /** Write on WhatsApp */
  export function contactWhatsapp(): string
  /** Hello! I have a question about chess lessons at the academy. */
  export function contactGreeting(): string
  /** No email? */
  export function noEmail(): string
  /** Did you mean {email}? */
  export function didYouMean(parts: { email: string | number }): string
  /** What you write serves to answer you, and nothing else. */
  export function consentUse(): string
  /** Writing for a child? Then you are the parent or guardian, or have their consent. */
  export function consentChild(): string
  /** How we keep it */
  export function consentMore(): string
  /** Privacy */
  export function privacyTitle(): string
  /** What this site keeps about you, where, for how long, who sees it, and how to have it removed. */
  export function privacyDescription(): string
  /** Little is kept here, on our own server, and nothing of it for advertising. This page says what, for how long, and how to have it removed. */
  export function privacyLead(): string
  /** When you write to us */
  export function privacyWriteTitle(): string
  /** The form keeps your name, your email, your message and the time, and your phone number and a subject if you give them. They serve to answer you. */
  export function privacyWriteWhat(): string
  /** Your message is kept on our server for {months, plural, one {# month} other {# months}} and then removed, answered or not. */
  export function privacyWriteHow(parts: { months: number }): string
  /** The academy’s director reads it. The people of the academy who answer may get it by email too; in their mailbox it stays until they delete it. */
  export function privacyWriteWho(): string
  /** Children */
  export function privacyChildTitle(): string
  /** Write for a child only if you are the parent or guardian, or have their consent. A first name and an age are enough for us to answer. */
  export function privacyChildForm(): string
  /** Achievements names pupils and shows pictures of some. Whoever no longer wants that tells us, and the entry leaves this site. */
  export function privacyChildShown(): string
  /** Results pages of tournaments name the players, often children, with what the organiser’s list says of them. Search engines are asked to leave these pages out. A tournament can show short names (‘Aarav J.’), and one player can be hidden everywhere in it; ask us. {months, plural, one {One month} other {# months}} after a tournament every name becomes initials. */
  export function privacyChildResults(parts: { months: number }): string
  /** On your own device */
  export function privacyDeviceTitle(): string
  /** This site sets no cookies and counts nobody. Your browser keeps a few things for you, which stay on your device: */
  export function privacyDeviceNone(): string
  /** until you close the tab: what you have typed into the form, and that you have seen the opening */
  export function privacyDeviceTab(): string
  /** until it could be sent: a message that you wrote without signal */
  export function privacyDeviceSignal(): string
  /** until you clear it in the browser: the language you chose, how many days in a row you solved the problem, the players whose results you follow, and pages you have opened, to be read without a network */
  export function privacyDeviceLong(): string
  /** On the server */
  export function privacyServerTitle(): string
  /** For each page the server notes the time, your network address and the page, but neither what you search for nor what you write. This helps us to find faults and to stop abuse, and is deleted after about two weeks. */
  export function privacyServerLog(): string
  /** Whoever sends a message is counted by network address for an hour, so that nobody can flood us. */
  export function privacyServerCount(): string
  /** Emergency copies of our records are kept for up to a year. What has been removed can stay in them until then, and they serve no other purpose. */
  export function privacyServerCopies(): string
  /** Only the director signs in here. For that the server keeps the account, its sign-ins until they end, and for 90 days the devices in a scrambled form. */
  export function privacyServerDirector(): string
  /** Other companies */
  export function privacyOthersTitle(): string
  /** Nothing comes from another company before you tap. The map is Google’s and loads only when you ask for it; WhatsApp, Google Calendar, directions and registration forms open at those who run them, under their rules. */
  export function privacyOthersText(): string
  /** To see it, or to have it removed */
  export function privacyRemoveTitle(): string
  /** Write to us or call, and say when and under which name you wrote. We tell you what we keep about you, and remove it for good when you ask for that. */
  export function privacyRemoveText(): string
  /** How we teach */
  export function highlightTrainingLink(): string
  /** All tournaments */
  export function highlightTournamentsLink(): string
  /** What students say */
  export function highlightCommunityLink(): string
  /** Courses and prices */
  export function highlightLevelsLink(): string
  /** Next tournament */
  export function nextTournament(): string
  /** Newest achievement: */
  export function newestAchievement(): string
  /** The first lesson is free */
  export function freeLessonTitle(): string
  /** A short game, a look at it together, and an honest word on what fits. Ask for a day that suits you. */
  export function freeLessonText(): string
  /** Ask on WhatsApp */
  export function freeLessonAsk(): string
  /** Hello! I have seen your website and would like a free first lesson. Which day would suit? */
  export function whatsappHome(): string
  /** Hello! I have a question about your chess academy. */
  export function whatsappQuestion(): string
  /** Hello! I have a question about ‘{title}’. */
  export function whatsappItem(parts: { title: string | number }): string
  /** Hello! I have looked at your courses and would like the free first lesson. */
  export function whatsappCourses(): string
  /** Free first lesson on WhatsApp */
  export function freeLessonAskWhole(): string
  /** At a glance */
  export function plansGlance(): string
  /** For all who can come on Sundays */
  export function groupOfflineFor(): string
  /** For players who want their own coach */
  export function groupIndividualFor(): string
  /** For players who learn best with others */
  export function groupGroupFor(): string
  /** For all who want to see it first */
  export function groupDemoFor(): string
  /** For beginners: a month of Sundays */
  export function planRealSilverFor(): string
  /** For children who want to play tournaments */
  export function planRealGoldFor(): string
  /** For players who keep losing the same way */
  export function planSoloBronzeFor(): string
  /** For players before their first tournaments */
  export function planSoloSilverFor(): string
  /** For players who want a rating */
  export function planSoloGoldFor(): string
  /** For beginners who like company */
  export function planSilverGroupFor(): string
  /** For players who want a whole course */
  export function planGoldGroupFor(): string
  /** For everybody, before deciding */
  export function planDemoFor(): string
  /** about {price} per session */
  export function planPerSession(parts: { price: string | number }): string
  /** per session */
  export function perSession(): string
  /** Sundays in the hall */
  export function teachingSundays(): string
  /** Ages */
  export function teachingAges(): string
  /** {age} years and older */
  export function teachingAgesFrom(parts: { age: string | number }): string
  /** In an online group */
  export function teachingGroup(): string
  /** at most {count} players */
  export function teachingGroupMost(parts: { count: string | number }): string
  /** We teach in */
  export function teachingLanguages(): string
  /** A door ajar; its light falls on a board that is set for play */
  export function doorAlt(): string
  /** Head coach {coach} */
  export function photoCoach(parts: { coach: string | number }): string
  /** The academy’s hall in {city} */
  export function photoHall(parts: { city: string | number }): string
  /** Prize-giving at the academy */
  export function photoPrizes(): string
  /** The middle of a game: a gold queen among gold and dark pieces */
  export function middlegameAlt(): string
  /** A gold pawn whose shadow on the wall is a queen */
  export function promotionAlt(): string
  /** Hello! I have read about your academy and would like a free first lesson. */
  export function whatsappAbout(): string
  /** Hello! I have read what your students say and would like a free first lesson. */
  export function whatsappTestimonials(): string
  /** Timetable */
  export function timetable(): string
  /** Ages {ages} */
  export function batchAges(parts: { ages: string | number }): string
  /** in the hall */
  export function batchHall(): string
  /** online */
  export function batchOnline(): string
  /** {count, plural, one {# seat} other {# seats}} */
  export function batchSeats(parts: { count: number }): string
  /** Ask for a free first lesson */
  export function trialTitle(): string
  /** Age */
  export function trialAge(): string
  /** Which batch? */
  export function trialBatch(): string
  /** Child’s first name */
  export function trialName(): string
  /** Write the child’s first name. */
  export function trialNameMissing(): string
  /** Ask on WhatsApp */
  export function trialAsk(): string
  /** Hello! We would like the free first lesson for {name}, age {age}: {batch}. Is there a place? */
  export function trialMessage(parts: { name: string | number; age: string | number; batch: string | number }): string
  /** Good to know */
  export function termsTitle(): string
  /** {months, plural, one {A course is valid for # month from the first lesson.} other {A course is valid for # months from the first lesson.}} */
  export function termValid(parts: { months: number }): string
  /** A lesson that you cancel {hours} hours before is made up for. */
  export function termMissed(parts: { hours: string | number }): string
  /** {lessons, plural, one {Not for you? After # lesson you get the rest of the fee back.} other {Not for you? Within # lessons you get the rest of the fee back.}} */
  export function termRefund(parts: { lessons: number }): string
  /** The fee is paid after the free lesson, by UPI or in cash. */
  export function termPay(): string
  /** Pay {academy} by UPI */
  export function payUpi(parts: { academy: string | number }): string
  /** Pay {fee} by UPI */
  export function payFeeUpi(parts: { fee: string | number }): string
  /** Follow on WhatsApp */
  export function followWhatsapp(): string
}

declare module '#generated/messages' {
  /** {part, select, morning {{day} at {hour}:{minute} am (India)} other {{day} at {hour}:{minute} pm (India)}} */
  export function momentInIndia(parts: { part: string; day: string | number; hour: string | number; minute: string | number }): string
  /** Open the admin */
  export function openAdmin(): string
  /** Your password has been changed */
  export function passwordSubject(): string
  /** The password of your account at {academy} has been changed. Everybody who was signed in with the old one is signed out. */
  export function passwordOpening(parts: { academy: string | number }): string
  /** If it was not you, ask whoever runs the server to set a new password at once. */
  export function passwordAdvice(): string
  /** Set a new password */
  export function resetSubject(): string
  /** Somebody has asked to set a new password for your account at {academy}. The link works once, within 30 minutes. */
  export function resetOpening(parts: { academy: string | number }): string
  /** Set a new password */
  export function resetLink(): string
  /** If it was not you, you need not do anything: your password stays as it is. */
  export function resetAdvice(): string
  /** A new administrator has been added */
  export function directorSubject(): string
  /** An account has been added that can manage the website of {academy}. */
  export function directorOpening(parts: { academy: string | number }): string
  /** If none of you added it, ask whoever runs the server to remove it. */
  export function directorAdvice(): string
  /** New sign-in to your account */
  export function deviceSubject(): string
  /** Somebody has signed in to your account at {academy} from a device or network that was not used lately. */
  export function deviceOpening(parts: { academy: string | number }): string
  /** If it was not you, change your password: that signs everybody else out. */
  export function deviceAdvice(): string
  /** When */
  export function when(): string
  /** Account */
  export function account(): string
  /** Device */
  export function device(): string
  /** {browser} on {system} */
  export function browserOnSystem(parts: { browser: string | number; system: string | number }): string
  /** An unknown browser */
  export function unknownBrowser(): string
  /** New message from {name} */
  export function messageSubject(parts: { name: string | number }): string
  /** New message from {name}: {subject} */
  export function messageSubjectAbout(parts: { name: string | number; subject: string | number }): string
  /** A visitor has sent a message through the contact form of {academy}. */
  export function messageOpening(parts: { academy: string | number }): string
  /** Open in the admin */
  export function openInAdmin(): string
  /** Received */
  export function received(): string
  /** What the visitor wrote */
  export function visitorWrote(): string
  /** Name */
  export function name(): string
  /** Email */
  export function email(): string
  /** Phone */
  export function phone(): string
  /** Subject */
  export function subject(): string
  /** Written from */
  export function writtenFrom(): string
  /** The page in {language} */
  export function pageIn(parts: { language: string | number }): string
  /** To answer, reply to this mail: it goes to the visitor. */
  export function replyAdvice(): string
  /** {count, plural, one {1 more message waits for you} other {# more messages wait for you}} */
  export function digestSubject(parts: { count: number }): string
  /** {count, plural, one {1 more message waits in the admin of {academy}.} other {# more messages wait in the admin of {academy}.}} */
  export function digestOpening(parts: { count: number; academy: string | number }): string
  /** Open the messages */
  export function openMessages(): string
  /** So many came within an hour that they share this one mail. */
  export function digestReason(): string
  /** Test mail from {academy} */
  export function testSubject(parts: { academy: string | number }): string
  /** This is a test: mails about new messages will reach this address. */
  export function testOpening(): string
  /** Open the settings */
  export function openSettings(): string
  /** Registration closed */
  export function stateClosed(): string
  /** Finished */
  export function stateFinished(): string
  /** Postponed */
  export function statePostponed(): string
  /** Cancelled */
  export function stateCancelled(): string
  /** Free entry */
  export function freeEntry(): string
  /** last date {day} */
  export function lastDate(parts: { day: string | number }): string
  /** Hello {name}, thank you for your interest in {academy}.

The fee for {plan} is {price}. All plans and their fees are here: {page}

The first lesson is free, so you can see how we teach before you decide. Please ask if you would like to know more. */
  export function replyFees(parts: { name: string | number; academy: string | number; plan: string | number; price: string | number; page: string | number }): string
  /** Hello {name}, thank you for your interest in {academy}.

We teach in the hall every Sunday, and online on other days: alone with a coach (45 minutes) or in a small group (55 minutes). Please tell us the age of the player and the days that suit, and we will suggest a batch.

The first lesson is free. */
  export function replyBatches(parts: { name: string | number; academy: string | number }): string
  /** Hello {name}, thank you for your interest in {academy}.

The first lesson is free, and you are welcome! We play a short game, look at it together, and tell you honestly what would fit. Which day would suit you? */
  export function replyLesson(parts: { name: string | number; academy: string | number }): string
  /** Hello {name}, thank you for your message.

{tournament} is on {date}. All tournaments, with entry and timings, are here: {page}

We would be glad to see you at the board. */
  export function replyTournament(parts: { name: string | number; tournament: string | number; date: string | number; page: string | number }): string
  /** Hello {name}, thank you very much for your message. It was a pleasure to read. If there is anything that you would like to ask, please write at any time. */
  export function replyThanks(parts: { name: string | number }): string
}

/** What was pasted or chosen is refused; the message is the sentence that says why. */
export class Unreadable extends Error {}

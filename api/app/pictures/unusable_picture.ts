/** Why bytes are no picture for us; the message is the sentence for its field. */
export class UnusablePicture extends Error {}

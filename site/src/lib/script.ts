/** Whether a heading holds Devanagari, whose strokes reach above and below what Roboto fills. */
export const hasDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

/** Of the first three places. */
const MEDALS = ['🥇', '🥈', '🥉']

/** Each medal that stands right before what a part of a pattern matches. */
export const medalsBefore = (what: string): RegExp =>
  new RegExp(`[${MEDALS.join('')}](?=${what})`, 'giu')

export const placeOfMedal = (medal: string): number => MEDALS.indexOf(medal) + 1

const WEEKDAYS: readonly RegExp[] = [
  /\bsun(?:day)?\b|रविवार|रवि\.|\bravivar\b/iu,
  /\bmon(?:day)?\b|सोमवार|\bsomvar\b/iu,
  /\btue(?:s|sday)?\b|मंगळवार|मंगलवार|\bmangalvar\b/iu,
  /\bwed(?:nesday)?\b|बुधवार|\bbudhvar\b/iu,
  /\bthu(?:r|rs|rsday)?\b|गुरुवार|गुरूवार|\bguruvar\b/iu,
  /\bfri(?:day)?\b|शुक्रवार|\bshukravar\b/iu,
  /\bsat(?:urday)?\b|शनिवार|\bshanivar\b/iu,
]

/** Whether the weekdays that a text names fit the days; undefined when it names none. */
export function fitsWeekday(text: string, ...days: string[]): boolean | undefined {
  const named = WEEKDAYS.flatMap((pattern, weekday) => (pattern.test(text) ? [weekday] : []))
  if (named.length === 0) return undefined
  const weekdays = days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())
  // Of several days the first and the last may be named, or the first alone.
  return (
    named.includes(weekdays[0]!) &&
    (named.length > 2 || named.every((one) => weekdays.includes(one)))
  )
}

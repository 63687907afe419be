/** The names that calendars use in the page's language, from Sunday and from January on. */
declare module 'virtual:calendar' {
  export const WEEKDAYS: () => readonly string[]
  export const MONTHS: () => readonly string[]
}

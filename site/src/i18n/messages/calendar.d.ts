declare module 'virtual:calendar' {
  export const WEEKDAYS: () => readonly string[]
  export const MONTHS: () => readonly string[]
}

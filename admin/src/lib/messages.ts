/** Every message of the catalogue as a function of its parts: `m.savedAt({ moment })`. */
export { m } from 'virtual:messages'
/** The same in a language that need not be the app's: `mIn.newDate('mr')`. */
export * as mIn from 'virtual:messages/in-each'

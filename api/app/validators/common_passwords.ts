/**
 * The commonest passwords of ten characters and more, in small letters and without the digits and
 * signs that people hang on: those are what is guessed first.
 */
const STEMS = new Set([
  ...['password', 'passw0rd', 'p@ssw0rd', 'qwertyuiop', 'qwerty', 'asdfghjkl', 'zxcvbnm'],
  ...['iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'welcome', 'admin'],
  ...['administrator', 'letmein', 'master', 'monkey', 'dragon', 'cricket', 'india', 'bharat'],
  ...['chess', 'checkmate', 'academy', 'chessacademy', 'sahyadri', 'maharashtra', 'changeme'],
  ...['qazwsxedc', 'asdfgh', 'abcdefghij', 'abcdef', 'abc', 'test', 'testtest', 'secret', 'login'],
  ...['passwordpassword', 'qwertyqwerty', 'iloveyouiloveyou', 'krishna', 'ganesh', 'jaihind'],
])

/** Whether a password is among the first that anybody would guess. */
export function isCommonPassword(password: string): boolean {
  const stem = password.toLowerCase().replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const isOneCharacter = new Set(password.toLowerCase()).size <= 2
  return stem === '' || isOneCharacter || STEMS.has(stem)
}

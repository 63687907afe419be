import { test } from '@japa/runner'
import { anyOf } from '#shared/text/whole_words'

const FOUND: [words: string, text: string, found: string[]][] = [
  ['won', 'won, Won! (won) wonder swon', ['won', 'Won', 'won']],
  ['पट', 'पट २, पटेल, पटा, चौपट', ['पट']],
  // A vowel sign is a part of the word, and so is a letter of another script.
  ['फी', 'फीस फी. फी:', ['फी', 'फी']],
  ['u', 'u9 uवर्ष मुu', ['u']],
  ['jan|feb', 'jan 5, 5feb, january', ['jan', 'feb']],
  ['बक्षि*|prize*', 'बक्षिसे, prizes, reprize', ['बक्षिसे', 'prizes']],
  ['rs\\s*only|har(?:l|v)*', 'rs only, harvala', ['rs only', 'harvala']],
  // Written in one sign or in two.
  ['\u095e\u0930\u0935\u0930\u0940', 'फ\u093cरवरी'.normalize('NFKC'), ['फ\u093cरवरी']],
]

test('whole words are found in both scripts: {0}')
  .with(FOUND)
  .run(({ assert }, [words, text, found]) => {
    assert.deepEqual(text.match(new RegExp(anyOf(words), 'giu')), found)
  })

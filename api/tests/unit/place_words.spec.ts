import { test } from '@japa/runner'
import { placeWords } from '#shared/text/place_words'

test.group('Venue and city', () => {
  test('{venue} and {city} are written as {words}')
    .with([
      { venue: 'Town Hall', city: 'Sangli', words: 'Town Hall, Sangli' },
      { venue: 'Town Hall, Sangli', city: 'Sangli', words: 'Town Hall, Sangli' },
      {
        venue: 'Town Hall, SANGLI – 416416.',
        city: 'Sangli',
        words: 'Town Hall, SANGLI – 416416.',
      },
      { venue: 'Town Hall (Sangli)', city: ' Sangli ', words: 'Town Hall (Sangli)' },
      { venue: 'टाउन हॉल, सांगली', city: 'सांगली', words: 'टाउन हॉल, सांगली' },
      { venue: 'Sangli Road, Miraj', city: 'Sangli', words: 'Sangli Road, Miraj, Sangli' },
      { venue: null, city: 'Sangli', words: 'Sangli' },
      { venue: 'Town Hall', city: null, words: 'Town Hall' },
      { venue: null, city: null, words: '' },
    ])
    .run(({ assert }, { words, ...place }) => {
      assert.equal(placeWords(place), words)
    })
})

import { expect, it } from 'vitest'
import { findTimes } from './times'

it.each([
  ['9 am, 2.30 p.m.', ['09:00', '14:30']],
  ['at 9 o’clock', []],
  ["9 o'clock sharp", ['09:00']],
  ['sakali 9 wa', ['09:00']],
  ['sakaali thik 9.30 va.', ['09:30']],
  ['dupari 2 vajta', ['14:00']],
  ['sandhyakali 5 wajeparyant', ['17:00']],
  ['subah 9 baje, sham 6 baje', ['09:00', '18:00']],
  ['सकाळी ठीक 9 वा.', ['09:00']],
  ['सायं. 5 पर्यंत', ['17:00']],
  ['दुपारी 12.30 वाजता', ['12:30']],
  ['संध्याकाळी 6 वाजता', ['18:00']],
  ['पहाटे 5 वाजता', ['05:00']],
  ['रात्री 9 वाजेपर्यंत', ['21:00']],
  ['रात्री 12 वाजता', ['00:00']],
  ['रात 1 बजे', ['01:00']],
  ['9.30 wa pahili feri', ['09:30']],
  ['10 at night', []],
  ['10 night', ['22:00']],
  // No times
  ['5va kramank', []],
  ['9 players', []],
  ['12/12/2026', []],
  ['25.30', []],
])('of %j it reads the times', (text, times) => {
  expect(findTimes(text).map(({ time }) => time)).toEqual(times)
})

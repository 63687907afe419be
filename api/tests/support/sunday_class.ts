import type { Batch } from '../../shared/classes/batches.js'

/** As most are: on Sunday, in the hall. */
export const SUNDAY_CLASS: Batch = {
  weekday: 0,
  from: '10:00',
  to: '11:00',
  level: 'Beginners',
  ages: '6–9',
  where: 'hall',
  place: '',
  seats: null,
  seatsTaken: null,
  firstDay: null,
  lastDay: null,
}

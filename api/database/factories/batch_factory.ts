import { randomUUIDv7 } from 'node:crypto'
import factory from '@adonisjs/lucid/factories'
import Batch from '#models/batch'

export const BatchFactory = factory
  .define(Batch, () => ({
    id: randomUUIDv7(),
    weekday: 0,
    from: '10:00',
    to: '11:00',
    level: 'Beginners',
    ages: '6–9',
    where: 'hall' as const,
    place: '',
    seats: null,
    seatsTaken: null,
    firstDay: null,
    lastDay: null,
    translations: {},
  }))
  .build()

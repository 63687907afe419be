import factory from '@adonisjs/lucid/factories'
import Tournament from '#models/tournament'

let count = 0

export const TournamentFactory = factory
  .define(Tournament, () => {
    count += 1
    return {
      slug: `rapid-open-${count}`,
      title: `Rapid Open ${count}`,
      description: 'Seven rounds in one day.',
      formLink: 'https://forms.example/rapid',
      isActive: true,
      maxParticipants: null,
      prizes: [],
    }
  })
  .state('inactive', (tournament) => tournament.merge({ isActive: false }))
  .state('deleted', (tournament) => tournament.merge({ deletedAt: new Date().toISOString() }))
  .build()

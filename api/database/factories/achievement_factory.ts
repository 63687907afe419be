import factory from '@adonisjs/lucid/factories'
import Achievement from '#models/achievement'

let count = 0

export const AchievementFactory = factory
  .define(Achievement, () => {
    count += 1
    return {
      slug: `state-champion-${count}`,
      title: `State champion ${count}`,
      studentName: 'Rutuja Salunke',
      description: 'Nine rounds without a loss.',
      date: '2026-01-26',
      location: 'Nashik',
      ratingChange: '+115',
      tags: ['State'],
      isActive: true,
    }
  })
  .state('inactive', (achievement) => achievement.merge({ isActive: false }))
  .state('deleted', (achievement) => achievement.merge({ deletedAt: new Date().toISOString() }))
  .build()

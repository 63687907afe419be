import factory from '@adonisjs/lucid/factories'
import Notice from '#models/notice'
import { indianDay } from '#shared/days/indian_days'

export const NoticeFactory = factory
  .define(Notice, () => {
    const today = indianDay(Date.now())
    return {
      kind: 'no-class' as const,
      firstDay: today,
      lastDay: today,
      batchIds: [],
      place: '',
      text: 'Happy Diwali!',
      link: '',
    }
  })
  .state('deleted', (notice) => notice.merge({ deletedAt: new Date().toISOString() }))
  .build()

import { m } from '@/lib/messages'

export const classLabels = {
  weekday: m.weekday,
  from: m.lessonFrom,
  to: m.lessonTo,
  level: m.level,
  ages: m.ages,
  where: m.lessonWhere,
  place: m.lessonPlace,
  seats: m.seats,
  seatsTaken: m.seatsTaken,
  firstDay: m.firstLessonDay,
  lastDay: m.lastLessonDay,
}

export const lessonModes = {
  hall: m.lessonInHall,
  online: m.lessonOnline,
}

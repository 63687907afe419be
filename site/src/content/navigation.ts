import * as m from 'virtual:messages'
import { paths } from '~/paths'

export const navigation = [
  { title: m.navHome, path: paths.home },
  { title: m.navAbout, path: paths.about },
  { title: m.navCourses, path: paths.services },
  { title: m.navUpdates, path: paths.updates },
  { title: m.navAchievements, path: paths.achievements },
  { title: m.navTestimonials, path: paths.testimonials },
  { title: m.navContact, path: paths.contact },
]

export const quickLinks = [
  { title: m.navHome, path: paths.home },
  { title: m.navCourses, path: paths.services },
  { title: m.navUpdates, path: paths.updates },
  { title: m.navTestimonials, path: paths.testimonials },
  { title: m.navContact, path: paths.contact },
  { title: m.navLogin, path: paths.login },
]

import { words } from '~/features/puzzle/words'
import { paths } from '~/paths'

export interface NavigationItem {
  title: string
  path: string
}

export const navigation: NavigationItem[] = [
  { title: 'Home', path: paths.home },
  { title: 'About', path: paths.about },
  { title: 'Courses', path: paths.services },
  { title: 'Updates', path: paths.updates },
  { title: 'Achievements', path: paths.achievements },
  { title: 'Testimonials', path: paths.testimonials },
  { title: 'Contact', path: paths.contact },
]

export const quickLinks: NavigationItem[] = [
  { title: 'Home', path: paths.home },
  { title: 'Courses', path: paths.services },
  { title: 'Updates', path: paths.updates },
  { title: 'Testimonials', path: paths.testimonials },
  { title: words.footer, path: paths.puzzle },
  { title: 'Contact', path: paths.contact },
  { title: 'Login', path: paths.login },
]

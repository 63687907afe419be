import { hydrate } from '~/lib/island'
import { AchievementBrowser } from './AchievementBrowser'

hydrate('achievements', AchievementBrowser)

import { CachedList } from '#http_cache/cached_list'
import { achievementList, tournamentList } from '#queries/public_list'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

export const publicTournaments = new CachedList(tournamentList, (row) =>
  new TournamentTransformer(row).toObject()
)

export const publicAchievements = new CachedList(achievementList, (row) =>
  new AchievementTransformer(row).toObject()
)

import { PageTitle } from '@/components/page-title'

export default function AchievementsPage() {
  return <PageTitle title="Achievements" />
}

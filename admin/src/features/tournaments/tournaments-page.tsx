import { PageTitle } from '@/components/page-title'

export default function TournamentsPage() {
  return <PageTitle title="Tournaments" />
}

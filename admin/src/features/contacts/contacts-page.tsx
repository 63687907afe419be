import { PageTitle } from '@/components/page-title'

export default function ContactsPage() {
  return <PageTitle title="Contacts" />
}

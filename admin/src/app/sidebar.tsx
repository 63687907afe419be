import { useQuery } from '@tanstack/react-query'
import { MailIcon, MedalIcon, MegaphoneIcon, SettingsIcon, TrophyIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { m } from '@/lib/messages'
import { menuViewOf, paths } from '@/paths'
import { OutboxChip } from '@/unsent/outbox-chip'
import { Knight } from '@/components/piece'
import { Badge } from '@/components/ui/badge'
import { countsQuery } from '@/features/contacts/contact-resource'
import { SignOutButton } from '@/components/sign-out-button'
import { api } from '@/lib/api'
import { cn } from '@/lib/cn'
import { session } from '@/lib/session'
import { names } from '@/lib/names'

const views = [
  { to: paths.tournaments, name: m.tournaments, Icon: TrophyIcon },
  { to: paths.achievements, name: m.achievements, Icon: MedalIcon },
  { to: paths.contacts, name: m.contacts, Icon: MailIcon },
  { to: paths.settings, name: m.settings, Icon: SettingsIcon },
  { to: paths.notices, name: m.notices, Icon: MegaphoneIcon },
]

/** What is not of the four views every academy has stands below them, set apart. */
const BELOW_THE_FOUR =
  'relative mt-3 before:absolute before:inset-x-0 before:-top-2 before:border-t before:border-border'

/** The same number as in the strip above the views. */
function ToAnswer() {
  const count = useQuery(countsQuery).data?.waiting?.count
  if (!count) return null
  return (
    <Badge className="ml-auto" title={m.toAnswer({ count })}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{m.toAnswer({ count })}</span>
    </Badge>
  )
}

interface Props {
  email: string
  isMenu?: boolean
}

export function Sidebar({ email, isMenu = false }: Props) {
  const { pathname } = useLocation()
  const shown = menuViewOf(pathname)
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto p-4">
      <p className="flex items-center gap-3 px-2 pt-2 font-bold max-lg:pr-12">
        <Knight className="size-9 shrink-0 text-primary" />
        {names().academy}
      </p>
      <nav aria-label={m.views()} className="grid gap-1">
        {views.map(({ to, name, Icon }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === pathname ? 'page' : to === shown ? 'true' : undefined}
            // The view takes the place of the menu's own history entry.
            replace={isMenu}
            className={cn(
              to === paths.notices && BELOW_THE_FOUR,
              'flex min-h-12 flex-wrap items-center gap-x-3 rounded-control border-l-4 px-3 transition-colors',
              to === shown
                ? 'border-primary bg-accent font-bold text-primary forced-colors:underline'
                : 'border-transparent text-muted-foreground hover:bg-accent hover:text-foreground'
            )}
          >
            <Icon aria-hidden className="size-5" />
            {name()}
            {to === paths.contacts && <ToAnswer />}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-4 border-t pt-4">
        {!isMenu && <OutboxChip className="justify-self-start" />}
        <Profile email={email} />
        <SignOutButton place={isMenu ? 'menu' : 'sidebar'} onSignOut={signOut} className="w-full">
          {m.logout()}
        </SignOutButton>
      </div>
    </div>
  )
}

function signOut() {
  const headers = { Authorization: `Bearer ${session.token()}` }
  api.admin.accessTokens
    .destroy({ headers })
    .catch((error: unknown) => console.warn('The server did not learn of the sign-out', error))
  session.end()
}

function Profile({ email }: { email: string }) {
  const name = email.split('@')[0] || m.adminUser()
  return (
    <div className="flex min-w-0 items-center gap-3 px-2">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full border border-border-strong font-bold text-pale uppercase"
      >
        {name[0]}
      </span>
      <div className="min-w-0 text-sm leading-snug">
        <p className="truncate text-base font-bold">{name}</p>
        <p className="text-pale">{names().director}</p>
        <p className="truncate text-muted-foreground" title={email}>
          {email}
        </p>
      </div>
    </div>
  )
}

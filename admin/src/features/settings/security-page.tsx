import { deviceWords } from '@academy/api/shared/words/device_words'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { PageTitle } from '@/components/page-title'
import { SignOutButton } from '@/components/sign-out-button'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { formatDaysAgo } from '@/lib/format'
import { language } from '@/lib/language'
import { session } from '@/lib/session'
import { AccessList, ignoreNotFound } from './access-list'
import { Directors } from './directors'
import { Passkeys } from './passkeys'
import { SettingSection } from './setting-section'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api.admin.sessions.index({})).data,
})

const nameOf = ({ device, lastUsedAt }: Data.Session) =>
  [deviceWords(language(), device), formatDaysAgo(lastUsedAt)].join(', ')

export default function SecurityPage() {
  return (
    <>
      <PageTitle title={m.security()} above={{ path: paths.settings, name: m.settings() }} />
      <div className="grid gap-6">
        <Passkeys />
        <Devices />
        <SignOutEverywhere />
        <Directors />
      </div>
    </>
  )
}

function Devices() {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: ({ _id: id }: Data.Session) =>
      ignoreNotFound(api.admin.sessions.destroy({ params: { id } })),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    meta: { failure: m.endDeviceFailed(), done: m.deviceEnded() },
  })
  const endOthers = useMutation({
    mutationFn: () => api.admin.otherSessions.destroy({}),
    onSuccess: () => client.invalidateQueries(sessionsQuery),
    meta: { failure: m.endOtherDevicesFailed(), done: m.otherDevicesEnded() },
  })
  const sessions = useQuery(sessionsQuery)
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <AccessList
      id="devices"
      title={m.devices()}
      hint={m.devicesHint()}
      failure={m.devicesFailed()}
      query={sessions}
      row={(one) => ({
        name: nameOf(one),
        mark: one.isCurrent && <Badge variant="success">{m.thisDevice()}</Badge>,
        detail: m.deviceSince({ day: formatDaysAgo(one.createdAt) }),
        action: !one.isCurrent && (
          <Button
            variant="outline"
            aria-label={m.endDeviceOf({ device: nameOf(one) })}
            disabled={end.isPending}
            onClick={() => end.mutate(one)}
          >
            {m.signOut()}
          </Button>
        ),
      })}
    >
      {others > 0 && (
        <Button
          variant="outline"
          className="sm:justify-self-start"
          disabled={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {endOthers.isPending ? m.signingOut() : m.endOtherDevices()}
        </Button>
      )}
    </AccessList>
  )
}

function SignOutEverywhere() {
  // Unlike Logout it has to reach the server: saying so without having done it would be a lie.
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.accessTokenCollections.destroy({}),
    onSuccess: () => session.end(),
    meta: { failure: m.signOutAllFailed() },
  })
  return (
    <SettingSection isRow id="everywhere" title={m.signOutAll()} hint={m.signOutAllText()}>
      <SignOutButton
        place="security"
        onSignOut={() => mutate()}
        isPending={isPending}
        className="max-sm:w-full"
      >
        {isPending ? m.signingOut() : m.signOutAll()}
      </SignOutButton>
    </SettingSection>
  )
}

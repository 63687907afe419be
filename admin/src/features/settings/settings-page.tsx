import { languages, type Language } from '@academy/site/languages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { PageTitle } from '@/components/page-title'
import { ListMessage } from '@/components/list-message'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { api } from '@/lib/api'
import { profileQuery } from '@/lib/profile'
import { switchLanguage } from '@/lib/chosen-language'
import { language } from '~/i18n/language'
import { ChangePassword } from './change-password'
import { settingsQuery, useSettingsChange } from './queries'
import { ReadyReplies } from './ready-replies'
import { Recipients } from './recipients'
import { SettingRow } from './setting-section'

const names = Object.entries(languages) as [Language, string][]

const pages = [
  [m.security(), m.securityHint(), m.seeSecurity(), paths.security],
  [m.activity(), m.activityHint(), m.seeActivity(), paths.activity],
] as const

export default function SettingsPage() {
  return (
    <>
      <PageTitle title={m.settings()} />
      <div className="grid max-w-180 gap-6">
        <Notifications />
        <ReadyReplies />
        <LanguageChoice />
        <ChangePassword />
        {pages.map(([title, hint, label, to]) => (
          <SettingRow key={to} title={title} hint={hint}>
            {() => (
              <Button asChild variant="outline" className="max-sm:w-full">
                <Link to={to}>{label}</Link>
              </Button>
            )}
          </SettingRow>
        ))}
      </div>
    </>
  )
}

function Notifications() {
  const { data, isError, isPaused, refetch } = useQuery(settingsQuery)
  const toggle = useSettingsChange(
    (enabled: boolean) => api.admin.notificationSwitches.update({ body: { enabled } }),
    { failure: m.notificationsFailed(), done: m.notificationsUpdated() }
  )
  if (data) {
    return (
      <>
        <SettingRow title={m.emailNotifications()} hint={m.emailNotificationsHint()}>
          {(named) => (
            <Switch
              {...named}
              // An answer without the switch means on.
              checked={data.emailNotifications ?? true}
              disabled={toggle.isPending}
              onCheckedChange={(enabled) => toggle.mutate(enabled)}
            />
          )}
        </SettingRow>
        <Recipients emails={data.notificationEmails} />
      </>
    )
  }
  if (isError || isPaused) {
    return (
      <ListMessage piece="king" title={m.settingsFailed()} hint={m.checkConnection()}>
        <Button variant="outline" onClick={() => void refetch()}>
          {m.tryAgain()}
        </Button>
      </ListMessage>
    )
  }
  return <Skeleton aria-busy className="h-90 rounded-panel" />
}

function LanguageChoice() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Language) => api.admin.profiles.update({ body: { language: chosen } }),
    onSuccess(answer, chosen) {
      client.setQueryData(profileQuery.queryKey, answer)
      switchLanguage(chosen)
    },
    meta: { failure: m.languageFailed(), isExact: true },
  })
  return (
    <SettingRow title={m.language()} hint={m.languageHint()}>
      {(named) => (
        <div role="group" {...named} className="flex flex-wrap gap-3">
          {names.map(([code, name]) => (
            <Button
              key={code}
              lang={code}
              variant="outline"
              aria-pressed={code === language()}
              className="aria-pressed:border-primary aria-pressed:text-primary"
              disabled={isPending}
              onClick={() => code === language() || mutate(code)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </SettingRow>
  )
}

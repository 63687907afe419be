import { languages, type Language } from '@academy/api/shared/languages/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { PageTitle } from '@/components/page-title'
import { SmallForm } from '@/components/small-form'
import { Button } from '@/components/ui/button'
import { newPasswordField, ownPasswordField } from '@/lib/account-fields'
import { api } from '@/lib/api'
import { profileQuery, useAccount } from '@/lib/profile'
import { session } from '@/lib/session'
import { switchLanguage } from '@/lib/chosen-language'
import { language } from '@/lib/language'
import { Notifications } from './notifications'
import { ReadyReplies } from './ready-replies'
import { SettingSection } from './setting-section'

const names = Object.entries(languages) as [Language, string][]

const passwordFields = [{ ...ownPasswordField, label: m.currentPassword }, newPasswordField]

export default function SettingsPage() {
  return (
    <>
      <PageTitle title={m.settings()} />
      <div className="grid gap-6">
        <Notifications />
        <LinkedPage
          title={m.classes()}
          hint={m.classesHint()}
          label={m.seeClasses()}
          to={paths.classes}
        />
        <ReadyReplies />
        <LanguageChoice />
        <ChangePassword />
        <LinkedPage
          title={m.security()}
          hint={m.securityHint()}
          label={m.seeSecurity()}
          to={paths.security}
        />
        <LinkedPage
          title={m.activity()}
          hint={m.activityHint()}
          label={m.seeActivity()}
          to={paths.activity}
        />
      </div>
    </>
  )
}

interface LinkedPageProps {
  title: string
  hint: string
  label: string
  to: string
}

const LinkedPage = ({ title, hint, label, to }: LinkedPageProps) => (
  <SettingSection isRow id={to} title={title} hint={hint}>
    <Button asChild variant="outline" className="max-sm:w-full">
      <Link to={to}>{label}</Link>
    </Button>
  </SettingSection>
)

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
    <SettingSection isRow id="language" title={m.language()} hint={m.languageHint()}>
      <div role="group" aria-labelledby="language-title" className="flex flex-wrap gap-3">
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
    </SettingSection>
  )
}

function ChangePassword() {
  const email = useAccount()?.email ?? ''
  return (
    <SettingSection id="password" title={m.changePassword()} hint={m.signsOutOthers()}>
      <SmallForm
        // Tells password managers whose password this is.
        intro={
          <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
        }
        fields={passwordFields}
        send={async (body) => {
          // Every session ends; this one goes on with the token of the answer.
          session.start((await api.admin.passwords.update({ body })).token)
          toast.success(m.passwordChanged())
        }}
        failure={m.passwordChangeFailed()}
        labels={[m.changePassword(), m.changing()]}
        variant="outline"
      />
    </SettingSection>
  )
}

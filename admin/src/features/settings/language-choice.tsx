import { languages, type Language } from '@academy/site/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { profileQuery } from '@/lib/profile'
import { speak } from '@/lib/speak'
import { language } from '~/i18n/language'
import { SettingRow } from './setting-row'

const names = Object.entries(languages) as [Language, string][]

export function LanguageChoice() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Language) => api.admin.profiles.update({ body: { language: chosen } }),
    onSuccess(answer, chosen) {
      client.setQueryData(profileQuery.queryKey, answer)
      return speak(chosen)
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
